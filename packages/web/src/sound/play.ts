import type { Sound } from './sound.ts'

/** One voice of a sound: a tone that slides and fades, or a breath of filtered noise. */
type Voice = {
  readonly wave: OscillatorType | 'breath'
  /** Hertz at its beginning and at its end. */
  readonly from: number
  readonly to: number
  /** Seconds: when it begins, and how long it lasts. */
  readonly at: number
  readonly lasts: number
  /** From 0 to 1. */
  readonly loud: number
}

/** Ours, and made on the spot: nothing to load, nothing to license. All are shorter than half a second but the last. */
const VOICES: Readonly<Record<Sound, readonly Voice[]>> = {
  turn: [
    { wave: 'sine', from: 523, to: 523, at: 0, lasts: 0.16, loud: 0.22 },
    { wave: 'sine', from: 784, to: 784, at: 0.11, lasts: 0.24, loud: 0.22 },
  ],
  noise: [
    { wave: 'breath', from: 900, to: 240, at: 0, lasts: 0.3, loud: 0.5 },
    { wave: 'sine', from: 150, to: 90, at: 0.02, lasts: 0.22, loud: 0.3 },
  ],
  silence: [{ wave: 'breath', from: 300, to: 200, at: 0, lasts: 0.25, loud: 0.12 }],
  strike: [
    { wave: 'sawtooth', from: 220, to: 55, at: 0, lasts: 0.28, loud: 0.2 },
    { wave: 'breath', from: 3000, to: 500, at: 0, lasts: 0.16, loud: 0.45 },
  ],
  out: [
    { wave: 'triangle', from: 330, to: 82, at: 0, lasts: 0.48, loud: 0.3 },
    { wave: 'breath', from: 700, to: 80, at: 0.05, lasts: 0.4, loud: 0.3 },
  ],
  away: [
    { wave: 'sine', from: 392, to: 784, at: 0, lasts: 0.4, loud: 0.2 },
    { wave: 'breath', from: 400, to: 4000, at: 0, lasts: 0.4, loud: 0.2 },
  ],
  card: [{ wave: 'breath', from: 5200, to: 2600, at: 0, lasts: 0.07, loud: 0.25 }],
  pass: [
    { wave: 'breath', from: 4200, to: 2400, at: 0, lasts: 0.08, loud: 0.25 },
    { wave: 'breath', from: 3000, to: 1800, at: 0.12, lasts: 0.08, loud: 0.25 },
  ],
  // My card is loud in my own sector, or anywhere: as long as the card that everybody hears me draw.
  own: [{ wave: 'sine', from: 196, to: 175, at: 0, lasts: 0.07, loud: 0.3 }],
  lure: [{ wave: 'triangle', from: 587, to: 740, at: 0, lasts: 0.07, loud: 0.25 }],
  // As long as a card that changes hands.
  heart: [
    { wave: 'sine', from: 62, to: 46, at: 0, lasts: 0.09, loud: 0.7 },
    { wave: 'sine', from: 55, to: 40, at: 0.11, lasts: 0.09, loud: 0.5 },
  ],
  over: [
    { wave: 'sine', from: 262, to: 262, at: 0, lasts: 0.5, loud: 0.2 },
    { wave: 'sine', from: 392, to: 392, at: 0.16, lasts: 0.5, loud: 0.2 },
    { wave: 'sine', from: 523, to: 523, at: 0.32, lasts: 0.6, loud: 0.2 },
  ],
}

/** The length of a sound, in seconds. */
export const lengthOf = (sound: Sound): number => Math.max(...VOICES[sound].map(({ at, lasts }) => at + lasts))

let context: AudioContext | undefined
let breath: AudioBuffer | undefined

/** A second of white noise; any noise will do, so it need not be fair. */
function breathIn(audio: AudioContext): AudioBuffer {
  if (breath !== undefined) return breath
  breath = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = breath.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return breath
}

/** The source of a voice, ready to be started, and what it is heard through. */
function sourceOf(audio: AudioContext, { wave, from, to, lasts }: Voice, starts: number) {
  if (wave !== 'breath') {
    const tone = audio.createOscillator()
    tone.type = wave
    tone.frequency.setValueAtTime(from, starts)
    tone.frequency.exponentialRampToValueAtTime(to, starts + lasts)
    return { source: tone, heard: tone }
  }
  const source = audio.createBufferSource()
  source.buffer = breathIn(audio)
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.setValueAtTime(from, starts)
  filter.frequency.exponentialRampToValueAtTime(to, starts + lasts)
  return { source, heard: source.connect(filter) }
}

export function play(sound: Sound): void {
  context ??= new AudioContext()
  const audio = context
  void audio.resume()
  for (const voice of VOICES[sound]) {
    const starts = audio.currentTime + voice.at
    const { source, heard } = sourceOf(audio, voice, starts)
    const gain = audio.createGain()
    gain.gain.setValueAtTime(0.0001, starts)
    gain.gain.exponentialRampToValueAtTime(voice.loud, starts + 0.012)
    gain.gain.exponentialRampToValueAtTime(0.0001, starts + voice.lasts)
    heard.connect(gain).connect(audio.destination)
    source.start(starts)
    source.stop(starts + voice.lasts)
  }
}

import { signal } from '@preact/signals'
import { readStored, writeStored } from '../client/browser-storage.ts'

/** Sounds of a table. People who sit in one room hear one another's phones. */
export const SOUNDS = [
  'turn',
  'noise',
  'silence',
  'strike',
  'out',
  'away',
  'card',
  'pass',
  'over',
  'own',
  'lure',
  'heart',
] as const
export type Sound = (typeof SOUNDS)[number]

/** Off until the reader switches it on. */
export const soundOn = signal(readStored('sound') === 'on')

export function toggleSound(): void {
  soundOn.value = !soundOn.value
  writeStored('sound', soundOn.value ? 'on' : 'off')
  // The tap that switches it on is what browsers wait for before a page may sound.
  playSound('turn')
}

/** Do I wear headphones? Then nobody else hears what only I may know. */
export const headphonesOn = signal(readStored('headphones') === 'on')

export function toggleHeadphones(): void {
  headphonesOn.value = !headphonesOn.value
  writeStored('headphones', headphonesOn.value ? 'on' : 'off')
}

/** A sound that tells a secret, if only I can hear it; else one that tells nothing, or none. */
export const privately = (secret: Sound, neutral?: Sound): Sound | undefined => (headphonesOn.peek() ? secret : neutral)

/** Lets something sound, if that is wanted; what makes the sounds is loaded with the first of them. */
export function playSound(sound: Sound): void {
  if (soundOn.value) void import('./play.ts').then(({ play }) => play(sound))
}

/** Of several things that happened at once, the one to hear: the gravest. */
const GRAVITY: readonly Sound[] = [
  'over',
  'heart',
  'out',
  'away',
  'strike',
  'lure',
  'own',
  'noise',
  'turn',
  'pass',
  'card',
  'silence',
]
export const gravest = (sounds: readonly (Sound | undefined)[]): Sound | undefined =>
  GRAVITY.find((sound) => sounds.includes(sound))

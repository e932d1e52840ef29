import { signal } from '@preact/signals'
import { readStored, writeStored } from '../client/browser-storage.ts'

/**
 * Sounds of a table. Only what everybody knows has a sound, and my own turn: people who sit in one room hear one
 * another's phones.
 */
export const SOUNDS = ['turn', 'noise', 'silence', 'strike', 'out', 'away', 'card', 'pass', 'over'] as const
export type Sound = (typeof SOUNDS)[number]

/** Off until the reader switches it on. */
export const soundOn = signal(readStored('sound') === 'on')

export function toggleSound(): void {
  soundOn.value = !soundOn.value
  writeStored('sound', soundOn.value ? 'on' : 'off')
  // The tap that switches it on is what browsers wait for before a page may sound.
  playSound('turn')
}

/** Lets something sound, if that is wanted; what makes the sounds is loaded with the first of them. */
export function playSound(sound: Sound): void {
  if (soundOn.value) void import('./play.ts').then(({ play }) => play(sound))
}

/** Of several things that happened at once, the one to hear: the gravest. */
const GRAVITY: readonly Sound[] = ['over', 'out', 'away', 'strike', 'noise', 'turn', 'pass', 'card', 'silence']
export const gravest = (sounds: readonly (Sound | undefined)[]): Sound | undefined =>
  GRAVITY.find((sound) => sounds.includes(sound))

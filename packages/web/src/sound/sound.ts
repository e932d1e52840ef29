import { signal } from '@preact/signals'
import { remember, remembered } from '../client/memory.ts'

/**
 * What can be heard at a table. Only what everybody knows has a sound, and my own turn: people who sit in one room
 * hear one another's phones.
 */
export const SOUNDS = ['turn', 'noise', 'silence', 'strike', 'out', 'away', 'card', 'pass', 'over'] as const
export type Sound = (typeof SOUNDS)[number]

/** Nothing sounds until somebody wants it. */
export const soundOn = signal(remembered('sound') === 'on')

export function turnSound(): void {
  soundOn.value = !soundOn.value
  remember('sound', soundOn.value ? 'on' : 'off')
  // The tap that switches it on is what browsers wait for before a page may sound.
  ring('turn')
}

/** Lets something sound, if that is wanted; what makes the sounds is loaded with the first of them. */
export function ring(sound: Sound): void {
  if (soundOn.value) void import('./play.ts').then(({ play }) => play(sound))
}

/** Of several things that happened at once, the one to hear: the gravest. */
const GRAVITY: readonly Sound[] = ['over', 'out', 'away', 'strike', 'noise', 'turn', 'pass', 'card', 'silence']
export const gravest = (sounds: readonly (Sound | undefined)[]): Sound | undefined =>
  GRAVITY.find((sound) => sounds.includes(sound))

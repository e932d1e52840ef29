import { signal } from '@preact/signals'
import { TEMPOS, type Tempo } from '@selva/protocol/tempo'
import { readStored, writeStored } from '../client/browser-storage.ts'

/** The tempos that a person chooses among; a pause is no tempo to begin the next game with. */
export const SPEEDS = TEMPOS.filter((tempo) => tempo !== 'paused')

/** The tempo that this browser last chose for games alone with bots. */
export const chosenTempo = signal<Tempo>(SPEEDS.find((tempo) => tempo === readStored('tempo')) ?? 'normal')

export function chooseTempo(tempo: Tempo): void {
  chosenTempo.value = tempo
  writeStored('tempo', tempo)
}

/** A passing wish of the page: to pause, or to play on to my next decision or to the end. */
export const passing = signal<'pause' | 'hurry' | undefined>(undefined)

/** The tempo that the page wants now. */
export const wantedTempo = (): Tempo =>
  passing.value === 'pause' ? 'paused' : passing.value === 'hurry' ? 'atOnce' : chosenTempo.value

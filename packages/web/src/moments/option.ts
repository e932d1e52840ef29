import { signal } from '@preact/signals'
import { readStored, writeStored } from '../client/browser-storage.ts'

/** Are moments shown? Readers who want the game at once switch them off. */
export const momentsOn = signal(readStored('moments') !== 'off')

export function toggleMoments(): void {
  momentsOn.value = !momentsOn.value
  writeStored('moments', momentsOn.value ? 'on' : 'off')
}

import { signal } from '@preact/signals'
import type { Tempo } from '@selva/protocol'
import type { ComponentType } from 'preact'
import type { AnyLiveTable } from '../table/live.ts'

/** The tempo at which this page plays what it hears; `normal` wherever the reader may not choose one. */
export const tempoNow = signal<Tempo>('normal')

type Shown = ComponentType<{ readonly live: AnyLiveTable }>

/** The controls of the tempo, once they are loaded: in the sheet while I wait, and in the menu at any time. */
export const tempoControls = signal<{ readonly Bar: Shown; readonly Choice: Shown } | undefined>(undefined)

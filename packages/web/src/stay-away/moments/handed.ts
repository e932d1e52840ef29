import { type ReadonlySignal, signal } from '@preact/signals'
import type { Seat } from '@selva/core'
import type { Card } from '@selva/stay-away'
import type { Seen } from '../story-line.ts'

/** A card that a player has handed me. */
export type Handed = {
  readonly from: Seat
  readonly card: Card
  /** The player whom this exchange has infected, as far as I know. */
  readonly infected: Seat | undefined
}

/** The card that I get in these facts, if any. */
export function handedIn(facts: readonly Seen[], me: Seat | undefined): Handed | undefined {
  const infected = facts.find((fact) => fact.kind === 'infected')?.seat
  for (const fact of facts) {
    if (fact.kind === 'exchanged' && fact.to === me && fact.given !== undefined)
      return { from: fact.from, card: fact.given, infected }
    if (fact.kind === 'exchanged' && fact.from === me && fact.taken !== undefined)
      return { from: fact.to, card: fact.taken, infected }
    if (fact.kind === 'passed' && fact.to === me && fact.card !== undefined)
      return { from: fact.from, card: fact.card, infected }
  }
  return undefined
}

/** The private sheet with the card: first its back, then its face. */
export type HandedSheet = {
  readonly shown: ReadonlySignal<(Handed & { readonly face: boolean }) | undefined>
  shut(handed: Handed): void
  turn(handed: Handed): void
  close(): void
}

export function handedSheet(): HandedSheet {
  const shown = signal<(Handed & { readonly face: boolean }) | undefined>(undefined)
  const show = (face: boolean) => (handed: Handed) => {
    shown.value = { ...handed, face }
  }
  return {
    shown,
    shut: show(false),
    turn: show(true),
    close() {
      shown.value = undefined
    },
  }
}

import type { ScenarioPlace } from '@selva/core'
import { ITEMS } from '@selva/escape'
import type { ComponentChildren } from 'preact'
import { Button } from '../../ui/controls.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { tell } from '../words.ts'
import { type AnyCard, DECKS, type Deck, type HostForm, printedOf, withCount } from './form.ts'
import { formWords } from './form-words.ts'

/** The topic that explains a card of the decks: with an item or without it makes the same noise. */
function topicOf(card: AnyCard): string {
  if (card === 'green' || card === 'red') return 'hatch:1'
  const name = card.replace('Icon', '')
  return ITEMS.some((item) => item === name) ? `item:${name}` : `danger:${name}`
}

/** DCK-12: how many of each card there are, where the deck is in play at all. */
export function DeckCounts({
  form,
  change,
  notes,
}: {
  readonly form: HostForm
  readonly change: (form: HostForm) => void
  /** Faults to be shown at a deck or a card. */
  readonly notes?: (place: ScenarioPlace) => ComponentChildren
}) {
  const w = formWords(form)
  const printed = printedOf(form)
  if (printed === undefined) return undefined
  const m = tell(printed.rules.edition)
  const items: { readonly [item: string]: { readonly name: string } } = m.items
  const names: { readonly [card: string]: string } = w.cards
  const countsOf = (deck: Deck): { readonly [card: string]: number } => printed.rules[deck]
  return (
    <>
      {DECKS.map((deck) => {
        const counts = countsOf(deck)
        const cards = (Object.keys(counts) as AnyCard[]).filter(
          (card) => (counts[card] ?? 0) > 0 || form.decks[deck]?.[card] !== undefined,
        )
        return cards.length === 0 ? undefined : (
          <section key={deck} class="rulegroup deck" data-deck={deck}>
            <h3 class="label">{w.decks[deck]}</h3>
            {notes?.(['decks', deck])}
            {cards.map((card) => {
              const name = names[card] ?? items[card]?.name ?? card
              const usual = counts[card] ?? 0
              return (
                <div
                  key={card}
                  data-card={card}
                  class={`switch ${form.decks[deck]?.[card] === undefined ? '' : 'changed'}`}
                  data-about={topicOf(card)}
                >
                  <b>{name}</b>
                  <small>{w.host.usual(usual)}</small>
                  <span class="value">
                    <Stepper
                      label={name}
                      value={form.decks[deck]?.[card] ?? usual}
                      least={0}
                      most={99}
                      onChange={(n) => change(withCount(form, deck, card, n, usual))}
                    />
                  </span>
                  {notes?.(['decks', deck, card])}
                </div>
              )
            })}
          </section>
        )
      })}
      {Object.keys(form.decks).length === 0 ? undefined : (
        <Button kind="slim" onClick={() => change({ ...form, decks: {} })}>
          {w.host.reset}
        </Button>
      )}
    </>
  )
}

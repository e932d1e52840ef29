import { Button } from '../../ui/controls.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { ruleWords } from '../rules/words.ts'
import { tell } from '../words.ts'
import { type AnyCard, DECKS, type Deck, type HostWish, printedOf, withCount } from './wish.ts'

/** What a card of the decks is explained as: with an item or without it makes the same noise. */
function topicOf(card: AnyCard): string {
  if (card === 'green' || card === 'red') return 'hatch:1'
  const name = card.replace('Icon', '')
  return name in tell().items && name !== 'silence' ? `item:${name}` : `danger:${name}`
}

/** DCK-12: how many of each card there are, where the deck is in play at all. */
export function DeckCounts({ wish, change }: { readonly wish: HostWish; readonly change: (wish: HostWish) => void }) {
  const m = tell()
  const w = ruleWords()
  const printed = printedOf(wish)
  if (printed === undefined) return undefined
  const items: { readonly [item: string]: { readonly name: string } } = m.items
  const names: { readonly [card: string]: string } = w.cards
  const countsOf = (deck: Deck): { readonly [card: string]: number } => printed.rules[deck]
  return (
    <>
      {DECKS.map((deck) => {
        const counts = countsOf(deck)
        const cards = (Object.keys(counts) as AnyCard[]).filter((card) => (counts[card] ?? 0) > 0)
        return cards.length === 0 ? undefined : (
          <section key={deck} class="rulegroup deck" data-deck={deck}>
            <h3 class="label">{w.decks[deck]}</h3>
            {cards.map((card) => {
              const name = names[card] ?? items[card]?.name ?? card
              const usual = counts[card] ?? 0
              return (
                <div
                  key={card}
                  class={`switch ${wish.decks[deck]?.[card] === undefined ? '' : 'changed'}`}
                  data-about={topicOf(card)}
                >
                  <b>{name}</b>
                  <small>{w.host.printed(usual)}</small>
                  <span class="value">
                    <Stepper
                      label={name}
                      value={wish.decks[deck]?.[card] ?? usual}
                      least={0}
                      most={99}
                      onChange={(n) => change(withCount(wish, deck, card, n, usual))}
                    />
                  </span>
                </div>
              )
            })}
          </section>
        )
      })}
      {Object.keys(wish.decks).length === 0 ? undefined : (
        <Button kind="slim" onClick={() => change({ ...wish, decks: {} })}>
          {w.host.reset}
        </Button>
      )}
    </>
  )
}

import { isItem } from '@selva/escape'
import { Icon } from '../ui/Icon.tsx'
import type { EscapeWords } from './messages/en.ts'
import { faceOf } from './sentence.ts'
import type { MyCard } from './story.ts'
import './styles/drawn.css'

const RINGS = [20, 36, 53, 71, 90]

function Art({ face, text }: { readonly face: 'back' | 'yours' | 'any' | 'silence'; readonly text: string }) {
  if (face === 'back')
    return (
      <svg viewBox="0 0 200 150" aria-hidden="true">
        {RINGS.slice(0, 4).map((r) => (
          <path
            key={r}
            d={`M${100 - r / 2} ${75 - r * 0.866}h${r}l${r / 2} ${r * 0.866}-${r / 2} ${r * 0.866}h-${r}l-${r / 2}-${r * 0.866}Z`}
            class="da-b"
          />
        ))}
      </svg>
    )
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true">
      {RINGS.map((r, i) => (
        <circle key={r} cx="100" cy="75" r={r} class={`da da-o${i + 1} ${face === 'silence' ? 'hushed' : ''}`} />
      ))}
      <path d="M88 54.200h24l12 20.800-12 20.800H88L76 75Z" class="da-h" />
      <text x="100" y={face === 'yours' ? 81.5 : 85} class={`da-q ${face === 'yours' ? 's' : ''}`}>
        {text}
      </text>
    </svg>
  )
}

/** The card I drew, for my eyes only: a still beat face down, then it turns over. */
export function DrawnCard({
  words: { cards: m, items },
  card,
  shown,
  sector,
}: {
  readonly words: EscapeWords
  readonly card: MyCard
  readonly shown: boolean
  readonly sector: string
}) {
  const face = faceOf(card.card)
  if (!shown)
    return (
      <section class="drawn back" aria-live="polite">
        <div class="drawn-art">
          <Art face="back" text="" />
        </div>
        <div class="drawn-txt">
          <h2>{m.drawing}</h2>
        </div>
      </section>
    )
  const kept = card.how === 'kept'
  const { name, text } = isItem(card.card) ? items[card.card] : m[face === 'yours' || face === 'any' ? face : 'silence']
  return (
    <section
      class="drawn face"
      data-card={face}
      data-how={card.how}
      data-about={isItem(card.card) ? `item:${card.card}` : `danger:${face}`}
    >
      <div class="drawn-art">
        {isItem(card.card) ? (
          <Icon name={card.card} kind="found" />
        ) : (
          <Art
            face={face === 'yours' || face === 'any' ? face : 'silence'}
            text={face === 'yours' ? sector : face === 'any' ? '?' : '–'}
          />
        )}
      </div>
      <div class="drawn-txt">
        <span class="label">
          <Icon name="eye-off" kind="small" />
          {card.how === 'gained' ? m.gained : kept ? m.kept : m.only}
        </span>
        <h2>{name}</h2>
        <p>{kept ? m.keptText : text}</p>
      </div>
    </section>
  )
}

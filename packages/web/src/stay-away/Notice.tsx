import type { Seat } from '@selva/core'
import type { Card } from '@selva/stay-away'
import { RoundButton } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { CARD_ICONS } from './icons.ts'
import type { StayAwayModel } from './model.ts'
import type { LogLine } from './story-line.ts'
import { cardName, gameWords } from './words.ts'

type Note = { readonly title: string; readonly cards: readonly Card[]; readonly secret: boolean }

/** A line of the log that deserves to be seen at once: the cards a player showed, or what became of me. */
function noteOf(line: LogLine, me: Seat | undefined, nameAt: (seat: Seat) => string): Note | undefined {
  const m = gameWords().notice
  switch (line.kind) {
    case 'handSeen':
      return line.hand === undefined || line.by !== me
        ? undefined
        : { title: m.hand(nameAt(line.of)), cards: line.hand, secret: true }
    case 'cardSeen':
      if (line.card === undefined) return undefined
      return line.by === me
        ? { title: m.card(nameAt(line.of)), cards: [line.card], secret: true }
        : { title: m.seenOf(nameAt(line.by)), cards: [line.card], secret: true }
    case 'offerSeen':
      return { title: m.offer(nameAt(line.from)), cards: [line.card], secret: true }
    case 'got':
      return { title: m.got(nameAt(line.from)), cards: [line.got], secret: true }
    case 'handShown':
      return line.seat === me ? undefined : { title: m.hand(nameAt(line.seat)), cards: line.hand, secret: false }
    case 'infected':
      return line.seat === me
        ? { title: m.infected(nameAt(line.by)), cards: [], secret: true }
        : { title: m.infectedNow(nameAt(line.seat)), cards: [], secret: true }
    default:
      return undefined
  }
}

/** The last such things, until they are put away or the turn after the next begins. */
export function shownNotes({ story, dismissed, live, nameAt }: StayAwayModel) {
  const { lines, turn } = story.value
  const me = live.seat()
  const fresh = lines.filter((line) => line.turn >= turn - 1 && line.number > dismissed.value && line.turn > 0)
  return fresh
    .map((line) => ({ line, note: noteOf(line, me, nameAt) }))
    .filter(({ note }) => note !== undefined)
    .slice(-2)
}

export function Notice({ model }: { readonly model: StayAwayModel }) {
  const { story, dismissed } = model
  const { lines } = story.value
  const notes = shownNotes(model)
  if (notes.length === 0) return undefined
  const lastGot = notes.findLast(({ line }) => line.kind === 'got')?.line
  return (
    <aside class="notices" aria-label={gameWords().shown.title} data-testid="notices">
      {notes.map(({ line, note }) =>
        note === undefined ? undefined : (
          <div key={line.number} class={`notice ${line.kind}`}>
            <span class="label">
              {note.secret ? <Icon name="eye-off" kind="small" /> : <Icon name="eye" kind="small" />}
              {note.title}
            </span>
            <ul>
              {note.cards.map((card, i) => (
                <li key={`${i} ${card}`}>
                  <button
                    type="button"
                    onClick={() => {
                      model.reading.value = card
                    }}
                  >
                    <Icon name={CARD_ICONS[card]} />
                    {cardName(card)}
                  </button>
                </li>
              ))}
            </ul>
            {line === lastGot ? (
              <button
                type="button"
                class="tell"
                data-testid="tell"
                onClick={() => {
                  model.saying.value = 'gave'
                }}
              >
                <Icon name="speech" kind="small" />
                {gameWords().notice.tell}
              </button>
            ) : undefined}
          </div>
        ),
      )}
      <RoundButton
        icon="cross"
        label={gameWords().notice.dismiss}
        onClick={() => {
          dismissed.value = lines.length
        }}
      />
    </aside>
  )
}

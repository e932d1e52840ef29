import { botFor, playGameToEnd } from '@selva/bots'
import {
  type AnyFact,
  codedText,
  fastChance,
  type Game,
  isRefusal,
  type Redactor,
  type Seat,
  SPECTATORS,
  seatsOf,
  textOf,
} from '@selva/core'
import { escape } from '@selva/escape'
import { webSocketFrame } from '@selva/server/testing'
import { stayAway } from '@selva/stay-away'
import { report } from './measure.ts'

/** The bytes of a choice to a client, on the mean: its frame, and the acknowledgement to the client who chose. */
export const BUDGET = 80
/** The acknowledgement of a choice with an id as our own client makes it. */
const ACKNOWLEDGED = `["ok","${'x'.repeat(16)}"]`
const OK = webSocketFrame(ACKNOWLEDGED).length
const HEAD = 2

/** The bytes of a frame as they were sent before there was padding, and as they are sent now; 0 if nothing is. */
const before = (redactor: Redactor, facts: readonly AnyFact[], audience: Seat | 0): number => {
  const text = textOf(redactor, facts, audience)
  return text === '' ? 0 : `["facts",${text}]`.length + HEAD
}
const after = (redactor: Redactor, facts: readonly AnyFact[], audience: Seat | 0): number => {
  const text = codedText(redactor, facts, audience)
  return text === '' ? 0 : webSocketFrame(`["f",${text}]`).length
}

/** How often each size came up. */
type Spread = Map<number, number>
const count = (spread: Spread, size: number): void => void spread.set(size, (spread.get(size) ?? 0) + 1)
const total = (spread: Spread): number => [...spread.values()].reduce((sum, n) => sum + n, 0)
const inWords = (spread: Spread): string => {
  const all = total(spread)
  const sizes = [...spread].sort(([a], [b]) => a - b)
  const shown = sizes.slice(0, 6).map(([size, n]) => `${size}: ${Math.round((100 * n) / all)} %`)
  return shown.join(', ') + (sizes.length > 6 ? ` … ${sizes.at(-1)?.[0]} (${sizes.length} sizes)` : '')
}

type Row = { readonly before: Spread; readonly after: Spread }
const add = (row: Row, before: number, after: number): void => {
  count(row.before, before)
  count(row.after, after)
}
const rowAt = (rows: Map<string, Row>, name: string): Row => {
  const row = rows.get(name) ?? { before: new Map(), after: new Map() }
  rows.set(name, row)
  return row
}
const rowsAt = (all: Map<string, Map<string, Row>>, name: string): Map<string, Row> => {
  const rows = all.get(name) ?? new Map<string, Row>()
  all.set(name, rows)
  return rows
}
function print(title: string, rows: Map<string, Row>): void {
  console.log(`\n  ${title}`)
  for (const [name, row] of [...rows].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(`    ${name}`)
    console.log(`      before ${inWords(row.before)}`)
    console.log(`      after  ${inWords(row.after)}`)
  }
}

export type Table = {
  readonly title: string
  readonly id: string
  readonly game: Game
  readonly draft: { readonly seats: number; readonly [options: string]: unknown }
}

/** The sizes of all frames of some games, and what they were in. */
export type Sizes = {
  /** The frames of the player who drew a card, by the public facts of the batch and by card. */
  readonly byCard: Map<string, Map<string, Row>>
  /** By the public facts of a batch, and by the hidden facts beside them that the reader knows of. */
  readonly byHidden: Map<string, Map<string, Row>>
  readonly before: number
  readonly after: number
  readonly choices: number
  readonly frames: number
  /** Frames of one step. */
  readonly short: number
}

/** Plays games with bots and looks at every frame that a seat is sent. */
export function sizesOf({ id, game, draft }: Table, games: number): Sizes {
  const setting: unknown = game.setting(draft)
  if (isRefusal(setting)) throw new Error(`no such table: ${setting.refused}`)
  const { redactor } = game
  const byCard: Sizes['byCard'] = new Map()
  const byHidden: Sizes['byHidden'] = new Map()
  const sum = { before: 0, after: 0, choices: 0, frames: 0, short: 0 }
  const isHidden = (fact: AnyFact): boolean => redactor.redact(fact, SPECTATORS) === undefined

  function look(facts: readonly AnyFact[], seat: Seat): void {
    const [was, is] = [before(redactor, facts, seat), after(redactor, facts, seat)]
    if (is === 0) return
    sum.before += was
    sum.after += is
    sum.frames++
    if (is === 64) sum.short++
    const open = facts.filter((fact) => !isHidden(fact)).map(({ kind }) => kind)
    if (open.length === 0) return
    // Public facts of one kind can be long or short, which everyone sees: only frames with equal public parts compare.
    const shown = `${open.join()} (${before(redactor, facts, 0)} B)`
    const hidden = facts.filter((fact) => isHidden(fact) && redactor.redact(fact, seat) !== undefined)
    add(rowAt(rowsAt(byHidden, shown), hidden.map(({ kind }) => kind).join() || 'nothing'), was, is)
    const drawn = facts.find(({ kind }) => kind === 'drew') as (AnyFact & { seat: Seat; card: string }) | undefined
    if (drawn?.seat === seat) add(rowAt(rowsAt(byCard, shown), drawn.card), was, is)
  }
  for (let g = 0; g < games; g++) {
    let begun = false
    playGameToEnd({
      game,
      setting,
      chance: fastChance(g),
      stream: fastChance(g + 1000),
      bot: (seat) => botFor(id, draft, seat),
      after(_, facts) {
        // The deal is nobody's choice.
        if (begun) for (const seat of seatsOf(draft.seats)) look(facts, seat)
        if (begun) sum.choices++
        begun = true
      },
    })
  }
  return { byCard, byHidden, ...sum }
}

/** The bytes of a choice to a client, on the mean, its acknowledgement included. */
export const perChoice = ({ after, choices }: Sizes, { draft: { seats } }: Table): number =>
  (after / choices + OK) / seats

function figuresOf(table: Table, games: number): number {
  const sizes = sizesOf(table, games)
  const { title, draft } = table
  console.log(`\n${title}, ${games} games`)
  for (const [open, rows] of mostSeen(sizes.byCard).slice(0, 3)) print(`${open}, to the one who drew, by card`, rows)
  for (const [open, rows] of mostSeen(sizes.byHidden)) print(`${open}, by the hidden facts beside it`, rows)
  return report(`${title}: bytes`, [
    {
      what: 'before: a choice to a client, acknowledgement included',
      value: (sizes.before / sizes.choices + ACKNOWLEDGED.length + HEAD) / draft.seats,
      unit: 'B',
    },
    {
      what: 'now: a choice to a client, acknowledgement included',
      value: perChoice(sizes, table),
      unit: 'B',
      budget: { atMost: BUDGET },
    },
    { what: 'frames of one step', value: (100 * sizes.short) / sizes.frames, unit: '%' },
  ])
}

/** The situations that came up most, in more than one way. */
const mostSeen = (rows: Sizes['byHidden']): readonly (readonly [string, Map<string, Row>])[] => {
  const often = (of: Map<string, Row>): number => [...of.values()].reduce((sum, row) => sum + total(row.after), 0)
  return [...rows]
    .filter(([, of]) => of.size > 1)
    .sort(([, a], [, b]) => often(b) - often(a))
    .slice(0, 8)
}

const escapeOf = (preset: string): Table => ({
  title: `Escape, ${preset}, 8 players`,
  id: 'escape',
  game: escape as unknown as Game,
  draft: { zone: 'galilei', preset, seats: 8 },
})

export const TABLES: readonly Table[] = [
  escapeOf('advanced'),
  escapeOf('ultimate'),
  { title: 'Stay Away!, 8 players', id: 'stay-away', game: stayAway as unknown as Game, draft: { seats: 8 } },
]

/** How large frames are, and what their size would tell. */
export const benchSizes = (games: number): number =>
  TABLES.reduce((missed, table) => missed + figuresOf(table, games), 0)

import { chained, chainStart } from '../chain.ts'
import type { Chance, Stream } from '../chance.ts'
import type { Game } from '../game.ts'
import type { Batch } from '../log.ts'
import { type AnyChoice, count, nth } from '../option.ts'
import { open, play } from '../play.ts'
import { type GameRecord, recordOf } from '../record.ts'
import { recordingChance } from '../recorded-draws.ts'
import { isRefusal } from '../refusal.ts'
import { type Seat, seatsOf } from '../seat.ts'
import { type Fairness, hexOf, seedFrom, shareCommitment, tableCommitment } from '../seed.ts'
import { seededChance, seedOf } from '../seeded.ts'
import type { AnyFact } from '../visibility.ts'

/**
 * A random game to its end, recorded as a table records it: seat 1 is a person, the others are bots. A table that is
 * `alone` makes its seed without an exchange.
 */
export function recordedGame(
  game: Game,
  draft: unknown,
  stream: Stream,
  most = Number.POSITIVE_INFINITY,
  seed: 'together' | 'alone' = 'together',
): GameRecord {
  const setting: unknown = game.setting(draft)
  if (isRefusal(setting)) throw new Error(`no such setting: ${setting.refused} ${setting.about}`)
  const table = 'recorded'
  const secret = seedOf(`secret ${stream.below(1_000_000)}`)
  const partial = hexOf(seedOf(`part ${stream.below(1_000_000)}`))
  const [host] = seatsOf(1) as readonly [Seat]
  const fairness: Fairness = {
    commitment: tableCommitment(table, secret),
    parts: [{ seat: host, commitment: shareCommitment(table, host, partial), part: partial }],
  }
  const root = seed === 'alone' ? secret : seedFrom(table, secret, fairness)
  const batches: Batch[] = []
  const add = (more: Partial<Batch>, decide: (chance: Chance) => readonly AnyFact[]): void => {
    const n = batches.length
    const { chance, draws } = recordingChance(seededChance(root, String(n)))
    const batch: Batch = { n, rulesVersion: game.rulesVersion, ...more, facts: decide(chance) }
    const drawn = draws()
    const whole = Object.keys(drawn).length === 0 ? batch : { ...batch, draws: drawn }
    batches.push(chained(whole, batches.at(-1)?.chain ?? chainStart(table)))
  }
  let state = game.start(setting)
  add(seed === 'alone' ? {} : { fairness }, (chance) => {
    const begun = open(game, setting, chance)
    state = begun.state
    return begun.facts
  })
  while (!game.over(state) && batches.length < most) {
    const awaited = game.awaits(state)
    const seat = awaited[stream.below(awaited.length)]
    if (seat === undefined) throw new Error('the table waits for nobody')
    const options = game.options(state, seat)
    const choice = nth<AnyChoice>(options, stream.below(count(options)))
    add({ by: { seat, choice } }, (chance) => play(game, state, seat, choice, chance))
  }
  const seats = seatsOf(game.seats(setting)).map((seat) =>
    seat === host ? { by: 'person' as const, name: 'Ana' } : { by: 'bot' as const, name: `Bot ${seat}` },
  )
  return recordOf({ table, game: game.id, setting: game.toFile(setting), seats, secret, batches })
}

/** The same game with its chain made anew, as a forger would who has changed it and covers their tracks. */
export function rechained(record: GameRecord): GameRecord {
  let before = chainStart(record.table)
  const batches = record.batches.map(({ chain: _, ...batch }) => {
    const next = chained(batch, before)
    before = next.chain ?? before
    return next
  })
  return { ...record, batches }
}

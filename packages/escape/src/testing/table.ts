import {
  type Audience,
  allows,
  fastChance,
  isRefusal,
  type Opened,
  openWith,
  play,
  type Seat,
  seenBy,
  WATCHERS,
} from '@selva/core'
import type { Arrangement } from '../arrange.ts'
import { type EscapeShape, escape } from '../escape.ts'
import type { Fact } from '../facts.ts'
import type { Choice } from '../option.ts'
import { presets } from '../rules.ts'
import { nameOf, type Sector, sectorNamed } from '../sector.ts'
import type { Zone } from '../zone.ts'
import { zones } from '../zones/index.ts'

/** One player of an arranged table, in the game's own words. A choice the rules do not offer throws. */
export type Actor = {
  readonly seat: Seat
  moves(to: string): void
  resolves(): void
  attacks(): void
  announces(at: string): void
  isStuck(): void
  ends(): void
  /** What may be done now: `move`, `resolve` … */
  may(): readonly string[]
  /** The coordinates offered to a `move` or a `noise`, in order. */
  places(): readonly string[]
  /** Is this exact choice refused? */
  mayNot(choice: Choice): boolean
  /** Where he stands. */
  at(): string
}

/** Where a coordinate is; in a test a wrong one is a mistake of the test. */
export function sector(name: string): Sector {
  const found = sectorNamed(name)
  if (found === undefined) throw new Error(`${name} is no coordinate`)
  return found
}

const galilei = zones.find((zone) => zone.id === 'galilei') as Zone

export type TestTable<P extends string> = Opened<EscapeShape> & {
  readonly [name in P]: Actor
} & {
  /** What watchers have heard since the position was arranged: `noise 1 N10`, sectors by name. */
  log(audience?: Audience): readonly string[]
}

/** A fact as one short line. */
function line(fact: object): string {
  const { kind, ...fields } = fact as { readonly kind: string; readonly [field: string]: unknown }
  const words = Object.entries(fields).map(([name, value]) =>
    name === 'sector' || name === 'to' || name === 'from' ? nameOf(value as Sector) : String(value),
  )
  return [kind, ...words].join(' ')
}

/**
 * A table in the middle of a game: `table({ ana: 'captain@D09', bob: 'alien1@E10' })`, seats in that order; a `†` after
 * the place means killed there. It is the first player's turn unless the wishes say otherwise.
 */
export function table<P extends string>(
  players: Readonly<Record<P, string>>,
  wishes: Partial<Omit<Arrangement, 'players'>> & { readonly zone?: Zone } = {},
): TestTable<P> {
  const { zone = galilei, ...rest } = wishes
  const names = Object.keys(players) as P[]
  const setting = { zone, rules: presets.basic, seats: names.length }
  const arranged = escape.arrange(setting, {
    ...rest,
    players: names.map((name) => {
      const [character, at = ''] = players[name].split('@')
      return { character, at: at.replace('†', ''), killed: at.endsWith('†') }
    }),
  })
  if (isRefusal(arranged)) throw new Error(`cannot arrange this: ${arranged.refused} ${arranged.about}`)
  const opened = openWith(escape, setting, arranged)
  const { state } = opened
  const chance = fastChance(1)
  const heard: Fact[] = []
  const actor = (seat: Seat): Actor => {
    const decide = (choice: Choice): void => {
      const options = escape.options(state, seat)
      if (!allows(options, choice))
        throw new Error(`seat ${seat} may not ${JSON.stringify(choice)}: ${JSON.stringify(options)}`)
      heard.push(...play(escape, state, seat, choice, chance))
    }
    return {
      seat,
      moves: (to) => decide({ do: 'move', to: sector(to) }),
      resolves: () => decide({ do: 'resolve' }),
      attacks: () => decide({ do: 'attack' }),
      announces: (at) => decide({ do: 'noise', at: sector(at) }),
      isStuck: () => decide({ do: 'stuck' }),
      ends: () => decide({ do: 'end' }),
      may: () => escape.options(state, seat).map((option) => option.do),
      places: () =>
        escape
          .options(state, seat)
          .flatMap((o) => (o.do === 'move' ? o.to : o.do === 'noise' ? o.at : []))
          .map(nameOf),
      mayNot: (choice) => !allows(escape.options(state, seat), choice),
      at: () => nameOf(state.players[seat - 1]?.at as Sector),
    }
  }
  const actors = Object.fromEntries(names.map((name, i) => [name, actor((i + 1) as Seat)])) as Record<P, Actor>
  return {
    ...opened,
    ...actors,
    log: (audience = WATCHERS) => seenBy(escape.redactor, heard, audience).map(line),
  }
}

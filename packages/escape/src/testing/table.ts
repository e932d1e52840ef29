import {
  type Audience,
  allows,
  fastChance,
  folded,
  isRefusal,
  type Opened,
  openWith,
  play,
  type Seat,
  SPECTATORS,
  seenBy,
} from '@selva/core'
import type { ArrangedPlayer, Arrangement } from '../arrange/arrangement.ts'
import { escape } from '../escape.ts'
import type { Fact } from '../facts.ts'
import type { Colour, Item } from '../item.ts'
import type { Choice, Option } from '../option.ts'
import { nameOf, type Sector, sectorNamed } from '../sector.ts'
import type { Preset } from '../setting/scenario.ts'
import { settingFrom } from '../setting/setting.ts'
import { type PartialState, playerAt, type Setting } from '../state.ts'
import type { EscapeShape } from '../table-game.ts'
import type { Zone } from '../zone.ts'
import { line } from './line.ts'

/** One player of an arranged table, in the game's own words. A choice the rules do not offer throws. */
type Actor = {
  readonly seat: Seat
  moves(to: string): void
  stands(): void
  holds(): void
  lurks(): void
  isStuck(): void
  resolves(): void
  attacks(): void
  announces(at: string): void
  /** Both sectors after a Cat, in the order he picks them. */
  announcesBoth(one: string, other: string): void
  picks(colour: Colour): void
  discards(item: Item): void
  /** Plays an item; a Spotlight needs a coordinate, a Sensor a player. */
  uses(item: Item, on?: string | Actor): void
  /** The Co-Pilot's Teleport without a card. */
  teleports(): void
  /** The Pilot's two noises without a Cat. */
  distracts(): void
  examines(patient: Actor): void
  ends(): void
  /** Choices allowed now: `move`, `resolve`, `use attack` … */
  may(): readonly string[]
  /** The coordinates offered to a `move` or a noise, in order. */
  places(): readonly string[]
  /** Is this exact choice refused? */
  mayNot(choice: Choice): boolean
  /** Sector he stands in. */
  at(): string
  hand(): readonly string[]
}

/** Sector of a coordinate; in a test a wrong one is a mistake of the test. */
export function sector(name: string): Sector {
  const found = sectorNamed(name)
  if (found === undefined) throw new Error(`${name} is no coordinate`)
  return found
}

export type TestTable<P extends string> = Opened<EscapeShape> & {
  readonly [name in P]: Actor
} & {
  /** Facts that watchers have heard since the position was arranged: `noise 1 N10`, sectors by name. */
  log(audience?: Audience): readonly string[]
  /** Knowledge of an audience about the position now. */
  knows(audience: Audience): PartialState
}

/** Properties of a table besides its position. */
export type TestTableOptions = {
  readonly zone?: Zone
  readonly preset?: Preset
  readonly codes?: readonly unknown[]
  readonly switches?: object
  readonly decks?: object
}

function settingOf({ zone, preset = 'basic', ...parts }: TestTableOptions, seats: number): Setting {
  const setting = settingFrom({ zone: 'galilei', preset, seats, ...parts })
  if (isRefusal(setting)) throw new Error(`no such table: ${setting.refused} ${setting.about}`)
  return zone === undefined ? setting : { ...setting, zone }
}

/** `captain@D09 +attack +defense fed`; a `†` after the place means killed there. */
function playerFrom(text: string): ArrangedPlayer {
  const [who = '', ...more] = text.split(' ')
  const [character = '', at = ''] = who.split('@')
  const number = (word: string) => Number(more.find((m) => m.startsWith(`${word}=`))?.split('=')[1] ?? 0)
  const home = more.find((m) => m.startsWith('home='))?.slice('home='.length)
  return {
    character,
    at: at.replace('†', ''),
    killed: at.endsWith('†'),
    hand: more.filter((m) => m.startsWith('+')).map((m) => m.slice(1)),
    fed: more.includes('fed'),
    spent: more.includes('spent'),
    shown: more.includes('shown'),
    mutated: more.includes('mutated'),
    kills: number('kills'),
    escaped: number('escaped'),
    ...(home !== undefined && { home }),
  }
}

/** An option in words. */
function words(option: Option): readonly string[] {
  return option.do === 'use' || option.do === 'discard'
    ? option.item.map((item) => `${option.do} ${item}`)
    : [option.do]
}

/**
 * A table in the middle of a game: `table({ ana: 'captain@D09', bob: 'alien1@E10' })`, seats in that order. It is the
 * first player's turn of a Basic game unless the options say otherwise.
 */
export function table<P extends string>(
  players: Readonly<Record<P, string>>,
  options: Partial<Omit<Arrangement, 'players'>> & TestTableOptions = {},
): TestTable<P> {
  const { zone, preset, codes, switches, decks, ...rest } = options
  const names = Object.keys(players) as P[]
  const setting = settingOf(
    {
      ...(zone && { zone }),
      ...(preset && { preset }),
      ...(codes && { codes }),
      ...(switches && { switches }),
      ...(decks && { decks }),
    },
    names.length,
  )
  const arranged = escape.arrange(setting, { ...rest, players: names.map((name) => playerFrom(players[name])) })
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
      stands: () => decide({ do: 'stand' }),
      holds: () => decide({ do: 'hold' }),
      lurks: () => decide({ do: 'lurk' }),
      isStuck: () => decide({ do: 'stuck' }),
      resolves: () => decide({ do: 'resolve' }),
      attacks: () => decide({ do: 'attack' }),
      announces: (at) => decide({ do: 'noise', at: sector(at) }),
      announcesBoth(one, other) {
        decide({ do: 'noise', at: sector(one) })
        decide({ do: 'alsoNoise', at: sector(other) })
      },
      picks: (colour) => decide({ do: 'pick', colour }),
      discards: (item) => decide({ do: 'discard', item }),
      uses(item, on) {
        if (item === 'spotlight') decide({ do: 'spotlight', at: sector(String(on)) })
        else if (typeof on === 'object') decide({ do: 'sensor', on: on.seat })
        else decide({ do: 'use', item })
      },
      teleports: () => decide({ do: 'teleport' }),
      distracts: () => decide({ do: 'cat' }),
      examines: (patient) => decide({ do: 'medic', on: patient.seat }),
      ends: () => decide({ do: 'end' }),
      may: () => escape.options(state, seat).flatMap(words),
      places: () =>
        escape
          .options(state, seat)
          .flatMap((o) => (o.do === 'move' ? o.to : o.do === 'noise' || o.do === 'alsoNoise' ? o.at : []))
          .map(nameOf),
      mayNot: (choice) => !allows(escape.options(state, seat), choice),
      at: () => nameOf(playerAt(state, seat).at),
      hand: () => playerAt(state, seat).hand.toSorted(),
    }
  }
  const actors = Object.fromEntries(names.map((name, i) => [name, actor((i + 1) as Seat)])) as Record<P, Actor>
  return {
    ...opened,
    ...actors,
    log: (audience = SPECTATORS) => seenBy(escape.redactor, heard, audience).map(line),
    knows(audience) {
      const facts = [...opened.facts, ...heard]
      return folded(
        escape as never,
        setting,
        [{ n: 0, rulesVersion: escape.rulesVersion, facts }],
        audience,
      ) as PartialState
    },
  }
}

import {
  type AnyFact,
  elementAt,
  fastChance,
  isRefusal,
  openWith,
  play,
  type Seat,
  type Stream,
  seenBy,
} from '@selva/core'
import {
  type Arrangement,
  type Choice,
  escape,
  type Fact,
  type FullState,
  nameOf,
  presets,
  type Sector,
  type Setting,
  sectorNamed,
  zoneFrom,
} from '@selva/escape'
import { type EscapeBot, escapeBot } from '../src/escape/bot.ts'

/** A table with these options. */
export function settingOf(draft: object): Setting {
  const setting = escape.setting(draft)
  if (isRefusal(setting)) throw new Error(`${setting.refused} ${setting.about}`)
  return setting
}

export const galilei = (seats: number, preset = 'basic', more: object = {}): Setting =>
  settingOf({ zone: 'galilei', preset, seats, ...more })

/** A zone of a few sectors: `cells` are its coordinates with what is there. */
export function smallZone(
  seats: number,
  cells: { readonly [name: string]: string },
  { rules }: Pick<Setting, 'rules'> = { rules: presets.basic },
): Setting {
  const rows = Array.from({ length: 14 }, (_, r) => {
    const row = String(r + 1).padStart(2, '0')
    const line = [...'ABCDEFGHIJKLMNOPQRSTUVW'].map((column) => cells[column + row] ?? '.').join('')
    return `${row} ${line}`
  })
  const zone = zoneFrom(`zone: small\ntitle: SMALL\n\n   ABCDEFGHIJKLMNOPQRSTUVW\n${rows.join('\n')}\n`)
  if (isRefusal(zone)) throw new Error(`${zone.refused} ${zone.about}`)
  return { zone, rules, seats }
}

export function sector(name: string): Sector {
  const at = sectorNamed(name)
  if (at === undefined) throw new Error(`no sector ${name}`)
  return at
}

export const seat = (n: number): Seat => n as Seat

/** Streams to try a choice with: what a bot must do it does with all of them. */
export const streams = (n = 40): readonly Stream[] => Array.from({ length: n }, (_, i) => fastChance(i + 1))

/** An arranged table at which bots listen, each from its own seat. */
export type Table = {
  readonly state: FullState
  bot(n: number): EscapeBot
  /** The facts a seat has seen so far. */
  seen(n: number): readonly AnyFact[]
  /** The seat whose turn it is does this. */
  does(...choices: readonly Choice[]): void
  /** A whole turn: there, then a card or the silence, naming its own sector, and done. */
  goes(to: string, then?: 'resolve' | 'attack'): void
}

export function table(setting: Setting, description: Arrangement, seed = 7): Table {
  const opening = escape.arrange(setting, description)
  if (isRefusal(opening)) throw new Error(`${opening.refused} ${opening.about}`)
  const { state } = openWith(escape, setting, opening)
  const chance = fastChance(seed)
  const log: Fact[] = []
  const bots = state.players.map((_, i) => escapeBot(setting, seat(i + 1)))
  const tell = (facts: readonly Fact[]): void => {
    log.push(...facts)
    for (const [i, bot] of bots.entries())
      for (const fact of seenBy(escape.redactor, facts, seat(i + 1))) bot.hear(fact as Parameters<EscapeBot['hear']>[0])
  }
  tell(opening)
  const does = (...choices: readonly Choice[]): void => {
    for (const choice of choices) tell(play(escape, state, state.turn, choice, chance))
  }
  return {
    state,
    bot: (n) => elementAt(bots, n - 1),
    seen: (n) => seenBy(escape.redactor, log, seat(n)),
    does,
    goes(to, then = 'resolve') {
      does({ do: 'move', to: sector(to) }, { do: then })
      if (state.end === 'running' && state.mine.step === 'name') does({ do: 'noise', at: sector(to) })
      if (state.end === 'running') does({ do: 'end' })
    },
  }
}

/** The bot's choices with many streams: the distinct answers in words. */
export function answers(bot: EscapeBot, tries?: number): readonly string[] {
  const said = streams(tries).map((stream) => {
    const choice = bot.choose(stream)
    switch (choice.do) {
      case 'move':
        return `move ${nameOf(choice.to)}`
      case 'noise':
      case 'alsoNoise':
      case 'spotlight':
        return `${choice.do} ${nameOf(choice.at)}`
      case 'use':
      case 'discard':
        return `${choice.do} ${choice.item}`
      case 'sensor':
      case 'medic':
        return `${choice.do} ${choice.on}`
      case 'pick':
        return `pick ${choice.colour}`
      default:
        return choice.do
    }
  })
  return [...new Set(said)].toSorted()
}

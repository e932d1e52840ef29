import { fastChance, type Seat, seatsOf } from '@selva/core'
import { type FullState, living, playerAt, type Role, type Setting, stayAway } from '@selva/stay-away'
import type { Bot } from '../../bot.ts'
import { ask, newScore, type Score } from '../../calibration/score.ts'
import { playGameToEnd } from '../../playout.ts'
import { type Reader, readerFor } from '../reading.ts'

/** The roles that others can only guess. */
export const GUESSED = ['thing', 'infected'] as const
type Guessed = (typeof GUESSED)[number]

/** How well Humans know at every turn who is The Thing, and who is infected. */
type RoleCalibration = {
  readonly belief: Readonly<Record<Guessed, Score>>
  /** The same of a player who holds everyone for as likely as they are over all these games. */
  readonly average: Readonly<Record<Guessed, Score>>
}

type RoleCalibrationOptions = {
  readonly setting: Setting
  readonly seed: number
  readonly games: number
  bot(seat: Seat, table: object): Bot
}

/** Chances that a Human gave to another player, and what that player was. */
type Answer = Readonly<Record<Guessed, number>> & { readonly role: Role }

type Readers = ReadonlyMap<Seat, Reader>

/** A bot whose seat has a reader too: both hear the same. */
function listening(bot: Bot, reader: Reader): Bot {
  return {
    ...bot,
    hear(fact) {
      bot.hear(fact)
      reader.hear(fact as Parameters<Reader['hear']>[0])
    },
  }
}

function answersIn(state: FullState, readers: Readers): readonly Answer[] {
  const humans = living(state).filter((seat) => playerAt(state, seat).role === 'human')
  return humans.flatMap((human) => {
    const readings = readers.get(human)?.players() ?? []
    return readings
      .filter(({ seat }) => seat !== human && playerAt(state, seat).alive)
      .map(({ seat, thing, infected }) => ({ thing, infected, role: playerAt(state, seat).role }))
  })
}

function scoreOf(answers: readonly Answer[], role: Guessed, chance: (answer: Answer) => number): Score {
  const score = newScore()
  for (const answer of answers) {
    const said = chance(answer)
    ask(score, [1 - said, said], answer.role === role ? 1 : 0)
  }
  return score
}

const scores = (score: (role: Guessed) => Score): Readonly<Record<Guessed, Score>> => ({
  thing: score('thing'),
  infected: score('infected'),
})

/** Plays games, and asks every Human at the beginning of every turn what each other player is. */
export function calibrateRoles({ setting, seed, games, bot }: RoleCalibrationOptions): RoleCalibration {
  const answers: Answer[] = []
  for (let game = 0; game < games; game++) {
    const readers: Readers = new Map(seatsOf(setting.seats).map((seat) => [seat, readerFor(setting, seat)]))
    playGameToEnd({
      game: stayAway,
      setting,
      chance: fastChance(seed + 2 * game),
      stream: fastChance(seed + 2 * game + 1),
      bot(seat, table) {
        const reader = readers.get(seat)
        const made = bot(seat, table)
        return reader === undefined ? made : listening(made, reader)
      },
      after(state, facts) {
        const begins = facts.some(({ kind }) => kind === 'turn')
        if (state.end === 'running' && begins) answers.push(...answersIn(state, readers))
      },
    })
  }
  const share = (role: Guessed): number =>
    answers.filter((answer) => answer.role === role).length / Math.max(1, answers.length)
  return {
    belief: scores((role) => scoreOf(answers, role, (answer) => answer[role])),
    average: scores((role) => {
      const average = share(role)
      return scoreOf(answers, role, () => average)
    }),
  }
}

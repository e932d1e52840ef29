import { randomBot } from '@selva/bots'
import { type AnyChoice, type AnyFact, isTableFact, type Seat, SPECTATORS } from '@selva/core'
import { toy } from '@selva/core/toy'
import { type InProcessTable, type InProcessTableOptions, inProcessTable } from '@selva/server/testing'
import type { TableId } from '../src/base/ids.ts'
import type { BotThread } from '../src/bots/bot-thread.ts'
import type { Games } from '../src/games/games.ts'
import { botsInProcess } from '../src/testing/bots-in-process.ts'
import { GAMES, TOY } from './games.ts'

/** The toy game with bots that are asked for a claim after every card that is laid. */
export const TALKING: Games = {
  ...GAMES,
  toy: { game: toy, pace: {}, talk: { after: { laid: 1 }, answers: { suspect: 1 } } },
}

export const suspect = (whom: number): AnyChoice => Object.assign({ do: 'suspect' }, { whom })

/** The answer of a bot that is asked: by its own seat, after all that it has heard. */
export type Says = (seat: Seat, heard: readonly AnyFact[]) => AnyChoice | undefined

/** A table of the toy game whose bots take any choice, and say what they are told to. `asked` are the seats that were asked. */
export async function talkingBots(
  says: Says,
  {
    think,
    ...options
  }: Partial<InProcessTableOptions> &
    Pick<InProcessTableOptions, 'people'> & {
      /** How long the bot of a seat takes to find its words, in milliseconds; no time, unless said. */
      readonly think?: (seat: Seat) => number
    },
) {
  const asked: Seat[] = []
  const quick = botsInProcess((_game, draft, seat) => {
    const bot = randomBot(toy as never, toy.setting(draft), seat)
    const heard: AnyFact[] = []
    return {
      hear(fact) {
        heard.push(fact)
        if (!isTableFact(fact)) bot.hear(fact)
      },
      choose: bot.choose,
      claim() {
        asked.push(seat)
        return says(seat, heard)
      },
    }
  })
  const bots: BotThread = {
    ...quick,
    seat(game, setting, seat, manner) {
      const bot = quick.seat(game, setting, seat, manner)
      const ms = think?.(seat) ?? 0
      const slowly = () => new Promise<void>((go) => void stage.clock.after(ms, go)).then(() => bot.claim?.())
      return ms === 0 ? bot : { ...bot, claim: slowly }
    },
  }
  const id = 'talkative00' as TableId
  const stage: InProcessTable = await inProcessTable({
    game: 'toy',
    setting: TOY(4),
    games: TALKING,
    bots,
    id,
    ...options,
  })
  return { stage, asked }
}

/** Lets some time pass, and all that follows from it. */
export async function pass(stage: InProcessTable, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 50) {
    stage.clock.wind(50)
    for (let i = 0; i < 4; i++) await stage.settle()
  }
}

type Heard = { readonly time: number; readonly fact: readonly unknown[] }

/** The facts that a spectator heard, and when. */
export const news = (stage: InProcessTable): readonly Heard[] =>
  stage.heardBy(SPECTATORS).flatMap(({ time, message }) => {
    const [kind, facts] = JSON.parse(message)
    return kind === 'facts' ? facts.map((fact: readonly unknown[]): Heard => ({ time, fact })) : []
  })

export const claimsIn = (heard: readonly Heard[]): readonly Heard[] => heard.filter(({ fact }) => fact[0] === 'claimed')

import { type Game, isRefusal, type Seat, type Shape } from '@selva/core'
import type { CrewName } from '@selva/protocol'
import type { Bot } from './bot.ts'
import { type AnyLevel, DEFAULT_LEVEL, SKILLS, type Skill } from './levels.ts'

/** The setting from a table's options, which have been accepted before. */
function settingOf<G extends Shape>(game: Game<G>, draft: unknown): G['setting'] {
  const setting = game.setting(draft)
  if (isRefusal(setting)) throw new Error(`no table can have this setting: ${setting.refused} ${setting.about}`)
  return setting
}

/** The same as `settingOf`, worked out once for all bots that are made from the same options. */
function settingsOf<G extends Shape>(game: Game<G>): (draft: unknown) => G['setting'] {
  const known = new WeakMap<object, G['setting']>()
  return (draft) => {
    if (typeof draft !== 'object' || draft === null) return settingOf(game, draft)
    const setting = known.get(draft) ?? settingOf(game, draft)
    known.set(draft, setting)
    return setting
  }
}

export type BotOptions = {
  readonly level?: AnyLevel
  /** One of the styles of its game; without one, the bot plays as well as its level lets it. */
  readonly style?: string
  /** The same object for all bots of a table: they share what everyone there can know. */
  readonly table?: object
}

/** The style that members of the crew have in one game. */
export type CrewStyles<Style extends string = string> = Readonly<Partial<Record<CrewName, Style>>>

/** The bots of one game. */
export type BotMaker = {
  /** A bot, from the table's options. */
  readonly make: (draft: unknown, seat: Seat, options: BotOptions) => Bot
  readonly crewStyles: CrewStyles
}

/** How a bot with these options plays: the weights of its style, if it has one, and the skill of its level. */
export function mannerOf<Weights>(
  styles: Readonly<Record<string, Weights>>,
  { level = DEFAULT_LEVEL, style, table = {} }: BotOptions,
): readonly [weights: Weights | undefined, skill: Skill, table: object] {
  if (style === undefined) return [undefined, SKILLS[level], table]
  if (!Object.hasOwn(styles, style)) throw new Error(`no bot has the style ${style}`)
  return [styles[style], SKILLS[level], table]
}

/** The entry of a game whose bots are made by `makeBot`, and whose styles have these weights. */
export const botMaker = <G extends Shape, Weights>(
  game: Game<G>,
  styles: Readonly<Record<string, Weights>>,
  crewStyles: CrewStyles,
  makeBot: (setting: G['setting'], seat: Seat, weights: Weights | undefined, skill: Skill, table: object) => Bot,
): BotMaker => {
  const setting = settingsOf(game)
  return {
    make: (draft, seat, options) => makeBot(setting(draft), seat, ...mannerOf(styles, options)),
    crewStyles,
  }
}

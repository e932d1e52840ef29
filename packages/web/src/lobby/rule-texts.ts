import type { TableInfo } from '@selva/protocol'
import { gameOf } from '../client/games.ts'
import { termLines } from '../terms/lines.ts'
import { loadTermWords, termWords } from '../terms/words.ts'
import { lobbyWords } from './words.ts'

/** Everything that is agreed on at a table, line by line, in the reader's language. */
export async function ruleTexts({ game, setting, terms, seats }: TableInfo): Promise<readonly string[]> {
  const [told] = await Promise.all([gameOf(game)?.ruleLines(), loadTermWords()])
  const m = lobbyWords()
  const levels = seats.flatMap(({ by, bot }) =>
    by === 'nobody' && bot !== undefined && bot.level !== terms.bots
      ? [m.level(bot.name, termWords().bots.values[bot.level].name)]
      : [],
  )
  return [m.players(seats.length), ...(told?.(setting) ?? []), ...termLines(terms, game), ...levels]
}

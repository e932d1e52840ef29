import { type AnyFact, EVERYTHING, folded, type GameRecord, isRefusal, seatsOf } from '@selva/core'
import type { Language } from '@selva/protocol'
import type { Games } from '../games/games.ts'
import { cardOf } from '../pictures/card.ts'
import { canSet, lettersOf } from '../pictures/letters.ts'
import { SHARE_WORDS } from './words.ts'

/** The preview that a chat shows of a link to a game. */
export type Preview = { readonly title: string; readonly description: string; readonly game: string }

/** More winners than this are counted, not named. */
const MOST_NAMED = 3

type Ended = { readonly setting: unknown; readonly winners: readonly number[] }

function endOf(games: Games, { game: id, setting: written, batches, seats }: GameRecord): Ended | undefined {
  const game = games[id]?.game
  const setting = game?.fromFile(written)
  if (game === undefined || (typeof setting === 'object' && setting !== null && isRefusal(setting))) return undefined
  const state = folded(game, setting, batches, EVERYTHING)
  // A game that was ended by vote has no winners.
  const winners = game.over(state) ? seatsOf(seats.length).filter((seat) => game.outcome(state, seat).won) : []
  return { setting, winners }
}

function headlineOf(
  { seats }: GameRecord,
  winners: readonly number[],
  language: Language,
  isShown: (name: string) => boolean,
): string {
  const words = SHARE_WORDS[language]
  if (winners.length === 0) return words.noOneWon
  if (winners.length > MOST_NAMED) return words.manyWon(winners.length)
  const names = winners.map((seat) => {
    const { name = '' } = seats[seat - 1] ?? {}
    return name !== '' && isShown(name) ? name : words.player(seat)
  })
  return words.won(new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(names), names.length === 1)
}

const titleOf = (games: Games, game: string): string => games[game]?.title ?? game

export function previewOf(games: Games, record: GameRecord, language: Language): Preview | undefined {
  const end = endOf(games, record)
  if (end === undefined) return undefined
  return {
    title: headlineOf(record, end.winners, language, () => true),
    description: SHARE_WORDS[language].about(record.seats.length),
    game: titleOf(games, record.game),
  }
}

export function pictureOf(games: Games, record: GameRecord, language: Language): Buffer | undefined {
  const end = endOf(games, record)
  if (end === undefined) return undefined
  const facts = record.batches.flatMap((batch): readonly AnyFact[] => batch.facts)
  const letters = lettersOf(46)
  return cardOf(
    games[record.game]?.picture,
    { setting: end.setting, facts },
    {
      headline: headlineOf(record, end.winners, language, (name) => canSet(letters, name)),
      below: titleOf(games, record.game),
      seats: record.seats.length,
      winners: end.winners,
    },
  )
}

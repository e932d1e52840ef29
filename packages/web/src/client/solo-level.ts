import { type BotLevel, botLevelNamed } from '@selva/protocol/terms'
import { readStored, writeStored } from './browser-storage.ts'

const keyOf = (game: string): string => `level.${game}`

/** The level of the bots that this browser last chose after a game alone with them. */
export const soloLevel = (game: string): BotLevel | undefined => botLevelNamed(readStored(keyOf(game)))

export const keepSoloLevel = (game: string, level: BotLevel): void => void writeStored(keyOf(game), level)

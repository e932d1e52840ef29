import { AIDS, BOT_LEVELS, botLevelNamed, CHATS, PACES, type Terms } from '@selva/protocol/terms'

const isOne = (list: readonly string[], value: unknown): boolean => typeof value === 'string' && list.includes(value)

/** Terms of an earlier version as those of today. Anything else stays as it is. */
export function termsOfToday(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('bots' in value)) return value
  return { ...value, bots: botLevelNamed(value.bots), botsTalk: 'botsTalk' in value ? value.botsTalk : true }
}

/** Are these the terms of a table? Those from before an update may not be. */
export function isTerms(value: unknown): value is Terms {
  if (typeof value !== 'object' || value === null) return false
  const { pace, aid, chat, bots, spectators, botsTalk } = value as { readonly [name: string]: unknown }
  const known = isOne(PACES, pace) && isOne(AIDS, aid) && isOne(CHATS, chat) && isOne(BOT_LEVELS, bots)
  return known && typeof spectators === 'boolean' && typeof botsTalk === 'boolean'
}

import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Bot, botFor, LEVELS } from '@selva/bots'
import { type Refusal, refuse, type Seat } from '@selva/core'

/** A bot as it is typed: `LEVEL`, `LEVEL:STYLE`, and `@FOLDER` for the bots of another checkout of Selva. */
export type ContenderName = { readonly level: (typeof LEVELS)[number]; readonly style: string; readonly folder: string }

export function contenderFrom(text: string): ContenderName | Refusal {
  const [manner = '', folder = ''] = text.split('@')
  const [name = '', style = ''] = manner.split(':')
  const level = LEVELS.find((one) => one === name)
  return level === undefined ? refuse('level', `${name}; there are ${LEVELS.join(', ')}`) : { level, style, folder }
}

type Maker = typeof botFor

async function makerOf(folder: string): Promise<Maker> {
  if (folder === '') return botFor
  const file = resolve(folder, 'packages', 'bots', 'src', 'index.ts')
  const other: { readonly botFor: Maker } = await import(pathToFileURL(file).href)
  return other.botFor
}

/** Makes the bots of this name for a table. */
export async function contenderOf(
  { level, style, folder }: ContenderName,
  game: string,
  draft: unknown,
): Promise<(seat: Seat, table: object) => Bot> {
  const make = await makerOf(folder)
  const options = style === '' ? { level } : { level, style }
  return (seat, table) => make(game, draft, seat, { ...options, table })
}

import type { SeatInfo, TableInfo } from '@selva/protocol'
import type { ComponentChildren, ComponentType } from 'preact'

async function loadWords(): Promise<void> {
  const [{ loadCrewWords }, { loadTermWords }] = await Promise.all([import('./words.ts'), import('../terms/words.ts')])
  await Promise.all([loadCrewWords(), loadTermWords()])
}

export type BotSeatProps = {
  readonly seat: SeatInfo
  readonly table: TableInfo
  /** Something more about the seat, under its row. */
  readonly below: ComponentChildren
}

/** The row of a seat that a bot will take: the lobby can be read before it comes. */
export async function botSeat(): Promise<ComponentType<BotSeatProps>> {
  const [{ BotSeat }] = await Promise.all([import('./BotSeat.tsx'), loadWords()])
  return BotSeat
}

/** The drawings that the rows point into, once for the lobby. */
export const faces = async (): Promise<ComponentType<object>> => (await import('./Faces.tsx')).Faces

export type LevelStepsProps = { readonly table: TableInfo }

/** The next game against the same bots at another level, under the result of a game. */
export async function levelSteps(): Promise<ComponentType<LevelStepsProps>> {
  const [{ LevelSteps }] = await Promise.all([import('./LevelSteps.tsx'), loadWords()])
  return LevelSteps
}

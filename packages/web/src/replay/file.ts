import { type GameRecord, type Refusal, recordFrom, refuse } from '@selva/core'

/** Far more than the longest game. */
const LARGEST_FILE = 20_000_000

/** A game out of a file somebody chose. Nothing of it leaves the browser. */
export async function gameIn(file: File): Promise<GameRecord | Refusal> {
  if (file.size > LARGEST_FILE) return refuse('notAGame')
  try {
    return recordFrom(JSON.parse(await file.text()))
  } catch {
    return refuse('notAGame')
  }
}

/** Gives the game to the browser as a file. */
export function saved(record: GameRecord): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }))
  link.download = `${record.table}.selva.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

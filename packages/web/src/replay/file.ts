import { type GameRecord, MAX_RECORD_BYTES, type Refusal, recordFromText, refuse } from '@selva/core'
import { saveFile } from '../client/save-file.ts'

/** A game out of a file somebody chose. Nothing of it leaves the browser. */
export async function gameIn(file: File): Promise<GameRecord | Refusal> {
  if (file.size > MAX_RECORD_BYTES) return refuse('largeFile')
  try {
    return recordFromText(await file.text())
  } catch {
    // The browser could not read the file.
    return refuse('notAGame')
  }
}

/** Gives the game to the browser as a file. */
export const saved = (record: GameRecord): void =>
  saveFile(`${record.table}.selva.json`, JSON.stringify(record), 'application/json')

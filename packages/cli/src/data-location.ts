import { resolve } from 'node:path'
import { type DataLocation, isSettings, settingsFrom } from '@selva/server'

/** Output of a command. */
export type Output = { readonly say: (text: string) => void; readonly aside: (text: string) => void }

/** Files are named from where the command was typed, not from where npm runs it. */
export const fileFrom = (name: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), name)

/** The place of the data as the server's own settings say it, or what is wrong with them. */
export function dataLocationFrom(env: NodeJS.ProcessEnv): DataLocation | readonly string[] {
  const settings = settingsFrom(env)
  if (!isSettings(settings)) return settings
  const { dataDir, databaseUrl } = settings
  return databaseUrl === undefined ? { folder: dataDir } : { databaseUrl }
}

export const isDataLocation = (place: DataLocation | readonly string[]): place is DataLocation =>
  'folder' in place || 'databaseUrl' in place

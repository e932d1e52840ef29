import { backup, type DataLocation, RestoreError, restore, StoreError } from '@selva/server'
import { dataLocationFrom, fileFrom, isDataLocation, type Output } from './data-location.ts'

async function carriedOut(talk: Output, work: (place: DataLocation) => Promise<string>): Promise<number> {
  const place = dataLocationFrom(process.env)
  if (!isDataLocation(place)) {
    talk.aside(place.join('\n'))
    return 2
  }
  try {
    talk.say(await work(place))
    return 0
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof RestoreError)) throw error
    talk.aside(`Nothing was changed: ${error.message}.`)
    return 1
  }
}

export const BACKUP_USAGE = `npm run backup -- FILE

Writes all the server's data to one compressed file. The server may be running.
DATA_DIR or DATABASE_URL says where the data is, as for npm start.
Keep the file private: it holds every secret of the server.`

/** `backup FILE`: everything into one file, also while a server runs. */
export async function backupCommand(args: readonly string[], talk: Output): Promise<number> {
  const [file, ...more] = args
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    talk.aside(BACKUP_USAGE)
    return 2
  }
  return carriedOut(talk, async (place) => `Saved ${await backup(place, fileFrom(file))} rows in ${fileFrom(file)}.`)
}

export const RESTORE_USAGE = `npm run restore -- FILE [--replace]

Restores all data from a backup. Stop the server first.
DATA_DIR or DATABASE_URL says where it goes, as for npm start.

  --replace   replace existing data: a data file is kept as selva.db.old,
              the tables of a PostgreSQL database are deleted`

/** `restore FILE [--replace]`: everything back from a file, while no server runs. */
export async function restoreCommand(args: readonly string[], talk: Output): Promise<number> {
  const replace = args.includes('--replace')
  const [file, ...more] = args.filter((arg) => arg !== '--replace')
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    talk.aside(RESTORE_USAGE)
    return 2
  }
  return carriedOut(talk, async (place) => `Restored ${await restore(fileFrom(file), place, replace)} rows.`)
}

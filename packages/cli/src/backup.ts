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
    talk.aside(`Nothing was done: ${error.message}.`)
    return 1
  }
}

/** `backup FILE`: everything into one file, also while a server runs. */
export async function backupCommand(args: readonly string[], talk: Output): Promise<number> {
  const [file, ...more] = args
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    talk.aside('npm run backup -- FILE writes everything into one file, also while the server runs.')
    return 2
  }
  return carriedOut(talk, async (place) => `${await backup(place, fileFrom(file))} rows are in ${fileFrom(file)}.`)
}

/** `restore FILE [--replace]`: everything back from a file, while no server runs. */
export async function restoreCommand(args: readonly string[], talk: Output): Promise<number> {
  const replace = args.includes('--replace')
  const [file, ...more] = args.filter((arg) => arg !== '--replace')
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    talk.aside('npm run restore -- FILE [--replace] puts everything back from one file, while no server runs.')
    return 2
  }
  return carriedOut(talk, async (place) => `${await restore(fileFrom(file), place, replace)} rows were put back.`)
}

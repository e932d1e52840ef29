import { lazy } from '../../client/lazy.ts'

/** The log, dossiers, and the line above the sheet of a phone: nobody needs them to play, and they come after the table. */
export const logPart = lazy(async () => (await import('./index.tsx')).loadLog())

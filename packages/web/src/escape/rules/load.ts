import type { About } from '../../table/LoadedAbout.tsx'

/** The rules of a table of Escape: no part of the table's own page. */
export const about = async (): Promise<About> => (await import('./about.tsx')).loadAbout()

import type { About } from '../../table/LoadedAbout.tsx'

/** The rules of a table of Stay Away!: no part of the table's own page. */
export const about = async (): Promise<About> => (await import('./about.tsx')).loadAbout()

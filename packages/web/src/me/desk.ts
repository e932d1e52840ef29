import type { Profile } from '@selva/server/people'
import { language } from '../client/language.ts'

/** What each part of the page can do: ask for something, say what went wrong, and read the profile again. */
export type Desk = {
  readonly profile: Profile
  readonly act: (wish: () => Promise<object | undefined>) => Promise<void>
}

export const dayOf = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(time)

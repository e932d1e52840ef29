import type { Profile } from '@selva/protocol'

/** What each part of the page can do: ask for something, say what went wrong, and read the profile again. */
export type ProfileActions = {
  readonly profile: Profile
  readonly act: (request: () => Promise<object | undefined>) => Promise<void>
}

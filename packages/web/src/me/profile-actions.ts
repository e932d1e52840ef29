import type { Profile } from '@selva/protocol'

/** Props of each part of the page. `act` sends a request, says what went wrong, and reads the profile again. */
export type ProfileActions = {
  readonly profile: Profile
  readonly act: (request: () => Promise<object | undefined>) => Promise<void>
}

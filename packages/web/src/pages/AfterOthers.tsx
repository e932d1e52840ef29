import { PlainPage } from './PlainPage.tsx'

/** A game of others that is over. */
export function AfterOthers(_: { readonly id: string }) {
  return <PlainPage kind="ended" />
}

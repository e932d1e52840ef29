import type { Option, Sector } from '@selva/escape'

/** What the table asks of me now, as the screen puts it. */
export type Ask =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'move'; readonly to: readonly Sector[] }
  | { readonly kind: 'stuck' }
  | { readonly kind: 'arrived'; readonly attack: boolean }
  /** `any` is false when the card says it is my own sector. */
  | { readonly kind: 'name'; readonly at: readonly Sector[]; readonly any: boolean }
  | { readonly kind: 'close' }

export function askOf(options: readonly Option[]): Ask {
  for (const option of options) {
    switch (option.do) {
      case 'move':
        return { kind: 'move', to: option.to }
      case 'stuck':
        return { kind: 'stuck' }
      case 'resolve':
        return { kind: 'arrived', attack: options.some((o) => o.do === 'attack') }
      case 'noise':
        return { kind: 'name', at: option.at, any: option.at.length > 1 }
      case 'end':
        return { kind: 'close' }
      case 'attack':
        break
      default:
        option satisfies never
    }
  }
  return { kind: 'nothing' }
}

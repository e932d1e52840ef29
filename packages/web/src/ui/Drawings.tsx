import sprite from './icons.svg?raw'

/** The address of a drawing inside the page. No other id begins like this, so no link leads to a drawing. */
export const iconId = (name: string): string => `icon-${name}`

/**
 * The drawings of a file, once per page; `Icon` points into them: 24 × 24 grid, 2 px margin, 1.5 px stroke, round caps and
 * joins, no fill unless `class="f"`. Not hidden, only without size: hidden patterns do not paint.
 */
export function Drawings({ file }: { readonly file: string }) {
  const symbols = file
    .replace(/<!--[\s\S]*?-->|<\/?svg[^>]*>/g, '')
    .replaceAll(/<symbol id="([^"]+)"/g, (_, name) => `<symbol id="${iconId(name)}"`)
  return <svg class="sprite" width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />
}

/** The drawings that every page needs. */
export const Sprite = () => <Drawings file={sprite} />

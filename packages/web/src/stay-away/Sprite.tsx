import sprite from './icons.svg?raw'

/** The game's own drawings, once per page; `Icon` points into them. */
export function Sprite() {
  const symbols = sprite.replace(/<!--[\s\S]*?-->|<\/?svg[^>]*>/g, '')
  return <svg class="sprite" width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />
}

import sprite from './icons.svg?raw'

const symbols = sprite.replace(/<!--[\s\S]*?-->|<\/?svg[^>]*>/g, '')

/** The drawings that only pages about documents need. */
export function DocumentSprite() {
  return <svg class="sprite" width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />
}

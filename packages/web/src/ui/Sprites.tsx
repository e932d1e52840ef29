import { Sprite } from './Drawings.tsx'
import { laterSprite } from './later/load.ts'

/** The drawings of all pages: at once those that every page needs, the others with the first of them. */
export function Sprites() {
  const Later = laterSprite.value()
  return (
    <>
      <Sprite />
      {Later === undefined ? undefined : <Later />}
    </>
  )
}

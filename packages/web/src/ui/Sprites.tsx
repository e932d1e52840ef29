import { useEffect } from 'preact/hooks'
import { whenIdle } from '../client/idle.ts'
import { lazy } from '../client/lazy.ts'
import { Sprite } from './Icon.tsx'

const later = lazy(async () => (await import('./later/LaterSprite.tsx')).LaterSprite)

/** The drawings of all pages: at once those that every page needs, the others once the browser has time. */
export function Sprites() {
  useEffect(() => whenIdle(later.load), [])
  const Later = later.value()
  return (
    <>
      <Sprite />
      {Later === undefined ? undefined : <Later />}
    </>
  )
}

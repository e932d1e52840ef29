import { lazy } from '../../client/lazy.ts'

/** The drawings that no table needs to be played at. They come with the first of them that is shown. */
export const LATER_ICONS: ReadonlySet<string> = new Set(
  'search share link lab seal download prev next first last bulb screen'.split(' '),
)

export const laterSprite = lazy(async () => (await import('./LaterSprite.tsx')).LaterSprite)

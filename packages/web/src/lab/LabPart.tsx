import { gameOf, lookOf } from '../client/games.ts'
import { GameLook } from '../ui/GameLook.tsx'
import { LazyView } from '../ui/LazyView.tsx'
import type { GameLabProps } from './game-lab.ts'

/** A game's lab inside another page. Bots are large: the page loads them when the lab is opened. */
export function LabPart({ game, ...props }: GameLabProps & { readonly game: string }) {
  const lab = gameOf(game)?.lab
  if (lab === undefined) return undefined
  return (
    <GameLook look={lookOf(game)}>
      <LazyView key={game} load={async () => (await lab()).Panel} props={props} meanwhile={<div aria-busy="true" />} />
    </GameLook>
  )
}

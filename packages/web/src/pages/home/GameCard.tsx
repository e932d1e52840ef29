import type { ComponentType } from 'preact'
import { messages } from '../../client/language.ts'
import { handleLinkClick } from '../../client/router.ts'
import { usePlayNow } from '../../table/usePlayNow.ts'
import { Button, LinkButton } from '../../ui/controls.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { WebGame } from '../../web-game.ts'

/** A game on the home page: what it is, and the ways into it. */
export function GameCard({
  look,
  quiet,
  card: { alone, words },
  Art,
}: {
  readonly look: string
  /** Something else on the page waits for the reader, and stands out. */
  readonly quiet: boolean
  readonly card: WebGame['card']
  readonly Art: ComponentType
}) {
  const m = messages()
  const { name, players, line, now, draw } = words()
  const { play, busy, trouble } = usePlayNow(alone)
  const { game } = alone
  return (
    <article class="game" aria-labelledby={`game-${game}`}>
      <div class={`art ${look}`}>
        <Art />
      </div>
      <div class="gbody">
        <div class="gname">
          <span class="label">{players}</span>
          <h2 id={`game-${game}`}>{name}</h2>
        </div>
        <p>{line}</p>
        <div class="ways">
          <Button kind={quiet ? '' : 'go'} icon="play" onClick={play} disabled={busy.value}>
            {m.home.playNow}
          </Button>
          <LinkButton to={`/host/${game}`}>{m.home.host}</LinkButton>
        </div>
        <p class="learning">
          <a href={`/learn/${game}`} onClick={handleLinkClick}>
            {m.home.learn}
          </a>
          <a href={`/rules/${game}`} onClick={handleLinkClick}>
            {m.home.rules}
          </a>
          {draw === undefined ? undefined : (
            <a href="/zones/new" onClick={handleLinkClick}>
              {draw}
            </a>
          )}
        </p>
        <span class="then" role="status">
          {trouble.value === undefined ? (
            <>
              <Icon name="bulb" kind="small" />
              {now}
            </>
          ) : (
            <span class="red">{m.refusals[trouble.value.refused]}</span>
          )}
        </span>
      </div>
    </article>
  )
}

import type { VNode } from 'preact'
import { say } from '../../client/language.ts'
import { followed } from '../../client/router.ts'
import { type Alone, usePlayNow } from '../../table/usePlayNow.ts'
import { Button, LinkButton } from '../../ui/controls.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** A game on the home page: what it is, and the ways into it. */
export function GameCard({
  alone,
  kind,
  words,
  art,
}: {
  readonly alone: Alone
  readonly kind: 'g1' | 'g2'
  /** `now` says whom one is seated with. */
  readonly words: { readonly name: string; readonly players: string; readonly line: string; readonly now: string }
  readonly art: VNode
}) {
  const m = say()
  const { play, busy, trouble } = usePlayNow(alone)
  const { game } = alone
  return (
    <article class={`game ${kind}`} aria-labelledby={`game-${game}`}>
      <div class="art">{art}</div>
      <div class="gbody">
        <div class="gname">
          <span class="label">{words.players}</span>
          <h2 id={`game-${game}`}>{words.name}</h2>
        </div>
        <p>{words.line}</p>
        <div class="ways">
          <Button kind="go" icon="play" onClick={play} disabled={busy.value}>
            {m.home.playNow}
          </Button>
          <LinkButton to={`/host/${game}`}>{m.home.host}</LinkButton>
        </div>
        <p class="learning">
          <a href={`/learn/${game}`} onClick={followed}>
            {m.home.learn}
          </a>
          <a href={`/rules/${game}`} onClick={followed}>
            {m.home.rules}
          </a>
        </p>
        <span class="then" role="status">
          {trouble.value === undefined ? (
            <>
              <Icon name="bulb" kind="small" />
              {words.now}
            </>
          ) : (
            <span class="red">{m.refusals[trouble.value.refused]}</span>
          )}
        </span>
      </div>
    </article>
  )
}

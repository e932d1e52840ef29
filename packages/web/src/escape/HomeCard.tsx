import { batch, useSignal } from '@preact/signals'
import { say } from '../client/language.ts'
import { followed } from '../client/router.ts'
import { Button, LinkButton } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { HomeArt } from './HomeArt.tsx'
import { playNow } from './play-now.ts'

export function EscapeHomeCard() {
  const m = say()
  const busy = useSignal(false)
  const said = useSignal('')
  const play = async (): Promise<void> => {
    busy.value = true
    const trouble = await playNow()
    batch(() => {
      busy.value = false
      said.value = trouble === undefined ? '' : say().refusals[trouble.refused]
    })
  }
  return (
    <article class="game g1">
      <div class="art">
        <HomeArt />
      </div>
      <div class="gbody">
        <div class="gname">
          <span class="label">{m.home.escape.players}</span>
          <h2>{m.home.escape.name}</h2>
        </div>
        <p>{m.home.escape.line}</p>
        <div class="ways">
          <Button kind="go" icon="play" onClick={() => void play()} disabled={busy.value}>
            {m.home.playNow}
          </Button>
          <LinkButton to="/host/escape">{m.home.host}</LinkButton>
        </div>
        <p class="learning">
          <a href="/learn/escape" onClick={followed}>
            {m.home.learn}
          </a>
          <a href="/rules/escape" onClick={followed}>
            {m.home.rules}
          </a>
        </p>
        <span class="then" role="status">
          {said.value === '' ? (
            <>
              <Icon name="bulb" kind="small" />
              {m.home.escape.now}
            </>
          ) : (
            <span class="red">{said.value}</span>
          )}
        </span>
      </div>
    </article>
  )
}

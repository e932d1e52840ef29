import { batch, useSignal } from '@preact/signals'
import { say } from '../client/language.ts'
import { followed } from '../client/router.ts'
import { Button, LinkButton } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { HomeArt } from './HomeArt.tsx'
import { playNow } from './play-now.ts'

/** Stay Away! on the home page. */
export function StayAwayHomeCard() {
  const m = say().home
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
    <article class="game g2">
      <div class="art">
        <HomeArt />
      </div>
      <div class="gbody">
        <div class="gname">
          <span class="label">{m.stayAway.players}</span>
          <h2>{m.stayAway.name}</h2>
        </div>
        <p>{m.stayAway.line}</p>
        <div class="ways">
          <Button kind="go" icon="play" onClick={() => void play()} disabled={busy.value}>
            {m.playNow}
          </Button>
          <LinkButton to="/host/stay-away">{m.host}</LinkButton>
        </div>
        <p class="learning">
          <a href="/learn/stay-away" onClick={followed}>
            {m.learn}
          </a>
          <a href="/rules/stay-away" onClick={followed}>
            {m.rules}
          </a>
        </p>
        <span class="then" role="status">
          {said.value === '' ? (
            <>
              <Icon name="bulb" kind="small" />
              {m.stayAway.now}
            </>
          ) : (
            <span class="red">{said.value}</span>
          )}
        </span>
      </div>
    </article>
  )
}

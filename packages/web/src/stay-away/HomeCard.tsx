import { say } from '../client/language.ts'
import { Icon } from '../ui/Icon.tsx'
import { HomeArt } from './HomeArt.tsx'

/** Not playable yet, and says so. */
export function StayAwayHomeCard() {
  const m = say().home
  return (
    <article class="game g2 later">
      <div class="art">
        <HomeArt />
      </div>
      <div class="gbody">
        <div class="gname">
          <span class="label">{m.stayAway.players}</span>
          <h2>{m.stayAway.name}</h2>
        </div>
        <p>{m.stayAway.line}</p>
        <div class="making">
          <Icon name="lock" />
          {m.making}
        </div>
        <span class="then">{m.makingHelp}</span>
      </div>
    </article>
  )
}

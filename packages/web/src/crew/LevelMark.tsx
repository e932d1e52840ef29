import { BOT_LEVELS, type BotLevel } from '@selva/protocol/terms'
import { termWords } from '../terms/words.ts'
import '../styles/crew.css'

/** A level as five pips and its name. */
export function LevelMark({ level }: { readonly level: BotLevel }) {
  const rank = BOT_LEVELS.indexOf(level)
  return (
    <span class="level-mark">
      <span class="pips" aria-hidden="true">
        {BOT_LEVELS.map((one, i) => (
          <i key={one} class={i <= rank ? 'on' : ''} />
        ))}
      </span>
      <span>{termWords().bots.values[level].name}</span>
    </span>
  )
}

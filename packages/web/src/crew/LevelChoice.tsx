import { BOT_LEVELS, type BotLevel } from '@selva/protocol/terms'
import { useId } from 'preact/hooks'
import { termWords } from '../terms/words.ts'
import { Button } from '../ui/controls.tsx'
import { LevelMark } from './LevelMark.tsx'
import { crewWords } from './words.ts'

/** The five levels to choose from, with a sentence about the one that is set. */
export function LevelChoice({
  id,
  label,
  level,
  onPick,
  onAll,
}: {
  readonly id: string
  readonly label: string
  readonly level: BotLevel
  readonly onPick: (level: BotLevel) => void
  /** Sets every bot to the level of this one. */
  readonly onAll: () => void
}) {
  const name = useId()
  const told = termWords().bots.values[level]
  return (
    <div class="level-choice" id={id}>
      <fieldset>
        <legend class="spoken">{label}</legend>
        {BOT_LEVELS.map((one) => (
          <label key={one}>
            <input type="radio" name={name} value={one} checked={one === level} onChange={() => onPick(one)} />
            <LevelMark level={one} />
          </label>
        ))}
      </fieldset>
      <div>
        <p role="status">
          {told.name}. {told.help}
        </p>
        <Button kind="slim" onClick={onAll}>
          {crewWords().level.all}
        </Button>
      </div>
    </div>
  )
}

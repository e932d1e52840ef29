import { BOT_LEVELS, type BotLevel } from '@selva/protocol/terms'
import { navigate } from '../client/router.ts'
import { keepSoloLevel } from '../client/solo-level.ts'
import { isSolo, soloSide } from '../client/solo-side.ts'
import { RefusalMessage } from '../table/RefusalMessage.tsx'
import { useRequest } from '../table/useRequest.ts'
import { termWords } from '../terms/words.ts'
import { Button } from '../ui/controls.tsx'
import { rematchAt } from './api.ts'
import type { LevelStepsProps } from './load.ts'
import { SideChoice } from './SideChoice.tsx'
import { crewWords } from './words.ts'

/** After a game against bots alone: the same again with weaker or stronger bots, on the side I like. This browser keeps both. */
export function LevelSteps({ table }: LevelStepsProps) {
  const request = useRequest()
  if (!isSolo(table)) return undefined
  const rank = BOT_LEVELS.indexOf(table.terms.bots)
  const [easier, harder] = [BOT_LEVELS[rank - 1], BOT_LEVELS[rank + 1]]
  const nameOf = (level: BotLevel): string => termWords().bots.values[level].name
  const w = crewWords().after
  const play = async (level: BotLevel): Promise<void> => {
    const next = await request.ask(() => rematchAt(table.id, level, soloSide(table.game)))
    if (next === undefined) return
    keepSoloLevel(table.game, level)
    navigate(`/t/${next.id}`)
  }
  return (
    <>
      <SideChoice game={table.game} />
      {easier === undefined ? undefined : (
        <Button kind="slim" testid="easier" disabled={request.busy} onClick={() => void play(easier)}>
          {w.easier(nameOf(easier))}
        </Button>
      )}
      {harder === undefined ? undefined : (
        <Button kind="slim" testid="harder" disabled={request.busy} onClick={() => void play(harder)}>
          {w.harder(nameOf(harder))}
        </Button>
      )}
      <RefusalMessage request={request} />
    </>
  )
}

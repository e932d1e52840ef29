import { useSignal } from '@preact/signals'
import { DEFAULT_BOT_LEVEL } from '@selva/protocol/terms'
import { useId } from 'preact/hooks'
import { lobbyWords } from '../lobby/words.ts'
import { RefusalMessage } from '../table/RefusalMessage.tsx'
import { useRequest } from '../table/useRequest.ts'
import { Icon } from '../ui/Icon.tsx'
import { setLevel } from './api.ts'
import { Face } from './Face.tsx'
import { LevelChoice } from './LevelChoice.tsx'
import { LevelMark } from './LevelMark.tsx'
import type { BotSeatProps } from './load.ts'
import { crewWords } from './words.ts'

/** A free seat, with the bot that takes it if no one sits down; the host sets its level. */
export function BotSeat({ seat, table, below }: BotSeatProps) {
  const open = useSignal(false)
  const request = useRequest()
  const id = useId()
  const m = lobbyWords()
  const w = crewWords()
  const { level, name, style: named = '' } = seat.bot ?? { level: DEFAULT_BOT_LEVEL, name: '' }
  const style = w.styles[named]
  const isHost = table.you === table.host && !table.starting
  return (
    <li class="nobody bot-seat" data-testid={`seat-${seat.seat}`}>
      <Face name={name} seat={seat.seat} />
      <span>
        <b>
          {name} {style === undefined ? undefined : <span class="tag">{style.called}</span>}
        </b>
        <small>
          {m.freeHelp}
          {style === undefined ? undefined : `: ${style.told}`}
        </small>
      </span>
      {isHost ? (
        <button
          type="button"
          class="level-button"
          aria-expanded={open.value}
          aria-controls={id}
          onClick={() => {
            open.value = !open.value
          }}
        >
          <span class="spoken">{w.level.of(seat.seat)}: </span>
          <LevelMark level={level} />
          <Icon name="next" kind="small" />
        </button>
      ) : (
        <LevelMark level={level} />
      )}
      {isHost && open.value ? (
        <LevelChoice
          id={id}
          label={w.level.of(seat.seat)}
          level={level}
          onPick={(picked) => void request.ask(() => setLevel(table.id, { seat: seat.seat, level: picked }))}
          onAll={() => void request.ask(() => setLevel(table.id, { level }))}
        />
      ) : undefined}
      {below}
      <RefusalMessage request={request} />
    </li>
  )
}

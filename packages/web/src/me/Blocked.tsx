import { useSignal } from '@preact/signals'
import type { BlockInfo } from '@selva/protocol'
import { useEffect } from 'preact/hooks'
import { isTrouble } from '../client/api.ts'
import { dayOf } from '../client/day.ts'
import { Button } from '../ui/controls.tsx'
import { meApi } from './api.ts'
import type { Desk } from './desk.ts'
import { Part } from './Part.tsx'
import { meWords } from './words.ts'

/** Whom I never want to read again, by the names they had then; and the way to hear them after all. */
export function Blocked({ act }: Desk) {
  const m = meWords()
  const blocks = useSignal<readonly BlockInfo[]>([])
  const show = async (asked: ReturnType<typeof meApi.blocks>): Promise<object> => {
    const answer = await asked
    if (!isTrouble(answer)) blocks.value = answer.blocks
    return answer
  }
  useEffect(() => void show(meApi.blocks()), [])
  return (
    <Part title={m.blocked}>
      <p class="help">{blocks.value.length === 0 ? m.noBlocked : m.blockedHelp}</p>
      <ul class="melist" data-testid="blocked">
        {blocks.value.map(({ id, name, at }) => (
          <li key={id}>
            <span>
              <b>{name === '' ? m.nameless : name}</b>
              <small>{m.blockedOn(dayOf(at))}</small>
            </span>
            <Button kind="slim" onClick={() => void act(() => show(meApi.unblock(id)))}>
              {m.unblock}
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  )
}

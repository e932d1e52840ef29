import { useSignal, useSignalEffect } from '@preact/signals'
import type { FromTable, RefusalCode } from '@selva/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { newId } from '../client/id.ts'
import { messages } from '../client/language.ts'
import { isSolo } from '../client/solo-side.ts'
import { chronicle } from '../table/chronicle.ts'
import type { AnyLiveTable } from '../table/live.ts'
import { RoundButton } from '../ui/controls.tsx'
import { Bar, Choice } from './Bar.tsx'
import { Digest } from './Digest.tsx'
import { tempoControls, tempoNow } from './now.ts'
import { passing, wantedTempo } from './wish.ts'
import { tempoWords } from './words.ts'
import '../styles/tempo.css'

/** Is a decision of mine awaited now? */
function isAsked(live: AnyLiveTable): boolean {
  void live.version.value
  const seat = live.seat()
  const state = live.state()
  return seat !== undefined && state !== undefined && live.ready.value && live.game.step(state, seat) !== ''
}

/** Tells the server which tempo I want, whenever I may: the wish of the last game holds for this one too. */
function useWish(live: AnyLiveTable): { readonly refused: RefusalCode | undefined } {
  const refused = useSignal<RefusalCode | undefined>(undefined)
  const sent = useRef<{ readonly id: string; readonly wish: string }>({ id: '', wish: '' })
  useSignalEffect(() => {
    const { tempo } = live.about.value
    // Among people who are all out of the game, each begins anew.
    const wanted = isSolo(live.about.value) || passing.value !== undefined ? wantedTempo() : 'normal'
    tempoNow.value = tempo === undefined ? 'normal' : passing.value === 'hurry' ? 'atOnce' : tempo
    if (tempo === undefined || live.link.value !== 'open') {
      sent.current = { id: '', wish: '' }
      return
    }
    if (sent.current.wish === wanted || (sent.current.wish === '' && tempo === wanted)) return
    sent.current = { id: newId(), wish: wanted }
    refused.value = undefined
    live.tell({ id: sent.current.id, tempo: wanted })
  })
  useEffect(() => {
    const hear = (message: FromTable): void => {
      if (message[0] === 'no' && message[1] === sent.current.id) refused.value = message[2]
    }
    live.overhear.add(hear)
    return () => {
      live.overhear.delete(hear)
      passing.value = undefined
      tempoNow.value = 'normal'
    }
  }, [live])
  return { refused: refused.value }
}

/** Why I have just lost the tempo, until I close it or have it again. */
function useEnding(live: AnyLiveTable): { readonly why: string; readonly close: () => void } {
  const had = useRef(false)
  const lost = useSignal(false)
  useSignalEffect(() => {
    const has = live.about.value.tempo !== undefined
    void live.version.value
    lost.value = !has && !live.over() && (had.current || lost.peek())
    if (!has) passing.value = undefined
    had.current = has
  })
  const m = tempoWords()
  return {
    why: !lost.value ? '' : live.about.value.watchers > 0 ? m.watched : m.onScreen,
    close() {
      lost.value = false
    },
  }
}

/** The lines of the log from when I began to skip ahead until I am asked. */
function useDigest(live: AnyLiveTable) {
  const from = useRef<number | undefined>(undefined)
  const lines = useSignal<readonly string[]>([])
  useSignalEffect(() => {
    if (passing.value !== 'hurry') {
      from.current = undefined
      return
    }
    if (from.current === undefined) lines.value = []
    from.current ??= chronicle().size
    if (!isAsked(live) && !live.over()) return
    lines.value = live.over() ? [] : chronicle().since(from.current)
    passing.value = undefined
  })
  return lines
}

/** Keeps the tempo of a table, shows what was skipped, and says when the tempo is no longer mine. */
export function TempoKeeper({ live }: { readonly live: AnyLiveTable }) {
  const { refused } = useWish(live)
  const { why, close } = useEnding(live)
  const lines = useDigest(live)
  useEffect(() => {
    tempoControls.value = { Bar, Choice }
    return () => {
      tempoControls.value = undefined
    }
  }, [])
  const said = why !== '' ? why : refused === undefined ? '' : messages().refusals[refused]
  return (
    <>
      {said === '' ? undefined : (
        <div class="linkbar tempo-ended" role="status" data-testid="tempo-ended">
          <span>{said}</span>
          <RoundButton icon="cross" label={tempoWords().close} onClick={close} />
        </div>
      )}
      {lines.value.length === 0 ? undefined : (
        <Digest
          lines={lines.value}
          close={() => {
            lines.value = []
          }}
        />
      )}
    </>
  )
}

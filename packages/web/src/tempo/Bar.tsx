import { useRef } from 'preact/hooks'
import type { AnyLiveTable } from '../table/live.ts'
import { usePlayNow } from '../table/usePlayNow.ts'
import { Button, RoundButton } from '../ui/controls.tsx'
import { isOut } from './is-out.ts'
import { chooseTempo, chosenTempo, passing, SPEEDS } from './wish.ts'
import { tempoWords } from './words.ts'

/** A press that lasts longer pauses only while it lasts, in milliseconds. */
const HELD = 400

/** Pauses the bots: for as long as it is held, or from one tap to the next. */
function Pause() {
  const m = tempoWords()
  const pressed = useRef(0)
  /** The press has done what its click would do. */
  const done = useRef(false)
  const paused = passing.value === 'pause'
  const set = (on: boolean): void => {
    passing.value = on ? 'pause' : undefined
  }
  const release = (): void => {
    if (pressed.current === 0) return
    if (performance.now() - pressed.current >= HELD) set(false)
    pressed.current = 0
  }
  return (
    <span
      class="pause"
      onPointerDown={() => {
        // A second tap ends the pause of the first.
        done.current = !paused
        if (paused) return
        pressed.current = performance.now()
        set(true)
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
    >
      <RoundButton
        icon={paused ? 'play' : 'pause'}
        label={paused ? m.resume : m.pause}
        pressed={paused}
        onClick={() => {
          if (!done.current) set(!paused)
          done.current = false
        }}
      />
    </span>
  )
}

/** How fast the bots play. */
export function Choice({ live }: { readonly live: AnyLiveTable }) {
  const m = tempoWords()
  if (live.about.value.tempo === undefined) return undefined
  return (
    <label class="tempo-choice" title={m.label}>
      <select
        aria-label={m.label}
        data-testid="tempo"
        value={chosenTempo.value}
        onChange={({ currentTarget }) => {
          const wanted = SPEEDS.find((speed) => speed === currentTarget.value)
          if (wanted !== undefined) chooseTempo(wanted)
        }}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {m.speeds[speed]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The same game again, at a table of its own: this one goes on without me. */
function NewGame({ live }: { readonly live: AnyLiveTable }) {
  const { game, setting } = live.about.value
  const { play, busy } = usePlayNow({ game, setting })
  return (
    <Button icon="play" disabled={busy.value} testid="new-game" onClick={play}>
      {tempoWords().newGame}
    </Button>
  )
}

/** Pause, tempo and the way ahead; for a player who is out, another game too. */
export function Bar({ live }: { readonly live: AnyLiveTable }) {
  const m = tempoWords()
  const out = isOut(live)
  const mine = live.about.value.tempo !== undefined
  const hurries = passing.value === 'hurry'
  const newGame = out && live.about.value.documents === undefined
  if (!mine && !newGame) return undefined
  return (
    <div class={`tempobar ${out ? 'out' : ''}`} data-testid="tempo-bar">
      {mine ? (
        <>
          <Pause />
          <Choice live={live} />
          <Button
            icon={hurries ? 'cross' : 'play'}
            testid="skip-ahead"
            onClick={() => {
              passing.value = hurries ? undefined : 'hurry'
              live.skip()
            }}
          >
            {hurries ? m.stop : out ? m.toEnd : m.toDecision}
          </Button>
        </>
      ) : undefined}
      {newGame ? <NewGame live={live} /> : undefined}
    </div>
  )
}

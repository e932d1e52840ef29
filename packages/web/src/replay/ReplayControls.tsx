import { RoundButton } from '../ui/controls.tsx'
import type { ReplayView } from './game.ts'
import { MomentLink } from './MomentLink.tsx'
import { type Replay, SPEED_NAMES } from './playback.ts'
import type { ReplaySource } from './source.ts'
import { replayWords } from './words.ts'

/** Step, play, jump by turn and round, and share the moment. */
export function ReplayControls({
  view,
  replay,
  source,
}: {
  readonly view: ReplayView
  readonly replay: Replay
  readonly source: ReplaySource
}) {
  const m = replayWords()
  const { at, steps, moments, place, leg, playing, speed, show, step, turnBy } = replay
  const legName = view.legName(leg?.label ?? 0)
  return (
    <section class="drive" aria-label={m.moment}>
      <RoundButton icon="first" label={m.turnBefore} onClick={() => turnBy(-1)} />
      <RoundButton icon="prev" label={m.prev} onClick={() => step(-1)} />
      <RoundButton
        icon={playing.value ? 'pause' : 'play'}
        kind="go"
        label={playing.value ? m.pause : m.play}
        onClick={() => {
          if (!playing.value && at >= steps - 1) show(0)
          playing.value = !playing.value
        }}
      />
      <RoundButton icon="next" label={m.next} onClick={() => step(1)} />
      <RoundButton icon="last" label={m.turnAfter} onClick={() => turnBy(1)} />
      <select
        class="leg"
        aria-label={m.jump}
        data-testid="leg"
        value={leg?.at ?? 0}
        onChange={(event) => show(Number(event.currentTarget.value))}
      >
        {leg === undefined ? <option value="0">{legName}</option> : undefined}
        {view.legs.map(({ label, at: start }) => (
          <option key={start} value={start}>
            {view.legName(label)}
          </option>
        ))}
      </select>
      <p class="where" data-testid="where">
        {m.step(place + 1, moments.length)}
      </p>
      <select
        class="not-phone"
        aria-label={m.speed}
        value={speed.value}
        onChange={(event) => {
          speed.value = SPEED_NAMES.find((name) => name === event.currentTarget.value) ?? '1×'
        }}
      >
        {SPEED_NAMES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <input
        type="range"
        min="0"
        max={moments.length - 1}
        value={place}
        aria-label={m.moment}
        aria-valuetext={`${legName}, ${m.step(place + 1, moments.length)}`}
        onInput={(event) => show(moments[Number(event.currentTarget.value)] ?? 0)}
      />
      <MomentLink source={source} replay={replay} />
    </section>
  )
}

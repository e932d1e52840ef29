import { RoundButton } from '../ui/controls.tsx'
import type { ReplayView } from './game.ts'
import { MomentLink } from './MomentLink.tsx'
import { type Replay, SPEED_NAMES } from './playback.ts'
import type { ReplaySource } from './source.ts'
import { replayWords } from './words.ts'

/** Step, play, jump, and share the moment. */
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
  const { at, steps, leg, playing, speed, show, step } = replay
  const legName = view.legName(leg?.label ?? 0)
  return (
    <section class="drive" aria-label={m.moment}>
      <RoundButton icon="first" label={m.first} onClick={() => show(0)} />
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
      <RoundButton icon="last" label={m.last} onClick={() => show(steps - 1)} />
      <p class="where" data-testid="where">
        <b>{legName}</b> <span>{m.step(at + 1, steps)}</span>
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
        max={steps - 1}
        value={at}
        aria-label={m.moment}
        aria-valuetext={`${legName}, ${m.step(at + 1, steps)}`}
        onInput={(event) => show(Number(event.currentTarget.value))}
      />
      <MomentLink source={source} replay={replay} />
    </section>
  )
}

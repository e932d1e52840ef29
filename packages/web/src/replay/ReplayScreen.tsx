import { useSignal } from '@preact/signals'
import { type Audience, EVERYTHING, type GameRecord, isSeat, SPECTATORS, seatsOf } from '@selva/core'
import { useEffect } from 'preact/hooks'
import { plainSentence } from '../client/rich-text.ts'
import { Verification } from '../fairness/Verification.tsx'
import { MenuButton } from '../table/MenuButton.tsx'
import { Button, RoundButton, ThemeButton, Wordmark } from '../ui/controls.tsx'
import { Icon, SeatMark } from '../ui/Icon.tsx'
import { Rich } from '../ui/Rich.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { saved } from './file.ts'
import type { ReplayView } from './game.ts'
import { replayWords } from './words.ts'
import '../styles/end.css'
import '../styles/replay.css'

/** Milliseconds from one step to the next. */
const SPEEDS = { '½×': 1800, '1×': 900, '4×': 220 } as const
type Speed = keyof typeof SPEEDS
const SPEED_NAMES: readonly Speed[] = ['½×', '1×', '4×']

/** A moment in an address: `#12`, through seat 3 `#12.3`, as everybody saw it `#12.0`. */
function momentIn(hash: string, steps: number, seats: number): { readonly at: number; readonly eyes: Audience } {
  const [, step = '', seat = ''] = /^#(\d+)(?:\.(\d+))?$/.exec(hash) ?? []
  const eyes = Number(seat)
  const through = seat === '' ? EVERYTHING : isSeat(eyes, seats) ? eyes : SPECTATORS
  return { at: Math.min(Number(step), steps - 1), eyes: through }
}
const hashOf = (at: number, eyes: Audience): string => (eyes === EVERYTHING ? `#${at}` : `#${at}.${eyes}`)

/** A recorded game: step, play, jump, through anyone's eyes. */
export function ReplayScreen({ record, shown }: { readonly record: GameRecord; readonly shown: ReplayView }) {
  const m = replayWords()
  const { driver, legs, Board, Beside, Timeline } = shown
  const steps = driver.batches.length
  const playing = useSignal(false)
  const speed = useSignal<Speed>('1×')
  const copied = useSignal(false)
  const at = driver.at.value
  const eyes = driver.eyes.value
  useTitle(m.title)

  const show = (to: number, through: Audience = driver.eyes.peek()): void => {
    copied.value = false
    driver.show(to, through)
    history.replaceState(undefined, '', hashOf(driver.at.peek(), through))
  }
  /** The next moment in which these eyes see something. */
  const step = (by: 1 | -1): void => {
    let to = driver.at.peek() + by
    while (to > 0 && to < steps - 1 && !driver.shows(to, driver.eyes.peek())) to += by
    show(to)
  }
  const leg = legs.findLast((one) => one.at <= at)
  const jumpBy = (by: 1 | -1): void => {
    const i = leg === undefined ? -1 : legs.indexOf(leg)
    const to = by === -1 && leg !== undefined && at > leg.at ? leg : legs[i + by]
    if (to !== undefined) show(to.at)
  }

  useEffect(() => {
    const { at: from, eyes: through } = momentIn(location.hash, steps, record.seats.length)
    driver.show(from, through)
    const follow = (): void => {
      const moment = momentIn(location.hash, steps, record.seats.length)
      driver.show(moment.at, moment.eyes)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [record])

  useEffect(() => {
    if (!playing.value) return undefined
    const timer = setInterval(() => {
      if (driver.at.peek() >= steps - 1) playing.value = false
      else step(1)
    }, SPEEDS[speed.value])
    return () => clearInterval(timer)
  }, [playing.value, speed.value])

  useEffect(() => {
    const KEYS: { readonly [key: string]: () => void } = {
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
      PageDown: () => jumpBy(1),
      PageUp: () => jumpBy(-1),
      Home: () => show(0),
      End: () => show(steps - 1),
      ' ': () => {
        playing.value = !playing.value
      },
    }
    const press = (event: KeyboardEvent): void => {
      const run = KEYS[event.key]
      if (run === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      // A field, the map and a pressed button keep their own keys.
      const on = event.target instanceof Element ? event.target : undefined
      if (on?.closest('input, select, [data-sector]') != null) return
      if (event.key === ' ' && on?.closest('button, a') != null) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [record, at])

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href)
    } catch {
      // On plain http there is no clipboard: the address bar already shows the moment.
    }
    copied.value = true
  }
  const told = shown.told()
  const Eye = ({ who, children }: { readonly who: Audience; readonly children: preact.ComponentChildren }) => (
    <button type="button" aria-pressed={eyes === who} data-testid={`eyes-${who}`} onClick={() => show(at, who)}>
      {children}
    </button>
  )
  return (
    <div class={`table after replay ${shown.look}`} data-testid="replay" data-at={at} data-eyes={eyes}>
      <header class="bar">
        <Wordmark />
        <h1 class="title">
          {shown.outcome()}
          <span class="label not-phone">{shown.title}</span>
        </h1>
        <div class="tools">
          <Button icon="download" testid="export" onClick={() => saved(record)}>
            {m.export}
          </Button>
          <ThemeButton />
          <MenuButton />
        </div>
      </header>
      <aside class="rail l" aria-label={m.eyes}>
        <section>
          <h2 class="label">{m.eyes}</h2>
          <ol class="eyes">
            <li>
              <Eye who={EVERYTHING}>
                <Icon name="eye" />
                <b>{m.all}</b>
              </Eye>
            </li>
            {seatsOf(record.seats.length).map((seat) => {
              const { name, was, icon, won } = shown.who(seat)
              return (
                <li key={seat} class={won ? 'won' : ''}>
                  <Eye who={seat}>
                    <SeatMark seat={seat} />
                    <span>
                      <b>{name}</b>
                      <small>{was}</small>
                    </span>
                    <span class="mark">
                      <Icon name={icon} />
                    </span>
                  </Eye>
                </li>
              )
            })}
            <li>
              <Eye who={SPECTATORS}>
                <Icon name="people" />
                <b>{m.watcher}</b>
              </Eye>
            </li>
          </ol>
        </section>
      </aside>
      <main class="stage">
        <Board />
      </main>
      <aside class="rail r" aria-label={m.happened}>
        <section class="told">
          <h2 class="label">{m.happened}</h2>
          <div role="status" aria-live="polite" data-testid="told">
            {told.length === 0 ? <p class="faint">{m.nothing}</p> : undefined}
            {told.map((text) => (
              <p key={plainSentence(text)}>
                <Rich text={text} />
              </p>
            ))}
          </div>
        </section>
        <Beside />
        <Verification record={record} />
      </aside>
      <div class="foot">
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
            <b>{shown.legName(leg?.label ?? 0)}</b> <span>{m.step(at + 1, steps)}</span>
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
            aria-valuetext={`${shown.legName(leg?.label ?? 0)}, ${m.step(at + 1, steps)}`}
            onInput={(event) => show(Number(event.currentTarget.value))}
          />
          <Button icon="link" testid="link" onClick={() => void copy()}>
            {copied.value ? m.copied : m.link}
          </Button>
        </section>
        <Timeline now={at} jump={show} />
        <p class="spoken">{m.keys}</p>
      </div>
    </div>
  )
}

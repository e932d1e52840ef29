import { useSignal } from '@preact/signals'
import { type Seat, seatsOf } from '@selva/core'
import { type EscapeShape, escape, nameOf, type Part, playerAt, type Sector, type Zone } from '@selva/escape'
import { say } from '../client/language.ts'
import { playNow } from '../pages/play-now.ts'
import type { Frame } from '../table/live.ts'
import { MenuButton } from '../table/MenuButton.tsx'
import { Button, LinkButton, ThemeButton, Wordmark } from '../ui/controls.tsx'
import { Icon, SeatMark } from '../ui/Icon.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { center, type Point, pathThrough, short } from './geometry.ts'
import { Lanes } from './Lanes.tsx'
import { Patterns } from './Patterns.tsx'
import { Plan } from './Plan.tsx'
import { Use } from './Ship.tsx'
import { cellText } from './sentence.ts'
import type { Sitting } from './sitting.ts'
import { type Story, storyOf } from './story.ts'

/** The whole game as it was, folded from the facts that are now open to everybody. */
function unsealed(table: Part, frames: readonly Frame<EscapeShape>[]): Part {
  const state = escape.start(table.setting)
  for (const frame of frames) for (const fact of frame) escape.evolve(state, fact)
  return state
}

/** A sentence about how it ended. */
export function outcome(state: Part, story: Story, nameAt: (seat: Seat) => string): string {
  const m = say().escape
  if (state.end === 'running') return m.end.ended
  const { reason, winners } = state.end
  if (reason === 'firstEscape') {
    const [winner] = winners
    const note = winner === undefined ? undefined : story.notes.get(winner)
    return winner === undefined
      ? m.end.ended
      : m.end.firstEscape(nameAt(winner), note?.kind === 'escaped' ? note.hatch : 0)
  }
  return winners.length === 0 ? m.end.nobody : m.end[reason]
}

function fateOf(state: Part, story: Story, seat: Seat, nameAt: (seat: Seat) => string): string {
  const m = say().escape.end.fates
  const note = story.notes.get(seat)
  if (note?.kind === 'killed') return m.killed(nameOf(note.sector), nameAt(note.by))
  if (note?.kind === 'escaped') return m.escaped(note.hatch)
  return playerAt(state, seat).status === 'eliminated' ? m.time : m.aboard
}

/** A seat's path lies a little beside the others', so that two who walked together can be told apart. */
const beside = (seat: Seat): Point => [((seat * 37) % 7) - 3, ((seat * 53) % 7) - 3]

function Paths({
  story,
  picked,
  seats,
}: {
  readonly story: Story
  readonly picked: Seat | undefined
  readonly seats: readonly Seat[]
}) {
  const shown = seats.filter((seat) => seat !== picked).concat(picked ?? [])
  const walks = shown.map((seat) => ({ seat, stops: [...(story.paths.get(seat) ?? new Map<number, Sector>())] }))
  return (
    <>
      {walks.map(({ seat, stops }) => {
        const [dx, dy] = beside(seat)
        const points = stops.map(([, at]): Point => [center(at)[0] + dx, center(at)[1] + dy])
        const kind = picked === undefined ? '' : seat === picked ? 'main' : 'dim'
        return (
          <g key={seat} class={`ink-${seat}`}>
            <path d={pathThrough(points, false)} class={`path ${kind}`} />
          </g>
        )
      })}
      {walks.map(({ seat, stops }) => {
        const last = stops.at(-1)
        if (last === undefined || (picked !== undefined && seat !== picked)) return undefined
        const [x, y] = center(last[1])
        const [dx, dy] = picked === undefined ? beside(seat) : [0, 0]
        return (
          <g key={seat} class={`ink-${seat}`}>
            {seat === picked
              ? stops.slice(1, -1).map(([round, at]) => {
                  const [sx, sy] = center(at)
                  return (
                    <g key={round}>
                      <circle cx={short(sx + beside(seat)[0])} cy={short(sy + beside(seat)[1])} r="6" class="stopno" />
                      <text x={short(sx + beside(seat)[0])} y={short(sy + beside(seat)[1] + 2.5)} class="stopno-t">
                        {round}
                      </text>
                    </g>
                  )
                })
              : undefined}
            <circle cx={short(x + dx * 2)} cy={short(y + dy * 2)} r="11" class="end" />
            <Use name={`seat-${seat}`} x={x + dx * 2} y={y + dy * 2} size={12} kind="end-s" />
          </g>
        )
      })}
    </>
  )
}

function WhoWas({
  state,
  story,
  nameAt,
}: {
  readonly state: Part
  readonly story: Story
  readonly nameAt: (seat: Seat) => string
}) {
  const m = say().escape
  const winners = state.end === 'running' ? [] : state.end.winners
  return (
    <table class="whowas">
      <caption class="label">{m.end.who}</caption>
      <thead>
        <tr>
          <th scope="col">{m.end.player}</th>
          <th scope="col">{m.end.identity}</th>
          <th scope="col">{m.end.fate}</th>
        </tr>
      </thead>
      <tbody>
        {seatsOf(state.setting.seats).map((seat) => {
          const { character } = playerAt(state, seat)
          const won = winners.includes(seat)
          return (
            <tr key={seat} class={won ? 'won' : ''} data-testid={`who-${seat}`}>
              <td>
                <SeatMark seat={seat} />
                {nameAt(seat)}
              </td>
              <td>{character === undefined ? '' : m.characters[character]}</td>
              <td>
                {fateOf(state, story, seat, nameAt)}
                {won ? `, ${m.end.winner.toLowerCase()}` : ''}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Eyes({
  state,
  sitting,
  picked,
  pick,
}: {
  readonly state: Part
  readonly sitting: Sitting
  readonly picked: Seat | undefined
  readonly pick: (seat: Seat | undefined) => void
}) {
  const m = say().escape
  const winners = state.end === 'running' ? [] : state.end.winners
  return (
    <section>
      <h2 class="label">{m.end.paths}</h2>
      <ol class="eyes">
        <li>
          <button type="button" aria-pressed={picked === undefined} onClick={() => pick(undefined)}>
            <Icon name="eye" />
            <b>{m.end.everybody}</b>
          </button>
        </li>
        {seatsOf(state.setting.seats).map((seat) => {
          const { character, side } = playerAt(state, seat)
          return (
            <li key={seat} class={winners.includes(seat) ? 'won' : ''}>
              <button
                type="button"
                aria-pressed={picked === seat}
                aria-label={m.end.pathOf(sitting.nameAt(seat))}
                onClick={() => pick(picked === seat ? undefined : seat)}
              >
                <SeatMark seat={seat} />
                <span>
                  <b>{sitting.nameAt(seat)}</b>
                  <small>
                    {character === undefined ? '' : m.characters[character]}
                    {winners.includes(seat) ? `, ${m.end.winner.toLowerCase()}` : ''}
                  </small>
                </span>
                <span class="mark">{side === undefined ? undefined : <Icon name={side} />}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** After the game: the result in words, every identity, everybody's path. */
export function EndScreen({
  sitting,
  frames,
}: {
  readonly sitting: Sitting
  readonly frames: readonly Frame<EscapeShape>[]
}) {
  const m = say()
  const { live, nameAt } = sitting
  const picked = useSignal<Seat | undefined>(undefined)
  const busy = useSignal(false)
  useTitle(m.titles.over)
  const table = live.state()
  if (table === undefined) return undefined
  const state = unsealed(table, frames)
  const story = storyOf(frames, undefined)
  const { zone, seats }: { readonly zone: Zone; readonly seats: number } = state.setting
  const mine = live.seat()
  const winners = state.end === 'running' ? [] : state.end.winners
  const verdict =
    mine === undefined ? m.escape.end.ended : winners.includes(mine) ? m.escape.end.won : m.escape.end.lost
  const again = async (): Promise<void> => {
    busy.value = true
    await playNow()
    busy.value = false
  }
  const ways = (
    <>
      <LinkButton to="/">{m.escape.end.home}</LinkButton>
      <span class="not-phone">
        <LinkButton to="/host/escape">{m.escape.end.hostAgain}</LinkButton>
      </span>
      <Button kind="go" icon="play" disabled={busy.value} onClick={() => void again()}>
        {m.escape.end.again}
      </Button>
    </>
  )
  return (
    <div class="table after" data-testid="end">
      <Patterns />
      <header class="bar">
        <Wordmark />
        <div class="title">
          {verdict}
          <span class="label not-phone">{m.escape.end.inRound(state.round)}</span>
        </div>
        <div class="tools">
          <ThemeButton />
          <MenuButton />
        </div>
        <div class="status not-phone">
          <div class="ways">{ways}</div>
        </div>
      </header>
      <main class="stage">
        <section class="result">
          <span class="label only-phone">{m.escape.end.inRound(state.round)}</span>
          <h1>{outcome(state, story, nameAt)}</h1>
          <p>{m.escape.end.pathsHelp}</p>
        </section>
        <Plan
          zone={zone}
          hatches={state.hatches.join(' ')}
          about={zone.humanSector}
          opens="whole"
          marks={{
            label: (at) => `${nameOf(at)}, ${cellText(zone, at, m)}`,
            can: () => false,
            taken: () => picked.value === undefined,
            chosen: undefined,
          }}
          onPick={() => {}}
          onCancel={() => {
            picked.value = undefined
          }}
          dots={undefined}
        >
          <Paths story={story} picked={picked.value} seats={seatsOf(seats)} />
        </Plan>
      </main>
      <aside class="rail l">
        <Eyes
          state={state}
          sitting={sitting}
          picked={picked.value}
          pick={(seat) => {
            picked.value = seat
          }}
        />
      </aside>
      <aside class="rail r">
        <WhoWas state={state} story={story} nameAt={nameAt} />
      </aside>
      <div class="foot">
        <Lanes state={state} frames={frames} nameAt={nameAt} me={mine} />
      </div>
      <div class="ways only-phone">{ways}</div>
    </div>
  )
}

import type { Seat } from '@selva/core'
import { playerAt } from '@selva/stay-away'
import type { ComponentChildren } from 'preact'
import { timeText } from '../table/countdown.ts'
import { type SeatStatus, useSeatStatus } from '../table/seat-status.ts'
import { Use } from '../ui/Icon.tsx'
import { short } from '../ui/short.ts'
import { angleOf, nameLines, polar } from './geometry.ts'
import { ROLE_ICONS } from './icons.ts'
import { awayAt, knownRole, type RingProps, stateOf } from './place.ts'
import { SUSPICIONS } from './tags.ts'
import { gameWords } from './words.ts'

const HOUR = 3_600_000
/** Number of places from which there is little room over a name. */
const MANY = 10
const SHAPE = 15
const GLYPH = 14
/** About as wide as a figure is drawn. */
const FIGURE = 7.4

function Pips({ n, x, y }: { readonly n: number; readonly x: number; readonly y: number }) {
  const gap = n > 4 ? 9.5 : 10.5
  return (
    <>
      {Array.from({ length: n }, (_, i) => (
        <rect
          key={i}
          x={short(x - ((n - 1) * gap) / 2 + i * gap - 3.75)}
          y={short(y)}
          width="7.5"
          height="11"
          rx="1.5"
          class="pip"
        />
      ))}
    </>
  )
}

/** How sure I am of a player, in bars. */
function Level({ level, x }: { readonly level: number; readonly x: number }) {
  return (
    <g class={`level l${level}`} transform={`translate(${short(x)} -6)`}>
      {[1, 2, 3, 4].map((bar) => (
        <rect key={bar} x={(bar - 1) * 5} y="0" width="3.6" height="11" class={bar <= level ? 'f' : ''} />
      ))}
    </g>
  )
}

/** A sign over a name, drawn from its left edge. */
type Sign = { readonly wide: number; readonly draw: (x: number) => ComponentChildren }

/** Hours are enough where there are days. */
const brief = (ms: number): string => (ms < HOUR ? timeText(ms) : `${Math.ceil(ms / HOUR)} h`)

/** A bot's sign, or the time until the seat is decided for: the sooner of the clock and of the bot that takes over. */
function lifeSign({ bot, grace, clock }: SeatStatus, seat: Seat, many: boolean): Sign | undefined {
  const soon = grace > 0 && grace < (clock?.left ?? Number.POSITIVE_INFINITY)
  if (!soon && clock === undefined)
    return bot === 'no'
      ? undefined
      : {
          wide: GLYPH,
          draw: (x) => (
            <g class="bot" data-testid={`ring-bot-${seat}`}>
              <Use name="bot" x={x + GLYPH / 2} y={0} size={GLYPH} />
            </g>
          ),
        }
  const text = brief(soon ? grace : (clock?.left ?? 0))
  // Figures alone are a clock; a bot's need its sign.
  const glyph = soon || !many ? GLYPH + 2 : 0
  return {
    wide: glyph + text.length * FIGURE,
    draw: (x) => (
      <g
        class={`left ${soon ? 'soon' : clock?.short === true ? 'short' : ''}`}
        data-testid={`ring-${soon ? 'grace' : 'clock'}-${seat}`}
      >
        {glyph === 0 ? undefined : <Use name={soon ? 'bot' : 'clock'} x={x + GLYPH / 2} y={0} size={GLYPH} />}
        <text x={short(x + glyph)} y="5">
          {text}
        </text>
      </g>
    ),
  }
}

/** A player: shape, name, cards, and whether a bot plays for them; it slides along when places change. */
export function PlayerMark({ model, state, station, home, seat }: RingProps & { readonly seat: Seat }) {
  const { live, story, tags, nameAt } = model
  const m = gameWords()
  const me = live.seat()
  const player = playerAt(state, seat)
  const life = useSeatStatus({ live, seat })
  // Beside the tape there is less room.
  const [x, y] = polar(angleOf(station, player.place, home), station.label - (player.quarantine > 0 ? 10 : 0))
  const { tag, tone } = stateOf(state, seat, me, { gone: story.value.gone, isMidway: live.isMidway() })
  const many = station.places >= MANY
  const name = nameLines(seat === me ? m.you : nameAt(seat), station.letters)
  // Among many a countdown takes the room of a second line.
  const lines = many && life.grace > 0 ? name.slice(0, 1) : name
  const low = (lines.length - 1) * 8
  const role = state.end === 'running' ? knownRole(player.role, seat === me) : player.role
  const level = SUSPICIONS.indexOf(tags.value.get(seat) ?? 'none')
  const sign = player.alive ? lifeSign(life, seat, many) : undefined
  // Among many there is no room for what I think beside what I know and what presses.
  const thought = level > 0 && !(many && (role !== undefined || life.grace > 0 || life.clock !== undefined))
  const apart = many ? 3 : 5
  const signs: readonly Sign[] = [
    { wide: SHAPE, draw: (at) => <Use name={`seat-${seat}`} x={at + SHAPE / 2} y={0} size={SHAPE} kind="shape" /> },
    ...(role === undefined
      ? []
      : [
          {
            wide: 18,
            draw: (at: number) => <Use name={ROLE_ICONS[role]} x={at + 9} y={0} size={18} kind={`known ${role}`} />,
          },
        ]),
    ...(thought ? [{ wide: 19, draw: (at: number) => <Level level={level} x={at} /> }] : []),
    ...(sign === undefined ? [] : [sign]),
  ]
  let at = -(signs.reduce((wide, one) => wide + one.wide, 0) + apart * (signs.length - 1)) / 2
  return (
    <g
      data-speaker={seat}
      class={`who ink-${seat} ${player.alive ? '' : 'out'} ${awayAt(model, seat) ? 'off' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <g class="mark">
        <g transform={`translate(0 ${-22 - low})`}>
          {signs.map(({ wide, draw }) => {
            const from = at
            at += wide + apart
            return draw(from)
          })}
        </g>
        {lines.map((text, i) => (
          <text key={text} x="0" y={4 - low + i * 16} class="nm">
            {text}
          </text>
        ))}
        {tag === '' ? (
          <Pips n={player.hand.length} x={0} y={11 + low} />
        ) : (
          <text x="0" y={21 + low} class={`tg ${tone}`}>
            {tag}
          </text>
        )}
      </g>
    </g>
  )
}

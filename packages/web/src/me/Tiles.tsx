import type { GameSums } from '@selva/protocol'
import { gameOf } from '../client/games.ts'
import { Icon } from '../ui/Icon.tsx'
import { short } from '../ui/short.ts'
import type { FiguresOfGame, FigureTile } from './game-figures.ts'
import { meWords } from './words.ts'

type GameProps = { readonly sums: GameSums; readonly part: FiguresOfGame }

/** The newest games of a row, as many as fit on a phone. */
const MARKS = 12

/** The sums of all entries with the same name, in the order in which the names first came. */
function joinedBy(sides: GameSums['sides'], name: 'rules' | 'as') {
  const groups = Map.groupBy(sides, (side) => side[name])
  return [...groups].map(([value, entries]) => ({
    name: value,
    games: entries.reduce((sum, { games }) => sum + games, 0),
    wins: entries.reduce((sum, { wins }) => sum + wins, 0),
  }))
}

/** Wins by what I was at the end, with a mark for each of the newest games. */
export function SideTile({ sums, part }: GameProps) {
  const m = meWords()
  const roles = gameOf(sums.game)?.roles() ?? {}
  const known = joinedBy(sums.sides, 'as')
  return (
    <article class="tile t3">
      <h4 class="label">{m.winsBySide}</h4>
      <ul class="sides">
        {part.sides.map(({ as, icon }) => {
          const { games = 0, wins = 0 } = known.find(({ name }) => name === as) ?? {}
          const newest = sums.recent.filter((game) => game.as === as).slice(0, MARKS)
          return (
            <li key={as}>
              <Icon name={icon} />
              <span>{roles[as]}</span>
              <span class="marks" aria-hidden="true">
                {newest.toReversed().map(({ won, at }) => (
                  <i key={at} class={won ? 'won' : ''} />
                ))}
              </span>
              <em>{m.outOf(wins, games)}</em>
            </li>
          )
        })}
      </ul>
    </article>
  )
}

/** Wins by the rules that were played, where a game has several. */
export function WinsTile({ sums, part }: GameProps) {
  const m = meWords()
  const rows = joinedBy(sums.sides, 'rules').filter(({ name }) => part.rulesName(name) !== '')
  return (
    <article class="tile t3">
      <h4 class="label">{m.winsByRules}</h4>
      <ul class="sides bars">
        {rows
          .toSorted((a, b) => b.games - a.games)
          .map(({ name, games, wins }) => (
            <li key={name}>
              <span>{part.rulesName(name)}</span>
              <span class="share" aria-hidden="true">
                <i style={{ width: `${short((100 * wins) / games)}%` }} />
              </span>
              <em>{m.outOf(wins, games)}</em>
            </li>
          ))}
      </ul>
    </article>
  )
}

const [WIDTH, HEIGHT] = [200, 56]

/** The course of a share over games, as a line; one game alone is no course. */
function Line({ shares }: { readonly shares: readonly number[] }) {
  if (shares.length < 2) return undefined
  const points = shares.map((share, i) => {
    const x = (i * WIDTH) / (shares.length - 1)
    return `${short(x)} ${short((1 - Math.min(1, share)) * (HEIGHT - 4) + 2)}`
  })
  return (
    <>
      <svg class="spark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} class="middle" />
        <path d={`M${points.join('L')}`} vector-effect="non-scaling-stroke" />
      </svg>
      <p class="help">{meWords().lastGames(shares.length)}</p>
    </>
  )
}

export const Tile = ({ tile }: { readonly tile: FigureTile }) => (
  <article class="tile t2">
    <h4 class="label">{tile.name}</h4>
    <p class="big">
      {tile.text} <small>{tile.of}</small>
    </p>
    {tile.line === undefined ? undefined : <Line shares={tile.line} />}
  </article>
)

const BARS = 10

/** How many turns my games lasted for me; one game alone has no spread. */
export function TurnsTile({ sums }: { readonly sums: GameSums }) {
  const m = meWords()
  const turns = sums.recent.map(({ counts }) => counts['turns'] ?? 0)
  const most = Math.max(BARS - 1, ...turns)
  const step = Math.ceil((most + 1) / BARS)
  const bars = Array.from(
    { length: Math.ceil((most + 1) / step) },
    (_, i) => turns.filter((n) => Math.floor(n / step) === i).length,
  )
  const tallest = Math.max(1, ...bars)
  const average = (sums.counts['turns'] ?? 0) / sums.games
  return (
    <article class="tile t3">
      <h4 class="label">{m.turnsPlayed}</h4>
      <p class="big">
        {Math.round(average)} <small>{m.onAverage}</small>
      </p>
      {turns.length < 2 ? undefined : (
        <>
          <div class="hist" aria-hidden="true">
            {bars.map((n, i) => (
              <i
                key={i}
                class={Math.floor(average / step) === i ? 'middle' : ''}
                style={{ height: `${short(Math.max(2, (100 * n) / tallest))}%` }}
              />
            ))}
          </div>
          <p class="scale" aria-hidden="true">
            <span>0</span>
            <span>{most}</span>
          </p>
        </>
      )}
    </article>
  )
}

import { type Signal, useSignal } from '@preact/signals'
import type { Figures as FiguresBody, GameSums } from '@selva/protocol'
import { useEffect } from 'preact/hooks'
import { type ApiError, isApiError } from '../client/api.ts'
import { gameOf, lookOf } from '../client/games.ts'
import { messages } from '../client/language.ts'
import { gameName } from '../table/title.ts'
import { GameLook } from '../ui/GameLook.tsx'
import { Segments } from '../ui/Segments.tsx'
import { meApi } from './api.ts'
import type { FiguresOfGame } from './game-figures.ts'
import { SideTile, Tile, TurnsTile, WinsTile } from './Tiles.tsx'
import { meWords } from './words.ts'
import '../styles/push.css'
import '../styles/figures.css'

type Company = 'withPeople' | 'alone'

/** Everything the figures are drawn from: the server's sums, and the part of each game. */
type Loaded = FiguresBody & { readonly parts: ReadonlyMap<string, FiguresOfGame> }

async function loadFigures(): Promise<Loaded | ApiError> {
  const figures = await meApi.figures()
  if (isApiError(figures)) return figures
  const played = new Set([...figures.withPeople, ...figures.alone].map(({ game }) => game))
  const parts = new Map<string, FiguresOfGame>()
  for (const game of played) {
    const part = await gameOf(game)?.figures?.()
    if (part !== undefined) parts.set(game, part)
  }
  return { ...figures, parts }
}

/** The figures of one game. */
function GameTiles({ sums, part }: { readonly sums: GameSums; readonly part: FiguresOfGame }) {
  const m = meWords()
  const [map] = sums.maps
  const hasRules = sums.sides.some(({ rules }) => part.rulesName(rules) !== '')
  return (
    <GameLook look={lookOf(sums.game)}>
      {part.Sprite === undefined ? undefined : <part.Sprite />}
      <section class="figure-game">
        <div class="figure-head">
          <h3>{gameName(sums)}</h3>
          <p class="help">{m.gamesWon(sums.games, sums.wins)}</p>
        </div>
        <div class="tiles">
          <SideTile sums={sums} part={part} />
          {hasRules ? <WinsTile sums={sums} part={part} /> : <TurnsTile sums={sums} />}
          {part.tiles(sums).map((tile) => (
            <Tile key={tile.name} tile={tile} />
          ))}
          {hasRules ? <TurnsTile sums={sums} /> : undefined}
          {map === undefined || part.map === undefined ? undefined : (
            <article class="tile t3 zone-tile">
              <div>
                <h4 class="label">{part.map.title()}</h4>
                <p class="big">{part.map.name(map.map)}</p>
                <p class="help">{m.gamesWon(map.games, map.wins)}</p>
              </div>
              <part.map.Plan map={map.map} />
            </article>
          )}
        </div>
      </section>
    </GameLook>
  )
}

/** My part in games that are over. Only I see it, unless I show games and wins at my tables. */
export function Figures() {
  const m = meWords()
  const loaded = useSignal<Loaded | undefined>(undefined)
  const trouble: Signal<ApiError | undefined> = useSignal(undefined)
  const picked = useSignal<Company | undefined>(undefined)
  useEffect(() => {
    void loadFigures().then((answer) => {
      if (isApiError(answer)) trouble.value = answer
      else loaded.value = answer
    })
  }, [])
  const figures = loaded.value
  if (trouble.value !== undefined)
    return (
      <p class="trouble" role="alert">
        {messages().refusals[trouble.value.refused]}
      </p>
    )
  if (figures === undefined) return <section class="mepart my-figures" aria-busy="true" />
  const company = picked.value ?? (figures.withPeople.length > 0 ? 'withPeople' : 'alone')
  const turn = async (): Promise<void> => {
    const shown = !figures.shown
    const answer = await meApi.showFigures(shown)
    if (isApiError(answer)) trouble.value = answer
    else loaded.value = { ...figures, shown }
  }
  const games = figures[company].flatMap((sums) => {
    const part = figures.parts.get(sums.game)
    return part === undefined ? [] : [{ sums, part }]
  })
  const isNew = figures.withPeople.length + figures.alone.length === 0
  return (
    <section class="mepart my-figures" aria-busy="false" data-testid="figures">
      <div class="me-head">
        <h2>{m.figures}</h2>
        {isNew ? undefined : (
          <Segments<Company>
            label={m.company.label}
            value={company}
            options={[
              { value: 'withPeople', text: m.company.withPeople },
              { value: 'alone', text: m.company.alone },
            ]}
            onChange={(value) => {
              picked.value = value
            }}
          />
        )}
      </div>
      <div class="me-head">
        <p class="help">{figures.shown ? m.shownHelp : m.notShownHelp}</p>
        <button type="button" role="switch" class="btn push" aria-checked={figures.shown} onClick={() => void turn()}>
          <span>{m.showFigures}</span>
          <i aria-hidden="true" />
        </button>
      </div>
      {isNew ? <p>{m.noFigures}</p> : games.length === 0 ? <p>{m.noneHere}</p> : undefined}
      {games.map(({ sums, part }) => (
        <GameTiles key={sums.game} sums={sums} part={part} />
      ))}
    </section>
  )
}

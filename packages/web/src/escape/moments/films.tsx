import { COLUMNS, columnOf, type EscapeShape, type PartialState, ROWS, rowOf, type Sector } from '@selva/escape'
import type { Film, Scene, Tone } from '../../moments/film.ts'
import type { Frame } from '../../table/live-ports.ts'
import type { EscapeModel } from '../model.ts'
import { sentence } from '../sentence.ts'
import { happeningOf, type LogEvent } from '../story-line.ts'
import { outOf } from './out.tsx'
import { Strike, type StrikeStage } from './Strike.tsx'
import { Turned } from './Turned.tsx'
import { turnedIn } from './turned-in.ts'
import { Wheel } from './Wheel.tsx'
import { escapeMomentWords } from './words.ts'

/** How long scenes stay, in milliseconds. They follow from the kind of an event, never from its outcome. */
const HELD = { heard: 800, lit: 900, attackLead: 900, attack: 1400, hatchLead: 1000, hatch: 1500, gone: 1400 }

type Kind = LogEvent['kind']
const ATTACKED: readonly Kind[] = ['killed', 'defended', 'immune', 'cloned', 'missed']
const AT_HATCH: readonly Kind[] = ['hatchCard', 'escaped', 'hatchClosed']
const GONE: readonly Kind[] = ['time', 'noExit', 'reborn']

/** The sentences of the log for what happened in a frame. */
function tellerOf(model: EscapeModel, state: PartialState, frame: Frame<EscapeShape>) {
  const me = model.live.seat()
  const events = frame.flatMap((fact) => happeningOf(fact, { me, step: 'before' }) ?? [])
  return {
    has: (kind: Kind): boolean => events.some((event) => event.kind === kind),
    lines: (kinds: readonly Kind[]): readonly string[] =>
      events
        .filter(({ kind }) => kinds.includes(kind))
        .map((event) => sentence(event, model.words(), model.player, state.setting.zone)),
  }
}
type Teller = ReturnType<typeof tellerOf>
type Told = {
  readonly model: EscapeModel
  readonly state: PartialState
  readonly frame: Frame<EscapeShape>
  readonly teller: Teller
}

const scene = (icon: string, tone: Tone, lines: readonly string[]): Scene => ({ icon, tone, lines })

/** An attack: the ship goes dark but for one sector. Its outcome turns over afterwards, as long in view as any other. */
function attackFilm({ model, state, frame, teller: { has, lines } }: Told, at: Sector): Film {
  const layer = (stage: StrikeStage) => () => <Strike at={at} stage={stage} />
  // The text leaves the sector in view.
  const note = rowOf(at) * 2 < ROWS ? { stands: 'foot' as const } : {}
  const lead: Scene = {
    ...scene('attack', 'signal', [...lines(['attack']), escapeMomentWords().whoIsThere]),
    ...note,
    layer: layer('open'),
  }
  const players = turnedIn(frame, state, model.nameAt)
  const told = lines(ATTACKED)
  const result: Scene =
    players.length > 0
      ? {
          ...scene('dead', 'signal', told),
          form: 'card',
          stands: columnOf(at) * 2 < COLUMNS ? 'right' : 'left',
          picture: () => <Turned players={players} words={model.words()} />,
          layer: layer('hit'),
        }
      : { ...scene('attack', 'signal', told), ...note, layer: layer(has('missed') ? 'spent' : 'open') }
  const mine = frame.find((fact) => fact.kind === 'killed' && fact.seat === model.live.seat())
  return {
    lead: { ms: HELD.attackLead, scene: lead },
    result: { ms: HELD.attack, scene: result },
    ...(mine === undefined ? {} : { stop: () => outOf(model, lines(['killed']).slice(0, 1)) }),
  }
}

/** A way out: its plate, and then the card, green or red. */
function hatchFilm({ frame, teller: { has, lines } }: Told): Film {
  const number = frame.flatMap((fact) =>
    fact.kind === 'hatchReached' || fact.kind === 'escaped' || fact.kind === 'hatchClosed' ? [fact.hatch] : [],
  )[0]
  const out = has('escaped')
  const plate = (came: 'open' | 'green' | 'red'): Partial<Scene> =>
    number === undefined ? {} : { form: 'plate', picture: () => <Wheel number={number} came={came} /> }
  const reached = lines(['hatchReached'])
  return {
    ...(reached.length === 0
      ? {}
      : { lead: { ms: HELD.hatchLead, scene: { ...scene('hatch', 'plain', reached), ...plate('open') } } }),
    result: {
      ms: HELD.hatch,
      scene: {
        ...scene(out ? 'escaped' : 'hatch-closed', out ? 'hatch' : 'signal', lines(AT_HATCH)),
        ...plate(out ? 'green' : 'red'),
      },
    },
  }
}

/** How a frame is shown; most frames are simply applied. */
export function filmOf(model: EscapeModel, frame: Frame<EscapeShape>): Film | undefined {
  const state = model.live.state()
  if (state === undefined) return undefined
  const me = model.live.seat()
  const teller = tellerOf(model, state, frame)
  const { has, lines } = teller
  const told: Told = { model, state, frame, teller }
  for (const fact of frame) if (fact.kind === 'attack') return attackFilm(told, fact.sector)
  if (AT_HATCH.some(has)) return hatchFilm(told)
  const gone = lines(GONE)
  if (gone.length > 0) return { result: { ms: HELD.gone, scene: scene('dead', 'signal', gone) } }
  if (has('spotlight')) return { result: { ms: HELD.lit, scene: scene('spotlight', 'plain', lines(['spotlight'])) } }
  const heard = frame.some((fact) => (fact.kind === 'noise' || fact.kind === 'twoNoises') && fact.seat !== me)
  return heard ? { result: { ms: HELD.heard } } : undefined
}

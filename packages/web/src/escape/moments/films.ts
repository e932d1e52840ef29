import type { EscapeShape, PartialState } from '@selva/escape'
import type { Film, Scene, Stop, Tone } from '../../moments/film.ts'
import { momentWords } from '../../moments/words.ts'
import type { Frame } from '../../table/live-ports.ts'
import { waitPrompt } from '../act/wait.ts'
import type { EscapeModel } from '../model.ts'
import { sentence } from '../sentence.ts'
import { happeningOf, type LogEvent } from '../story-line.ts'

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

const scene = (icon: string, tone: Tone, lines: readonly string[]): Scene => ({ icon, tone, lines })

/** The news that I am out: by whom and where, and what I can still do. */
function outOf(model: EscapeModel, { lines }: Teller): Stop | undefined {
  const now = model.live.state()
  if (now === undefined) return undefined
  const { text = '' } = waitPrompt({ model, state: now })
  const { onlyYou, watch } = momentWords()
  return {
    icon: 'dead',
    tone: 'signal',
    secret: true,
    label: onlyYou,
    lines: [...lines(['killed']).slice(0, 1), text],
    button: watch,
  }
}

function attackFilm(model: EscapeModel, teller: Teller, iAmKilled: boolean): Film {
  const killed = teller.has('killed')
  return {
    lead: { ms: HELD.attackLead, scene: scene('attack', 'signal', teller.lines(['attack'])) },
    result: { ms: HELD.attack, scene: scene(killed ? 'dead' : 'attack', 'signal', teller.lines(ATTACKED)) },
    ...(iAmKilled ? { stop: () => outOf(model, teller) } : {}),
  }
}

/** How a frame is shown; most frames are simply applied. */
export function filmOf(model: EscapeModel, frame: Frame<EscapeShape>): Film | undefined {
  const state = model.live.state()
  if (state === undefined) return undefined
  const me = model.live.seat()
  const teller = tellerOf(model, state, frame)
  const { has, lines } = teller
  if (has('attack'))
    return attackFilm(
      model,
      teller,
      frame.some((fact) => fact.kind === 'killed' && fact.seat === me),
    )
  const atHatch = lines(AT_HATCH)
  if (atHatch.length > 0) {
    const out = has('escaped')
    const reached = lines(['hatchReached'])
    return {
      ...(reached.length === 0 ? {} : { lead: { ms: HELD.hatchLead, scene: scene('hatch', 'plain', reached) } }),
      result: { ms: HELD.hatch, scene: scene(out ? 'escaped' : 'hatch-closed', out ? 'hatch' : 'signal', atHatch) },
    }
  }
  const gone = lines(GONE)
  if (gone.length > 0) return { result: { ms: HELD.gone, scene: scene('dead', 'signal', gone) } }
  if (has('spotlight')) return { result: { ms: HELD.lit, scene: scene('spotlight', 'plain', lines(['spotlight'])) } }
  const heard = frame.some((fact) => (fact.kind === 'noise' || fact.kind === 'twoNoises') && fact.seat !== me)
  return heard ? { result: { ms: HELD.heard } } : undefined
}

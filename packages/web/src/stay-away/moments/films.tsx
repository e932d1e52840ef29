import { type PartialState, playerAt, type StayAwayShape } from '@selva/stay-away'
import { coord, plainSentence } from '../../client/rich-text.ts'
import type { Film, Scene, Stop, Tone } from '../../moments/film.ts'
import { momentWords } from '../../moments/words.ts'
import type { Frame } from '../../table/live-ports.ts'
import { CARD_ICONS } from '../icons.ts'
import type { StayAwayModel } from '../model.ts'
import { sentence } from '../sentence.ts'
import { foldStory } from '../story.ts'
import type { Seen } from '../story-line.ts'
import { cardName, cardText, gameWords } from '../words.ts'
import { type HandedSheet, handedIn } from './handed.ts'
import { PanicCard } from './PanicCard.tsx'
import { stayAwayMomentWords } from './words.ts'

/** How long moments stay, in milliseconds. They follow from the public kind of an event alone. */
const HELD = {
  shut: 800,
  handed: 1080,
  panic: 1500,
  fire: 1200,
  burned: 1400,
  refused: 900,
  saved: 1000,
  shown: 1200,
  declared: 1400,
}

type Fact<K extends Seen['kind']> = Extract<Seen, { readonly kind: K }>

const scene = (icon: string, tone: Tone, lines: readonly string[]): Scene => ({ icon, tone, lines })

/** The sentence of the log for a fact. */
function told(model: StayAwayModel, fact: Seen): string {
  const story = model.story.value
  const line = foldStory(story, [fact]).lines[story.lines.length]
  return line === undefined ? '' : sentence(line, gameWords(), model.callings)
}

const iconOf = ({ by }: Fact<'eliminated'>): string => (by === 'none' ? 'dead' : 'flamethrower')

/** The news that I am out: by whom, when, and as what. */
function epitaph(model: StayAwayModel, state: PartialState, fact: Fact<'eliminated'>, heard: string): Stop | undefined {
  const { role = 'human' } = playerAt(state, fact.seat)
  // With The Thing the game ends: there is nothing left to watch.
  if (role === 'thing' || model.live.over()) return undefined
  const { watch } = momentWords()
  return {
    icon: iconOf(fact),
    tone: 'signal',
    secret: false,
    label: gameWords().end.turn(state.turns),
    lines: [heard, stayAwayMomentWords().epitaph[role](state.turns), gameWords().gone.text],
    button: watch,
  }
}

function refusalFilm(model: StayAwayModel, state: PartialState, fact: Fact<'defended'>): Film {
  const { seat, card } = fact
  const m = stayAwayMomentWords()
  const { player } = model.callings
  if (card === 'noBarbecue')
    return {
      result: { ms: HELD.saved, scene: scene(CARD_ICONS[card], 'hatch', [told(model, fact), m.saved(player(seat))]) },
    }
  const { step, offered } = state
  const mine = step.at === 'answer' && step.from === model.live.seat() && offered !== 'none' ? offered : undefined
  const seen = card === 'scary' && mine !== undefined ? [m.sawYours(player(seat).name, coord(cardName(mine)))] : []
  const tone = card === 'scary' && mine !== undefined ? 'signal' : 'plain'
  return { result: { ms: HELD.refused, scene: scene(CARD_ICONS[card], tone, [told(model, fact), ...seen]) } }
}

/** A fact that everyone sees, as a moment. */
function publicFilm(model: StayAwayModel, state: PartialState, fact: Seen): Film | undefined {
  const m = stayAwayMomentWords()
  const { player } = model.callings
  switch (fact.kind) {
    case 'panic': {
      const lines = [cardName(fact.card), cardText(fact.card, state.setting.rules).line]
      const picture = () => <PanicCard card={fact.card} label={plainSentence(m.panic(player(fact.seat)))} />
      const shown: Scene = { ...scene(CARD_ICONS[fact.card], 'signal', lines), picture, form: 'card' }
      return { result: { ms: HELD.panic, scene: shown } }
    }
    case 'played':
      return fact.card === 'flamethrower' && fact.at !== 'none'
        ? {
            result: {
              ms: HELD.fire,
              scene: scene('flamethrower', 'signal', [m.fire(player(fact.seat), player(fact.at))]),
            },
          }
        : undefined
    case 'defended':
      return refusalFilm(model, state, fact)
    case 'eliminated': {
      const heard = told(model, fact)
      const mine = fact.seat === model.live.seat() ? { stop: () => epitaph(model, state, fact, heard) } : {}
      return { result: { ms: HELD.burned, scene: scene(iconOf(fact), 'signal', [heard]) }, ...mine }
    }
    case 'handShown':
    case 'revealed':
      return { result: { ms: HELD.shown, scene: scene('eye', 'plain', [told(model, fact)]) } }
    case 'declared':
      return { result: { ms: HELD.declared, scene: scene('thing', 'signal', [told(model, fact)]) } }
    default:
      return undefined
  }
}

/** How a part of a frame is shown; most parts are simply applied. */
export function filmOf(model: StayAwayModel, sheet: HandedSheet, part: Frame<StayAwayShape>): Film | undefined {
  const state = model.live.state()
  if (state === undefined) return undefined
  const handed = handedIn(part, model.live.seat())
  if (handed !== undefined)
    return {
      lead: { ms: HELD.shut, begins: () => sheet.shut(handed) },
      result: { ms: HELD.handed, begins: () => sheet.turn(handed) },
    }
  for (const fact of part) {
    const film = publicFilm(model, state, fact)
    if (film !== undefined) return film
  }
  return undefined
}

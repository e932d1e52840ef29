import type { Seat } from '@selva/core'
import {
  type Choice,
  cards,
  hasDoor,
  isQuarantined,
  nextOf,
  openOffer,
  type PartialState,
  playerAt,
  type Reason,
  type Seen,
  type StepName,
  seenOf,
} from '@selva/stay-away'
import { coord, name } from '../client/rich-text.ts'
import type { Ask, StayAwayModel } from './model.ts'
import { sentence } from './sentence.ts'
import { cardName, gameWords } from './words.ts'

export type Prompt = { readonly title: string; readonly text: string }

/** The question to me, in words. */
export function askPrompt(
  { nameAt, choices }: Pick<StayAwayModel, 'nameAt' | 'choices'>,
  state: PartialState,
  ask: Exclude<Ask, { at: 'nothing' }>,
  me: Seat,
): Prompt {
  const { asks } = gameWords()
  const { rules } = state.setting
  const who = (seat: Seat): string => name(nameAt(seat))
  const defence = choices.value.some((choice) => choice.do === 'defend') ? 'defended' : 'open'
  switch (ask.at) {
    case 'fire':
      return { title: asks.fire(who(ask.by)), text: asks.fireText[defence] }
    case 'move':
      return { title: asks.move(who(ask.by)), text: asks.moveText[defence] }
    case 'offer':
      return {
        title: asks.offer(who(ask.to)),
        text: isQuarantined(state, me) ? asks.offerOpen[rules.quarantinedOffer] : asks.offerText,
      }
    case 'answer': {
      const offered = openOffer(state)
      const { answerHow } = asks
      const shown = offered === undefined ? answerHow.closed : answerHow.open(coord(cardName(offered)))
      const how = state.dodged ? answerHow.immune : shown
      return { title: asks.answer(who(ask.from)), text: `${how} ${asks.answerText[defence]}` }
    }
    case 'blind':
      return { title: asks.blind.title, text: asks.blind[rules.blindDateCard] }
    case 'friend': {
      const { title, ...then } = asks.friend
      return { title, text: hasDoor(state, me, state.direction) ? then.door : then.open }
    }
    case 'pass':
      return { title: asks.pass(who(nextOf(state, me))), text: asks.passText }
    case 'act':
    case 'keep':
    case 'side':
    case 'placePick':
    case 'witness':
    case 'forget':
    case 'reveal':
      return asks[ask.at]
    default:
      return ask satisfies never
  }
}

/** Tells what the table waits for, while it is not for me. */
export function waitPrompt({ callings, live, story }: StayAwayModel, state: PartialState): Prompt {
  const m = gameWords()
  const { player } = callings
  const { step } = state
  const me = live.seat()
  const text = me === undefined ? m.watcher.text : playerAt(state, me).alive ? '' : `${m.gone.title}. ${m.gone.text}`
  // The question of the state has been answered: what came of it stands here until the next.
  const last = live.isMidway() ? story.value.lines.findLast(({ secret }) => !secret) : undefined
  if (last !== undefined) return { title: sentence(last, m, callings), text }
  switch (step.at) {
    case 'setup':
      return { title: m.header.dealing, text }
    case 'over':
      return { title: m.header.over, text: m.end.opening }
    case 'pass':
      return {
        title: me !== undefined && playerAt(state, me).alive ? m.asks.passDone : m.wait.pass,
        text: m.asks.passWait(step.waiting.length),
      }
    case 'offer':
      return { title: m.wait.offer(player(step.seat), player(step.to)), text }
    case 'answer':
      return { title: m.wait.answer(player(step.seat), player(step.from)), text }
    case 'placePick':
    case 'friend':
    case 'witness':
      return { title: m.wait.pick(player(step.seat)), text }
    case 'act':
    case 'keep':
    case 'fire':
    case 'move':
    case 'side':
    case 'forget':
    case 'blind':
    case 'reveal':
      return { title: m.wait[step.at](player(step.seat)), text }
    default:
      return step satisfies never
  }
}

export function buttonText(
  { nameAt }: StayAwayModel,
  { setting }: PartialState,
  at: StepName,
  choice: Choice,
  me: Seat,
): string {
  const { buttons } = gameWords()
  switch (choice.do) {
    case 'discard':
      return buttons.discard(cardName(choice.card))
    case 'play':
      return buttons.play(cardName(choice.card))
    case 'playOn':
      return buttons.playOn(cardName(choice.card), nameAt(choice.at))
    case 'axeDoor':
      return buttons.axeDoor
    case 'axeQuarantine':
      return choice.at === me ? buttons.axeOwnTape : buttons.axeTape(nameAt(choice.at))
    case 'keep':
      return buttons.keep(cardName(choice.card))
    case 'give':
      if (at !== 'blind') return buttons.give(cardName(choice.card))
      return buttons[setting.rules.blindDateCard === 'deck' ? 'topped' : 'discard'](cardName(choice.card))
    case 'defend':
      if (at !== 'answer') return buttons.defend(cardName(choice.card))
      return buttons[cards[choice.card].dodge === undefined ? 'refuse' : 'dodge'](cardName(choice.card))
    case 'accept':
      return at === 'fire' ? buttons.burn : buttons.move
    case 'pick':
      if (at === 'friend') return buttons.exchangeWith(nameAt(choice.whom))
      return at === 'witness' ? buttons.showTo(nameAt(choice.whom)) : buttons.placesWith(nameAt(choice.whom))
    case 'side':
      return buttons.move
    case 'show':
      return choice.what === 'hand'
        ? buttons.showHand
        : choice.what === 'infected'
          ? buttons.showInfected
          : buttons.showNothing
    default:
      return ''
  }
}

/** The main button's words while something is still to be pointed at. */
export function missingText(at: StepName, picked: boolean): string {
  const { buttons } = gameWords()
  if (at === 'act') return picked ? buttons.pickTarget : buttons.pickCard
  if (at === 'placePick' || at === 'friend' || at === 'witness') return buttons.pickPlayer
  return at === 'side' || at === 'reveal' ? buttons.pickOne : buttons.pickCard
}

type SeenWords = ReturnType<typeof gameWords>['seen']

/** The words for what others see. `whom` is the player it is aimed at. */
const seenWords = (seen: SeenWords, whom: string): Readonly<Record<Seen, string>> => ({
  ...seen,
  handLooked: seen.analysis(whom),
  cardLookedTold: seen.suspicion.told(whom),
  cardLookedUntold: seen.suspicion.untold(whom),
  handShown: seen.whisky,
  drawn: seen.resolute,
  drawnOpen: seen.resoluteOpen,
  offer: seen.offer(whom),
})

/** Tells what others will see of a choice. */
export function seenText({ nameAt }: StayAwayModel, state: PartialState, choice: Choice, me: Seat): string {
  const code = seenOf(state, me, choice)
  if (code === undefined) return ''
  const whom = choice.do === 'playOn' ? choice.at : state.step.at === 'offer' ? state.step.to : me
  return seenWords(gameWords().seen, nameAt(whom))[code]
}

/** Why a card of mine cannot be chosen or played, in words; empty where no card is asked for. */
export const reasonText = ({ code }: Reason): string => (code === 'notAsked' ? '' : gameWords().locks[code])

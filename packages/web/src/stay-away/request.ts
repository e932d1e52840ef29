import type { Seat } from '@selva/core'
import {
  type Choice,
  isQuarantined,
  nextOf,
  type PartialState,
  playerAt,
  type Reason,
  type StepName,
} from '@selva/stay-away'
import { coord, name } from '../client/rich-text.ts'
import type { Ask, StayAwayModel } from './model.ts'
import { cardName, gameWords } from './words.ts'

export type Prompt = { readonly title: string; readonly text: string }

/** The question to me, in words. */
export function askPrompt(
  { nameAt, choices }: StayAwayModel,
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
      const { offered, dodged } = state
      const open = isQuarantined(state, ask.from) && offered !== undefined && offered !== 'none'
      const { answerHow } = asks
      const how = dodged ? answerHow.immune : open ? answerHow.open(coord(cardName(offered))) : answerHow.closed
      return { title: asks.answer(who(ask.from)), text: `${how} ${asks.answerText[defence]}` }
    }
    case 'blind':
      return { title: asks.blind.title, text: asks.blind[rules.blindDateCard] }
    case 'pass':
      return { title: asks.pass(who(nextOf(state, me))), text: asks.passText }
    case 'act':
    case 'keep':
    case 'side':
    case 'placePick':
    case 'friend':
    case 'witness':
    case 'forget':
    case 'reveal':
      return asks[ask.at]
    default:
      return ask satisfies never
  }
}

/** Tells what the table waits for, while it is not for me. */
export function waitPrompt({ callings: { player }, live }: StayAwayModel, state: PartialState): Prompt {
  const m = gameWords()
  const { step } = state
  const me = live.seat()
  const text = me === undefined ? m.watcher.text : playerAt(state, me).alive ? '' : `${m.gone.title}. ${m.gone.text}`
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
      return buttons[choice.card === 'missed' ? 'dodge' : 'refuse'](cardName(choice.card))
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

/** Tells what others will see of a choice. */
export function seenText(
  { nameAt }: StayAwayModel,
  state: PartialState,
  at: StepName,
  choice: Choice,
  me: Seat,
): string {
  const { seen } = gameWords()
  const open = isQuarantined(state, me)
  switch (choice.do) {
    case 'discard':
      return open ? seen.discardOpen : seen.discard
    case 'play':
      if (choice.card === 'whisky') return seen.whisky
      if (choice.card === 'resolute') return open ? seen.resoluteOpen : seen.resolute
      return seen.play
    case 'playOn':
      if (choice.card === 'analysis') return seen.analysis(nameAt(choice.at))
      if (choice.card === 'suspicion') return seen.suspicion[state.setting.rules.suspicionTarget](nameAt(choice.at))
      return seen.playOn
    case 'axeDoor':
    case 'axeQuarantine':
      return seen.play
    case 'keep':
      if (at === 'forget') return open ? seen.forgetOpen : seen.forget
      return open ? seen.keepOpen : seen.keep
    case 'give':
      if (at === 'pass') return seen.pass
      if (open) return seen.giveOpen
      if (at === 'blind') return seen.blind
      return at === 'offer' && state.step.at === 'offer' ? seen.offer(nameAt(state.step.to)) : seen.give
    case 'defend':
      return seen.refuse
    case 'accept':
      if (at !== 'fire') return seen.move
      return playerAt(state, me).role === 'thing' ? seen.burnThing : seen.burn
    case 'pick':
      return at === 'friend' ? seen.friend : at === 'witness' ? seen.witness : seen.pick
    case 'side':
      return seen.move
    case 'show':
      return choice.what === 'nothing' ? seen.nothing : seen.reveal
    default:
      return ''
  }
}

/** Why a card of mine cannot be chosen or played, in words; empty where no card is asked for. */
export const reasonText = ({ code }: Reason): string => (code === 'notAsked' ? '' : gameWords().locks[code])

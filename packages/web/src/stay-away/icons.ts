import { KINDS, type Kind, type Role } from '@selva/stay-away'

/** Drawings that also stand for something else, or are called otherwise. */
const SHARED: { readonly [K in Kind]?: string } = {
  theThing: 'thing',
  infected: 'infection',
  suspicion: 'eye',
  watchYourBack: 'direction',
  changePlaces: 'change',
  youdBetterRun: 'run',
  imComfortable: 'comfortable',
  noThanks: 'refuse',
  noBarbecue: 'no-barbecue',
  barredDoor: 'door',
  rottenRopes: 'ropes',
  oneTwo: 'one-two',
  threeFour: 'door-open',
  soThisIsTheParty: 'party',
  getOutOfHere: 'get-out',
  roundAndRound: 'round',
  cantWeBeFriends: 'friends',
  blindDate: 'blind',
  betweenUs: 'whisper',
}

/** The drawing of each card: the one of its own name, unless it shares another. */
export const CARD_ICONS = Object.fromEntries(KINDS.map((kind) => [kind, SHARED[kind] ?? kind])) as Readonly<
  Record<Kind, string>
>

export const ROLE_ICONS: Readonly<Record<Role, string>> = { human: 'human', infected: 'infection', thing: 'thing' }

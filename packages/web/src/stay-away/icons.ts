import type { Kind, Role } from '@selva/stay-away'

/** The drawing of each card. */
export const CARD_ICONS: Readonly<Record<Kind, string>> = {
  theThing: 'thing',
  infected: 'infection',
  flamethrower: 'flamethrower',
  analysis: 'analysis',
  axe: 'axe',
  suspicion: 'eye',
  whisky: 'whisky',
  resolute: 'resolute',
  watchYourBack: 'direction',
  changePlaces: 'change',
  youdBetterRun: 'run',
  seduction: 'seduction',
  scary: 'scary',
  imComfortable: 'comfortable',
  noThanks: 'refuse',
  missed: 'missed',
  noBarbecue: 'no-barbecue',
  quarantine: 'quarantine',
  barredDoor: 'door',
  rottenRopes: 'ropes',
  oneTwo: 'one-two',
  threeFour: 'door-open',
  soThisIsTheParty: 'party',
  getOutOfHere: 'get-out',
  forgetful: 'forgetful',
  roundAndRound: 'round',
  cantWeBeFriends: 'friends',
  blindDate: 'blind',
  ooops: 'ooops',
  betweenUs: 'whisper',
  revelations: 'revelations',
}

export const ROLE_ICONS: Readonly<Record<Role, string>> = { human: 'human', infected: 'infection', thing: 'thing' }

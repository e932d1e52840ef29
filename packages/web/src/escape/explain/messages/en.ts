/** What things on the Escape table mean. English is the source: the other catalogues have its type. */
export const en = {
  round: (n: number, all: number) => `Round ${n} of ${all}.`,
  lastRound: (n: number) => `After round ${n} every human still aboard is lost, and the aliens win.`,
  lastArena: (n: number) => `After round ${n} the game ends.`,
  dangerous: 'Dangerous sector',
  draws: (n: number) => `Whoever ends a move here draws one of ${n} dangerous cards: a noise, true or not, or silence.`,
  mayAttack: 'An alien may attack here instead.',
  secure: 'Secure sector',
  quiet: 'Nothing is drawn here: everybody hears “silent sector”.',
  loud: 'At this table a card is drawn here too.',
  start: 'Nobody may enter or cross a start sector.',
  teleport: 'Teleport leads to the Human Sector.',
  shut: 'A closed hatch can be neither entered nor crossed.',
  aliensCross: 'Aliens may cross an open hatch, but never stop in it.',
  aliensNever: 'Aliens may not even cross a hatch at this table.',
  noHatch: 'Nobody needs a hatch at this table: there are no humans.',
  you: 'You know this alone. What others can conclude is up to you.',
  noPower: 'Characters have no powers at this table.',
  player: 'The shape and the colour are this player’s everywhere. A tap shows on the map what was announced.',
  cards: (n: number) => (n === 1 ? 'Holds one card. Which one is secret.' : `Holds ${n} cards. Which ones is secret.`),
  kills: (n: number, target: number) => `${n} of the ${target} kills that win here.`,
  record: 'Your own way, one space a round. Only you see it.',
  phases: 'A turn: move, resolve the sector, end. The ordinary next thing comes by itself.',
  rings: 'Noise',
  ringsText:
    'Rings show where a noise was announced or an attack was made. Whether a noise is true, only its maker knows.',
  glow: 'Glowing sectors',
  glowText: 'Where you may go now. Tap one to see what would happen, tap again or confirm to do it.',
  aboard: 'Aboard',
  aboardText: 'How many players are still in the ship, or about to come back.',
}

export type ExplainWords = typeof en

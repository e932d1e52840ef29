import { HATCH, POD, type WayOut } from '../../way-out.ts'

/** Meanings of things on the Escape table. English is the source: the other catalogues have its type. */
const english = (exit: WayOut) => ({
  round: (n: number, all: number) => `Round ${n} of ${all}`,
  lastRound: (n: number) => `After round ${n}, all humans still in the game are eliminated and the aliens win.`,
  lastArena: (n: number) => `The game ends after round ${n}.`,
  dangerous: 'Dangerous sector',
  draws: (n: number) =>
    n === 1
      ? 'If you end a move here, you draw the only Dangerous Sector card.'
      : `If you end a move here, you draw one of ${n} Dangerous Sector cards: a noise, true or false, or silence.`,
  mayAttack: 'An alien can attack here instead.',
  secure: 'Secure sector',
  quiet: 'You draw nothing here. Everyone hears “silent sector”.',
  loud: 'At this table you draw a card here too.',
  start: 'No one can move into or across a starting sector.',
  teleport: 'Teleport leads here.',
  shut: `No one can enter or cross a closed ${exit.hatch}.`,
  locked: (n: number) => `It opens in round ${n}. Until then no one can enter or cross it.`,
  aliensCross: `Aliens can cross an open ${exit.hatch}, but never stop there.`,
  aliensNever: `At this table, aliens can’t even cross a ${exit.hatch}.`,
  noHatch: `There are no humans at this table, so no one needs a ${exit.hatch}.`,
  you: 'Players know only their own character until a rule reveals others.',
  noPower: 'This character has no power at this table.',
  player: 'This player has the same shape and colour everywhere. Tap to see on the map what they announced.',
  cards: (n: number) =>
    n === 0 ? 'Holds no cards.' : n === 1 ? 'Holds one card, face down.' : `Holds ${n} cards, face down.`,
  kills: (n: number, target: number) => `Kills: ${n} of ${target} needed to win.`,
  record: 'Your own path, one space per round. Only you see it.',
  phases: 'On your turn you move, resolve the sector, and end. The usual next step follows automatically.',
  rings: 'Noise',
  ringsText:
    'Rings show where a noise was announced or someone attacked. Only the player who announced a noise knows if it’s true.',
  glow: 'Glowing sectors',
  glowText: 'You can go to these sectors now. Tap one to see what would happen; tap again or confirm to go.',
  aboard: 'Aboard',
  aboardText: 'Players still on the ship or about to return.',
  zone: `Zones differ in how far away the ${exit.hatches} are and where you can walk without drawing a card.`,
  presetChanged: 'At this table, some of its rules are different.',
  otherZones:
    'Zones that you or other players have drawn. Choose one of yours, or paste the link to a zone’s page in the gallery.',
  pencil: 'Your own notes on the map. No one else ever sees them. They stay with your seat, on every device.',
  meaning: 'You decide what a mark means. The game doesn’t read it.',
  tools: {
    question: 'Tap sectors you’re not sure about. Tap again to remove the mark.',
    cross: 'Tap sectors where you think no one can be. Tap again to remove the mark.',
    ring: 'Tap sectors you want to remember. Tap again to remove the mark.',
    rub: 'Removes all your marks from the sectors you tap.',
    undo: 'Undoes the last thing you did with the pencil.',
    seat: 'A player’s shape and a round: who you think was here, and when.',
    text: 'A word or two of your own in the sector.',
  },
  trail: 'Where a player was heard or seen, in order, with the rounds. A noise can be a lie.',
  assist:
    'Worked out by logic alone, from everything announced and everything you know. Where nothing is shaded, no one can be.',
  assistNoise: 'A noise shows that a card was drawn, not where: it can be a lie.',
})

export const en = english(HATCH)
/** English at a table of the Ultimate edition. */
export const enUltimate = english(POD)

export type ExplainWords = typeof en

import type { Code, CodeGroup, CodeLineOf } from '@selva/escape'
import { HATCH, POD, type WayOut } from '../../way-out.ts'

/** Hatches by number as a list in words. */
type HatchList = (numbers: readonly number[]) => string

/** The words for a code; `with` says it with its parameters, or with what other rules make of it. */
type CodeWords<C extends Code> = { readonly name: string; readonly line: string; readonly more: string } & (Exclude<
  keyof CodeLineOf<C>,
  'rule'
> extends never
  ? unknown
  : { readonly with: (line: CodeLineOf<C>, list: HatchList) => string })

const hostOf = (exit: WayOut) => ({
  scenario: 'Write your own scenario',
  preset: 'Rules',
  zone: 'Zone',
  zoneFails: 'Not with these rules',
  seatsHelp: (crew: string) => `In this game: ${crew}. Bots take the free seats.`,
  presetHelp: 'Start from a preset. You can change everything below.',
  zoneHelp: `The map you play on. ${exit.Hatches} are marked in green.`,
  size: (sectors: number, hatches: number) =>
    `${sectors} sectors, ${hatches === 1 ? `1 ${exit.hatch}` : `${hatches} ${exit.hatches}`}`,
  more: 'More rules',
  moreHelp: 'Scenario rules, house rules and card counts.',
  changed: (n: number) => (n === 1 ? '1 change' : `${n} changes`),
  codes: 'Scenario rules',
  own: (preset: string) => `Part of ${preset}.`,
  closed: (preset: string) => `Not available with ${preset}.`,
  switches: 'House rules',
  decks: 'Card counts',
  decksHelp: 'Choose how many of each card there are, from 0 to 99.',
  usual: (n: number) => `standard: ${n}`,
  reset: 'Reset counts',
  otherZones: 'Other zones',
  yourZones: 'Your zones',
  zoneLink: 'Link to a zone',
  useZone: 'Use this zone',
  noZone: 'This zone doesn’t exist, or it isn’t public.',
  openGallery: 'Open the gallery',
  print: 'Print this zone',
  summary: 'Rules at this table',
  warnings: 'Good to know',
  all: 'all',
})

/** Scenario rules about sides, characters and speeds (OWN-14 to OWN-17). */
const crewCodes = {
  'crew.sides': {
    name: 'Uneven sides',
    line: 'One side has a fixed number of players, whatever the size of the table.',
    more: 'Everyone else is on the other side, and everyone knows both numbers. Each side needs at least one player, and there are only eight human characters.',
    with: ({ fixed, count }: CodeLineOf<'crew.sides'>): string =>
      fixed === 'aliens'
        ? `${count === 1 ? 'One player is an alien' : `${count} players are aliens`}. All others are humans.`
        : `${count === 1 ? 'One player is a human' : `${count} players are humans`}. All others are aliens.`,
  },
  'crew.humans': {
    name: 'Chosen humans',
    line: 'The humans are dealt from a list of characters.',
    more: 'Everyone knows the list. It needs as many characters as there are humans, or more.',
    with: ({ characters }: CodeLineOf<'crew.humans'>): string =>
      characters.length === 1
        ? 'There is only this human character.'
        : `The humans are dealt from these ${characters.length} characters.`,
  },
  'crew.aliens': {
    name: 'Chosen aliens',
    line: 'The aliens are dealt from a list of characters.',
    more: 'Everyone knows the list. If there are more aliens than characters on it, several aliens have the same one.',
    with: ({ aliens }: CodeLineOf<'crew.aliens'>): string =>
      aliens.length === 1
        ? 'Every alien is this character.'
        : `The aliens are dealt from these ${aliens.length} characters.`,
  },
  'crew.speeds': {
    name: 'Other speeds',
    line: 'You choose how far humans and aliens move.',
    more: 'Adrenaline adds to the new speed. Fed aliens still move up to three sectors.',
    with: ({ humanSpeed, alienSpeed }: CodeLineOf<'crew.speeds'>): string =>
      `Sectors per turn: humans ${humanSpeed === 1 ? 'one' : `up to ${humanSpeed}`}, aliens ${alienSpeed === 1 ? 'one' : `up to ${alienSpeed}`}.`,
  },
}

/** Scenario rules about sectors, the two sides and the way out. */
const placeCodesOf = (exit: WayOut) => ({
  'A.1': {
    name: 'Nowhere is quiet',
    line: 'You draw a card in secure sectors too.',
    more: 'Sedatives and Cat work there as well. The Captain’s power doesn’t.',
  },
  'A.2': {
    name: 'Standing still',
    line: 'Anyone can stand still instead of moving. It’s announced.',
    more: `You then resolve the sector as if you’d just arrived, or attack if you can. In a starting sector or at a ${exit.hatch}, nothing happens.`,
  },
  'A.4': {
    name: 'Barred sectors',
    line: 'Secure sectors can’t be entered or crossed.',
    more: `The host chooses whether this applies to everyone, to humans or to aliens. You can’t use a zone where a player couldn’t make a first move, or where humans couldn’t reach a ${exit.hatch}.`,
    with: ({ barred }: CodeLineOf<'A.4'>): string =>
      ({
        both: 'No one can enter or cross secure sectors.',
        humans: 'Humans can’t enter or cross secure sectors.',
        aliens: 'Aliens can’t enter or cross secure sectors.',
      })[barred],
  },
  'A.5': {
    name: 'Back again',
    line: 'Killed players return where they started.',
    more: 'They return on their next turn. They keep their side, their kills, their speed and used powers, but lose their cards. With Infection (B.3) or in the Ultimate edition, this is for aliens only.',
    with: ({ sides }: CodeLineOf<'A.5'>): string =>
      sides.includes('human')
        ? 'Killed players return where they started.'
        : 'A killed alien returns where it started.',
  },
  'B.3': {
    name: 'Infection',
    line: 'A killed human returns as an alien in the same sector.',
    more: 'This happens on their next turn, no matter who killed them. They aren’t fed and have no power. Killed aliens are out.',
  },
  'B.4': {
    name: `Start at a ${exit.hatch}`,
    line: `Humans start at a ${exit.hatch}.`,
    more: `The host chooses the ${exit.hatch}. It’s closed unless the host allows it to be used. Teleport still leads to the Human Sector, and with H.2 the Psychologist starts in the Alien Sector.`,
    with: ({ hatch, usable }: CodeLineOf<'B.4'>): string =>
      usable
        ? `Humans start at ${exit.hatch} ${hatch}, which they can use later.`
        : `Humans start at ${exit.hatch} ${hatch}, which is closed.`,
  },
  'B.6': {
    name: 'No humans',
    line: 'Everyone is an alien, and kills decide the game.',
    more: `${exit.Hatches} never close. If no one has enough kills after the last round, no one wins, or the players with the most kills do: a house rule decides. If one player is left and no one is due to return, the game ends at once in the same way.`,
  },
  'C.3': {
    name: 'No feeding',
    line: 'Killing a human doesn’t make an alien faster.',
    more: 'All aliens keep their normal speed.',
  },
  'C.6': {
    name: `Aliens at the ${exit.hatches}`,
    line: `Aliens start at random ${exit.hatches}.`,
    more: `Each alien knows only its own starting place. If there are no humans, the places are announced. Humans can use these ${exit.hatches} as usual.`,
    with: ({ hatches }: CodeLineOf<'C.6'>, list: HatchList): string =>
      hatches === 'all'
        ? `Aliens start at random ${exit.hatches}.`
        : `Aliens start at ${list(hatches)}, placed at random.`,
  },
  'D.2': {
    name: `Open ${exit.hatches}`,
    line: `${exit.Hatches} need no card: a human who reaches one escapes.`,
    more: `There are no ${exit.Hatch} cards, and the Engineer’s power has no effect. Each ${exit.hatch} lets one human escape and is then blocked.`,
  },
})

/** Scenario rules about kills, items and powers. */
const powerCodesOf = (exit: WayOut) => ({
  'E.3': {
    name: 'Win by kills',
    line: 'A player with enough kills wins, and the game ends.',
    more: 'Every player killed counts, on either side; players who were saved don’t. Humans who have escaped win too. If the same attack leaves no human, so do the aliens.',
    with: ({ n }: CodeLineOf<'E.3'>): string =>
      n === 'players'
        ? 'The first player with as many kills as there are players wins, and the game ends.'
        : n === 1
          ? 'The first kill wins, and the game ends.'
          : `The first player with ${n} kills wins, and the game ends.`,
  },
  'G.4': {
    name: 'Hidden items',
    line: 'Adrenaline, Sedatives, Attack and Spotlight aren’t announced: others only see a card being discarded.',
    more: 'An attack or a light is still seen by everyone. Teleport and Defense are announced as usual.',
  },
  'H.1': {
    name: 'Captain',
    line: 'The Captain doesn’t draw a card on the first move into a dangerous sector.',
    more: 'It’s automatic; others hear “silent sector”. The power is used up on arrival, even with Sedatives or an attack.',
  },
  'H.2': {
    name: 'Psychologist',
    line: 'The Psychologist starts in the Alien Sector.',
    more: 'No one else knows. The first move begins there.',
  },
  'H.3': {
    name: 'Pilot',
    line: 'The Pilot can use each Teleport card three times.',
    more: 'After the first two uses the card stays in hand. After the third it’s discarded.',
  },
  'H.4': {
    name: 'Soldier',
    line: 'The Soldier can keep four items.',
    more: 'If the table’s hand limit is higher, it applies to the Soldier too.',
  },
  'H.13': {
    name: 'Executive Officer',
    line: 'Once per game, the Executive Officer can stay put. It looks like a move.',
    more: 'The sector is then resolved as if just entered.',
  },
  'H.14': {
    name: 'Co-Pilot',
    line: 'Once per game, the Co-Pilot can teleport without a card.',
    more: 'It’s announced like a Teleport card, but isn’t part of the hand.',
  },
  'H.15': {
    name: 'Engineer',
    line: `The Engineer looks at two ${exit.Hatch} cards and picks one.`,
    more: 'The pile must hold at least two cards. The other card goes back unseen.',
  },
  'H.16': {
    name: 'Medic',
    line: 'Once per game, the Medic can reveal another player’s character.',
    more: 'Only on the Medic’s turn. The Medic isn’t revealed.',
  },
  'J.4': {
    name: 'Items in silence',
    line: 'Silence cards bring an item. Noise cards don’t.',
    more: 'Item icons on noise cards are ignored.',
  },
})

/** Scenario rules of our own (OWN-0). */
const ownCodesOf = (exit: WayOut) => ({
  'own.lightsOut': {
    name: 'Lights out',
    line: 'From a certain round on, you draw a card in secure sectors too.',
    more: 'The round begins with an announcement, and the map shows all sectors as dangerous. Sedatives and Cat work everywhere; the Captain’s power only where a sector was dangerous all along.',
    with: ({ round }: CodeLineOf<'own.lightsOut'>): string =>
      `From round ${round} on, you draw a card in secure sectors too.`,
  },
  'own.silentRounds': {
    name: 'Rounds of silence',
    line: 'In some rounds no one draws a card.',
    more: 'Such a round begins with an announcement. Everyone hears only “silent sector” and attacks, even with “Lights out”.',
    with: ({ every }: CodeLineOf<'own.silentRounds'>): string =>
      `One round in ${every} is silent: no one draws a card.`,
  },
  'own.lockedHatches': {
    name: `Locked ${exit.hatches}`,
    line: `${exit.Hatches} stay locked until a certain round.`,
    more: `The host chooses which ones. No one can enter or cross a locked ${exit.hatch}. When its round begins, everyone hears that it opens. Humans aren’t eliminated while a ${exit.hatch} has yet to open.`,
    with: ({ locked, round }: CodeLineOf<'own.lockedHatches'>): string =>
      locked === 'all'
        ? `All ${exit.hatches} are locked until round ${round}.`
        : `${exit.Hatches} locked until round ${round}: ${locked.join(', ')}.`,
  },
  'own.roomForTwo': {
    name: 'Room for two',
    line: `Each ${exit.hatch} has room for two. An escape or a red card takes one place.`,
    more: `After a first red card, the human stays there, and can leave and try again on a later turn. A ${exit.hatch} with no place left is closed.`,
  },
  'own.sturdyHatches': {
    name: `Sturdy ${exit.hatches}`,
    line: `A red ${exit.Hatch} card doesn’t damage the ${exit.hatch}.`,
    more: `The human stays there, and can leave and try again on a later turn. It has no effect where ${exit.hatches} need no card.`,
  },
  'own.selfDestruct': {
    name: 'Self-destruct',
    line: 'After the first try to escape, only a few rounds are left.',
    more: `It starts when a human reaches an open ${exit.hatch}, even if the card is red. Everyone sees which round is now the last. If the game would end sooner anyway, nothing changes.`,
    with: ({ after }: CodeLineOf<'own.selfDestruct'>): string =>
      after === 1
        ? 'After the first try to escape, one round is left.'
        : `After the first try to escape, ${after} rounds are left.`,
  },
  'own.together': {
    name: 'All for one',
    line: 'Humans win together, once enough of them have escaped.',
    more: 'Then all humans win, even the dead, and the game ends. As soon as too few humans are left for that, the aliens win. If the game starts with fewer humans, all of them must escape.',
    with: ({ escapes }: CodeLineOf<'own.together'>): string =>
      escapes === 1
        ? 'The first human to escape wins for all humans.'
        : `All humans win once ${escapes} of them have escaped. If too few are left, the aliens win.`,
  },
  'own.courier': {
    name: 'The black box',
    line: 'One human, known to everyone, carries the black box. Humans win when it leaves the ship.',
    more: 'When the courier escapes, all humans who are aboard or have escaped win, and the game ends. If the courier is killed, the next human in turn order takes the box, and everyone learns who has it. Without the box no human wins.',
  },
  'own.secondWave': {
    name: 'Second wave',
    line: 'A killed alien returns once, in the Alien Sector.',
    more: 'It keeps its power. A human who became an alien returns once too. Killed a second time, an alien is out.',
    with: ({ again }: CodeLineOf<'own.secondWave'>): string =>
      again
        ? 'The first time, a killed alien returns in the Alien Sector instead.'
        : 'A killed alien returns once, in the Alien Sector.',
  },
  'own.echo': {
    name: 'Echo',
    line: '“Noise in your sector” names the sector where your turn began.',
    more: `If your turn began in a starting sector or at a ${exit.hatch}, you announce the sector you’re in now.`,
  },
  'own.motionTracker': {
    name: 'Motion tracker',
    line: 'Each round begins with the number of players in each third of the ship.',
    more: 'The thirds are columns A to H, I to O and P to W. Players who are waiting to return aren’t counted.',
  },
  'own.openSides': {
    name: 'Open sides',
    line: 'Everyone’s side is announced at the start.',
    more: 'Characters stay secret.',
  },
  'own.frenzy': {
    name: 'Frenzy',
    line: 'From a certain round on, all aliens are as fast as a fed one.',
    more: 'The round begins with an announcement. It works without feeding too.',
    with: ({ round }: CodeLineOf<'own.frenzy'>): string =>
      `From round ${round} on, all aliens move up to three sectors.`,
  },
})

const switchesOf = (exit: WayOut) => ({
  alienTransit: {
    name: `Aliens crossing ${exit.hatches}`,
    help: `Can aliens move across an open ${exit.hatch}?`,
    values: { open: 'allowed', never: 'not allowed' },
  },
  attackAfterDraw: {
    name: 'Attack after drawing',
    help: 'Can you play an Attack card after you’ve drawn a Dangerous Sector card?',
    values: { true: 'yes', false: 'no' },
  },
  adrenaline: {
    name: 'Adrenaline',
    help: 'How far does it let you move?',
    values: { plusOne: 'one extra sector', two: 'at least two sectors' },
  },
  deadAliensWin: {
    name: 'Killed aliens win too',
    help: 'Do killed aliens share their team’s win?',
    values: { true: 'yes', false: 'no' },
  },
  aliensMustLive: {
    name: 'A surviving alien',
    help: 'Must an alien still be in the game for the aliens to win?',
    values: { true: 'needed', false: 'not needed' },
  },
  psychicItems: {
    name: 'Psychic Alien and items',
    help: 'Do items that the Psychic Alien draws become noises too?',
    values: { true: 'yes', false: 'no' },
  },
  killTie: {
    name: 'If no one has enough kills',
    help: 'Who wins a game without humans if no one has enough kills by the last round?',
    values: { none: 'no one wins', mostKills: 'most kills win' },
  },
  crew: {
    name: 'Crew',
    help: 'Which crew is used with up to eight players?',
    values: { first: 'first crew', both: 'both crews' },
  },
  noiseTargets: {
    name: 'Noise in any sector',
    help: 'Which sectors can you announce?',
    values: { plain: 'dangerous and secure', dangerous: 'dangerous, and your own' },
  },
  rounds: { name: 'Rounds', help: 'How many rounds does the game last at most?', values: {} },
  handLimit: {
    name: 'Hand limit',
    help: 'How many items can you keep?',
    values: { none: 'no limit', number: 'limited' },
  },
})

/** Rules of a table, line by line. */
const linesOf = (exit: WayOut) => ({
  sides: (crew: string) => `At this table: ${crew}.`,
  length: (n: number) => (n === 1 ? 'The game lasts one round.' : `The game lasts ${n} rounds at most.`),
  speed: {
    human: (n: number) => (n === 1 ? 'Humans move one sector per turn.' : `Humans move up to ${n} sectors per turn.`),
    alien: (n: number) => (n === 1 ? 'Aliens move one sector per turn.' : `Aliens move up to ${n} sectors per turn.`),
  },
  feeding: (n: number) => `An alien that has killed a human moves up to ${n} sectors.`,
  dangers: (n: number) => (n === 1 ? '1 Dangerous Sector card.' : `${n} Dangerous Sector cards.`),
  doubled: 'Decks are doubled for nine or more players.',
  items: (n: number, kinds: string) => `${n === 1 ? '1 item' : `${n} items`}: ${kinds}.`,
  limit: (n: number) => `No one can keep more than ${n === 1 ? 'one item' : `${n} items`}.`,
  noLimit: 'There’s no hand limit.',
  keeps: 'Silence and items come from the same deck and are kept. Others can’t tell them apart.',
  hatches: {
    first: `The first human to reach a ${exit.hatch} wins alone, and the game ends.`,
    open: (room: number) =>
      room === 1 ? `Each ${exit.hatch} lets one human escape.` : `Each ${exit.hatch} lets ${room} humans escape.`,
    card: (green: number, red: number) =>
      `${exit.Hatch} cards: ${green} green (you escape), ${red} red (the ${exit.hatch} is damaged).`,
    roomy: (green: number, red: number) =>
      `${exit.Hatch} cards: ${green} green (you escape), ${red} red (the ${exit.hatch} loses a place).`,
    sturdy: (green: number, red: number) =>
      `${exit.Hatch} cards: ${green} green (you escape), ${red} red (you stay, and can come back later).`,
    escapersWin: 'Every human who escapes wins.',
  },
  killedHumansReturn: 'A killed human returns as an alien in the Alien Sector.',
  powers: 'Characters have powers:',
  changed: (name: string, value: string) => `${name}: ${value}.`,
})

/** Why something cannot be played; the engine says which. */
const refusalsOf = (exit: WayOut) => ({
  codePreset: (code: string) => `“${code}” isn’t available with these rules.`,
  codeWithB6: (code: string) => `“${code}” needs humans, but there are none.`,
  codeB6: (code: string) => `Without humans you need “${code}”, or no one could win.`,
  parameter: (code: string) => `“${code}” is missing a setting.`,
  switchValue: (name: string) => `“${name}” can’t have this value.`,
  deckCount: (card: string) => `Choose a number from 0 to 99 for “${card}”.`,
  deckUnused: (card: string) => `“${card}” isn’t used with these rules.`,
  deckEmpty: (deck: string) => `You need at least one of these cards: “${deck}”.`,
  hatch: (n: string) => `This zone has no ${exit.hatch} ${n}.`,
  hatchesShut: `At least one ${exit.hatch} must stay open.`,
  presetZone: (preset: string, zone: string, others: string) => `${preset} doesn’t work on ${zone}. Choose ${others}.`,
  rulesZone: (zone: string, others: string) => `These rules don’t work on ${zone}. Choose ${others}.`,
  startStuck: (place: string) => `No one could move away from ${place} in this zone.`,
  noWayOut: (place: string) => `No human could reach a ${exit.hatch} from ${place} in this zone.`,
  codeSeats: (range: string) => `These sides need ${range} players.`,
  crewFew: (n: string) => `Choose at least ${n === '1' ? 'one human character' : `${n} human characters`}.`,
  seats: 'Choose 2 to 16 seats.',
  other: 'These settings don’t work together.',
})
/** The rules in words. English is the source: the other catalogues have its type, so that a missing sentence does not compile. */
const english = (exit: WayOut) => ({
  host: hostOf(exit),
  groups: {
    A: 'Sectors and moves',
    B: 'Humans',
    C: 'Aliens',
    D: exit.Hatches,
    E: 'Winning',
    G: 'Secret items',
    H: 'Crew powers',
    J: 'Finding items',
    crew: 'Crew and speeds',
    own: 'Selva’s own rules',
  } satisfies Record<CodeGroup, string>,
  presets: {
    basic: `No items or powers. The first human to reach a ${exit.hatch} wins alone.`,
    advanced: `Items, ${exit.Hatch} cards, and aliens that speed up after killing a human.`,
    infection: `Killed humans return as aliens, and ${exit.hatches} need no card.`,
    arena: `No humans: aliens start at the ${exit.hatches}, hunt each other, and return when they’re killed.`,
    'old-school': 'Advanced, with crew powers and items used in secret.',
    'ultimate-basic': 'The large deck, without items or powers. Killed humans return as aliens.',
    ultimate: 'Ten items and sixteen characters with powers. Killed humans return as aliens.',
  },
  codes: { ...crewCodes, ...placeCodesOf(exit), ...powerCodesOf(exit), ...ownCodesOf(exit) } satisfies {
    readonly [C in Code]: CodeWords<C>
  },
  parameters: {
    barred: 'Applies to',
    values: {
      barred: { both: 'everyone', humans: 'humans', aliens: 'aliens' },
      fixed: { humans: 'humans', aliens: 'aliens' },
    },
    fixed: 'Fixed side',
    count: 'Players on it',
    characters: 'Characters',
    aliens: 'Characters',
    humanSpeed: 'Humans',
    alienSpeed: 'Aliens',
    hatch: `Starting ${exit.hatch}`,
    hatchNumber: (n: number) => `${exit.Hatch} ${n}`,
    usable: 'Humans can use it later',
    hatches: `Starting ${exit.hatches}`,
    n: 'Kills to win',
    players: 'Number of players',
    round: 'From round',
    every: 'One round in',
    after: 'Rounds left',
    escapes: 'Escapes to win',
    locked: `Locked ${exit.hatches}`,
  },
  switches: switchesOf(exit),
  decks: { dangers: 'Dangerous Sector cards', items: 'Items', hatchCards: `${exit.Hatch} cards` },
  cards: {
    yours: 'Noise in your sector',
    yoursIcon: 'Noise in your sector, with item',
    any: 'Noise in any sector',
    anyIcon: 'Noise in any sector, with item',
    silence: 'Silence',
    green: 'Green',
    red: 'Red',
  },
  /** Places where players start, as they stand after “from” or “at”. */
  places: {
    humanSector: 'the Human Sector',
    alienSector: 'the Alien Sector',
    hatch: (n: number) => `${exit.hatch} ${n}`,
  },
  lines: linesOf(exit),
  refusals: refusalsOf(exit),
  warned: {
    startsApart: (one: string, other: string) => `Players from ${one} and from ${other} can never meet.`,
    killsOutOfReach: (n: string) => `No one can reach ${n} kills: too few players return.`,
    hatchesLate: (n: string) => `No ${exit.hatch} opens before round ${n}, and by then the game is over.`,
    hatchesFew: (n: string) =>
      `The ${exit.hatches} don’t let enough humans escape (only ${n}), so the humans can’t win.`,
  },
})

export const en = english(HATCH)
/** English at a table of the Ultimate edition. */
export const enUltimate = english(POD)

export type RuleWords = typeof en

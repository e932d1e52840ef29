import type { Code, CodeGroup, CodeLineOf } from '@selva/escape'

/** Hatches by number as a list in words. */
type HatchList = (numbers: readonly number[]) => string

/** The words for a code; `with` says it with its parameters, or with what other rules make of it. */
type CodeWords<C extends Code> = { readonly name: string; readonly line: string; readonly more: string } & (Exclude<
  keyof CodeLineOf<C>,
  'rule'
> extends never
  ? unknown
  : { readonly with: (line: CodeLineOf<C>, list: HatchList) => string })

/** The rules in words. English is the source: the other catalogues have its type, so that a missing sentence does not compile. */
export const en = {
  host: {
    preset: 'Rules',
    zone: 'Zone',
    seatsHelp: (crew: string) => `In this game: ${crew}. Bots take the free seats.`,
    presetHelp: 'Start from a preset. You can change everything below.',
    zoneHelp: 'The map you play on. Hatches are marked in green.',
    size: (sectors: number, hatches: number) =>
      `${sectors} sectors, ${hatches === 1 ? '1 hatch' : `${hatches} hatches`}`,
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
    summary: 'Rules at this table',
    warnings: 'Good to know',
    all: 'all',
  },
  groups: {
    A: 'Sectors and moves',
    B: 'Humans',
    C: 'Aliens',
    D: 'Hatches',
    E: 'Winning',
    G: 'Secret items',
    H: 'Crew powers',
    J: 'Finding items',
  } satisfies Record<CodeGroup, string>,
  presets: {
    basic: 'No items or powers. The first human to reach a hatch wins alone.',
    advanced: 'Items, Hatch cards, and aliens that speed up after killing a human. Every human who escapes wins.',
    infection: 'Killed humans return as aliens. Each hatch lets one human escape.',
    arena: 'No humans: aliens start at the hatches, hunt each other, and return when they’re killed.',
    'old-school': 'Advanced, with crew powers and items used in secret.',
    'ultimate-basic': 'The large deck, without items or powers. Killed humans return as aliens.',
    ultimate: 'Ten items and sixteen characters with powers. Killed humans return as aliens.',
  },
  codes: {
    'A.1': {
      name: 'Nowhere is quiet',
      line: 'You draw a card in secure sectors too.',
      more: 'Sedatives and Cat work there as well. The Captain’s power doesn’t.',
    },
    'A.2': {
      name: 'Standing still',
      line: 'Anyone can stand still instead of moving. It’s announced.',
      more: 'You then resolve the sector as if you’d just arrived, or attack if you can. In a starting sector or at a hatch, nothing happens.',
    },
    'A.4': {
      name: 'Barred sectors',
      line: 'Secure sectors can’t be entered or crossed.',
      more: 'The host chooses whether this applies to everyone, to humans or to aliens. You can’t use a zone where a player couldn’t make a first move, or where humans couldn’t reach a hatch.',
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
      name: 'Start at a hatch',
      line: 'Humans start at a hatch.',
      more: 'The host chooses the hatch. It’s closed unless the host allows it to be used. Teleport still leads to the Human Sector, and with H.2 the Psychologist starts in the Alien Sector.',
      with: ({ hatch, usable }: CodeLineOf<'B.4'>): string =>
        usable
          ? `Humans start at hatch ${hatch}, which they can use later.`
          : `Humans start at hatch ${hatch}, which is closed.`,
    },
    'B.6': {
      name: 'No humans',
      line: 'Everyone is an alien, and kills decide the game.',
      more: 'Hatches never close. If no one has enough kills after the last round, no one wins, or the players with the most kills do: a house rule decides. If one player is left and no one is due to return, the game ends at once in the same way.',
    },
    'C.3': {
      name: 'No feeding',
      line: 'Killing a human doesn’t make an alien faster.',
      more: 'All aliens keep their normal speed.',
    },
    'C.6': {
      name: 'Aliens at the hatches',
      line: 'Aliens start at random hatches.',
      more: 'Each alien knows only its own starting place. If there are no humans, the places are announced. Humans can use these hatches as usual.',
      with: ({ hatches }: CodeLineOf<'C.6'>, list: HatchList): string =>
        hatches === 'all' ? 'Aliens start at random hatches.' : `Aliens start at ${list(hatches)}, placed at random.`,
    },
    'D.2': {
      name: 'Open hatches',
      line: 'Hatches need no card: a human who reaches one escapes.',
      more: 'There are no Hatch cards, and the Engineer’s power has no use. Each hatch lets one human escape and is then blocked.',
    },
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
      line: 'The Engineer looks at two Hatch cards and picks one.',
      more: 'Only if the pile holds two or more. The other card goes back unseen.',
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
  } satisfies { readonly [C in Code]: CodeWords<C> },
  parameters: {
    barred: 'Applies to',
    values: { barred: { both: 'everyone', humans: 'humans', aliens: 'aliens' } },
    hatch: 'Starting hatch',
    hatchNumber: (n: number) => `Hatch ${n}`,
    usable: 'Humans can use it later',
    hatches: 'Starting hatches',
    n: 'Kills to win',
    players: 'Number of players',
  },
  switches: {
    alienTransit: {
      name: 'Aliens crossing hatches',
      help: 'Can aliens move across an open hatch?',
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
  },
  decks: { dangers: 'Dangerous Sector cards', items: 'Items', hatchCards: 'Hatch cards' },
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
    hatch: (n: number) => `hatch ${n}`,
  },
  /** Rules of a table, line by line. */
  lines: {
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
      first: 'The first human to reach a hatch wins alone, and the game ends.',
      open: 'Each hatch lets one human escape. Every human who escapes wins.',
      card: (green: number, red: number) =>
        `Hatch cards: ${green} green (you escape), ${red} red (the hatch is damaged). Every human who escapes wins.`,
    },
    killedHumansReturn: 'A killed human returns as an alien in the Alien Sector.',
    powers: 'Characters have powers:',
    changed: (name: string, value: string) => `${name}: ${value}.`,
  },
  /** Why something cannot be played; the engine says which. */
  refusals: {
    codePreset: (code: string) => `“${code}” isn’t available with these rules.`,
    codeWithB6: (code: string) => `“${code}” needs humans, but there are none.`,
    codeB6: (code: string) => `Without humans you need “${code}”, or no one could win.`,
    parameter: (code: string) => `“${code}” is missing a setting.`,
    switchValue: (name: string) => `“${name}” can’t have this value.`,
    deckCount: (card: string) => `Choose a number from 0 to 99 for “${card}”.`,
    deckUnused: (card: string) => `“${card}” isn’t used with these rules.`,
    deckEmpty: (deck: string) => `You need at least one of these cards: “${deck}”.`,
    hatch: (n: string) => `This zone has no hatch ${n}.`,
    hatchesShut: 'At least one hatch must stay open.',
    startStuck: (place: string) => `No one could move away from ${place} in this zone.`,
    noWayOut: (place: string) => `No human could reach a hatch from ${place} in this zone.`,
    seats: 'Choose 2 to 16 seats.',
    other: 'These settings don’t work together.',
  },
  warned: {
    startsApart: (one: string, other: string) => `Players from ${one} and from ${other} can never meet.`,
    killsOutOfReach: (n: string) => `No one can reach ${n} kills: too few players return.`,
  },
}

export type RuleWords = typeof en

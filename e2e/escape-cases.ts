import type { ArrangedPlayer, Arrangement } from '@selva/escape'

/**
 * A position, and what the player does there with mouse or finger. Seat 1 is the browser's, and it is its turn.
 * - `play X`, `play X at D08`, `play X on 2`: an item or power, aimed if need be
 * - `move D08`, `move D08 attack`: go there, with an intention; then nothing comes automatically but after a very long
 * pause
 * - `press resolve|attack|end`, `own`, `name N10`, `pick green`, `drop X`
 * - `hear text`: the log says it; `says D10 text`: the map says it of that sector; `ask kind`; `can N`: N sectors glow; `rounds N`: my movement record has N spaces; `side alien`; `not X`: X cannot be played
 */
export type Case = {
  readonly title: string
  readonly preset?: string
  readonly zone?: string
  readonly codes?: readonly unknown[]
  readonly switches?: object
  readonly players: readonly ArrangedPlayer[]
  readonly more?: Omit<Arrangement, 'players'>
  readonly does: readonly string[]
}

const human = (character: string, at: string, more: Partial<ArrangedPlayer> = {}): ArrangedPlayer => ({
  character,
  at,
  ...more,
})
const FAR: readonly ArrangedPlayer[] = [human('alien1', 'S05'), human('pilot', 'Q11'), human('alien2', 'K06')]
const FAR_ULTIMATE: readonly ArrangedPlayer[] = [human('silent', 'S05'), human('soldier', 'Q11'), human('surge', 'K06')]
const holding = (...hand: readonly string[]): Partial<ArrangedPlayer> => ({ hand })

/** ITM-3: every item at every moment the rules allow. */
export const ITEM_CASES: readonly Case[] = [
  {
    title: 'Adrenaline before the move',
    players: [human('captain', 'T13', holding('adrenaline')), ...FAR],
    does: ['can 5', 'play adrenaline', 'hear You used Adrenaline', 'can 13'],
  },
  {
    title: 'Sedatives before the move',
    players: [human('captain', 'D09', holding('sedatives')), ...FAR],
    does: [
      'play sedatives',
      'hear You used Sedatives',
      'move D08',
      'press resolve',
      'hear You announced a silent sector',
    ],
  },
  {
    title: 'Sedatives on arrival',
    players: [human('captain', 'D08', holding('sedatives')), ...FAR],
    more: { step: 'arrived', from: 'D09' },
    does: ['play sedatives', 'press resolve', 'hear You announced a silent sector'],
  },
  {
    title: 'Teleport before the move',
    players: [human('captain', 'K09', holding('teleport')), ...FAR],
    does: ['play teleport', 'hear You teleported to the Human Sector', 'can 4'],
  },
  {
    title: 'Teleport at the end',
    players: [human('captain', 'D08', holding('teleport')), ...FAR],
    more: { step: 'close', from: 'D09' },
    does: ['play teleport', 'hear You teleported to the Human Sector', 'ask close'],
  },
  {
    title: 'Spotlight before the move',
    players: [human('captain', 'E10', holding('spotlight')), human('alien1', 'D08'), ...FAR.slice(1)],
    does: ['play spotlight at D09', 'hear You lit up D09', 'hear was in D08', 'hear you were in E10'],
  },
  {
    title: 'Spotlight at the end, on a hatch',
    players: [human('captain', 'D08', holding('spotlight')), ...FAR],
    more: { step: 'close', from: 'D09' },
    does: ['play spotlight at B02', 'hear You lit up hatch 1: no one was there'],
  },
  {
    title: 'Attack on arrival',
    players: [human('captain', 'D08', holding('attack')), human('alien1', 'D08'), ...FAR.slice(1)],
    more: { step: 'arrived', from: 'D09' },
    does: ['play attack', 'hear You used Attack', 'hear You killed', 'hear in D08', 'ask close'],
  },
  {
    title: 'Attack together with the move',
    players: [human('captain', 'D09', holding('attack')), ...FAR],
    does: ['not attack', 'move D08 card', 'ask arrived', 'play attack', 'hear The attack hit no one'],
  },
  {
    title: 'Attack after a draw',
    players: [human('captain', 'D08', holding('attack')), ...FAR],
    more: { step: 'close', from: 'D09' },
    does: ['play attack', 'hear You attacked in D08', 'ask close'],
  },
  {
    title: 'no Attack after a draw where the table says so',
    switches: { attackAfterDraw: false },
    players: [human('captain', 'D08', holding('attack')), ...FAR],
    more: { step: 'close', from: 'D09' },
    does: ['not attack', 'press end'],
  },
  {
    title: 'Defense saves by itself',
    players: [human('alien1', 'D08'), human('captain', 'D08', holding('defense')), ...FAR.slice(1)],
    more: { step: 'arrived', from: 'D09' },
    does: ['press attack', 'hear A Defense card saved'],
  },
  {
    title: 'a fourth item is discarded unseen',
    players: [human('captain', 'D08', holding('attack', 'sedatives', 'defense', 'spotlight')), ...FAR],
    more: { step: 'over', from: 'D09' },
    does: ['ask over', 'not sedatives', 'drop defense', 'hear You discarded Defense', 'ask close'],
  },
  {
    title: 'a fourth item is played',
    players: [human('captain', 'D08', holding('attack', 'sedatives', 'defense', 'spotlight')), ...FAR],
    more: { step: 'over', from: 'D09' },
    does: ['play spotlight at N10', 'hear You lit up N10', 'ask close'],
  },
  {
    title: 'an item found with the noise',
    players: [human('captain', 'D09'), ...FAR],
    more: { next: ['yoursIcon'], nextItems: ['spotlight'] },
    does: [
      'move D08',
      'press resolve',
      'own',
      'hear You found an item: Spotlight',
      'play spotlight at D08',
      'hear you were there',
    ],
  },
  {
    title: 'aliens hold items and cannot use them',
    players: [human('alien1', 'D09', holding('attack', 'sedatives')), human('captain', 'S05'), ...FAR.slice(1)],
    does: ['not attack', 'not sedatives', 'can 17'],
  },
  {
    title: 'Clone saves by itself',
    preset: 'ultimate',
    players: [human('blink', 'D08'), human('captain', 'D08', holding('clone')), ...FAR_ULTIMATE.slice(1)],
    more: { step: 'arrived', from: 'D09' },
    does: ['press attack', 'hear A Clone card saved'],
  },
  {
    title: 'Sensor',
    preset: 'ultimate',
    players: [human('captain', 'D09', holding('sensor')), ...FAR_ULTIMATE],
    does: ['play sensor on 2', 'hear You used Sensor', 'hear in S05'],
  },
  {
    title: 'Mutation on arrival, then an attack',
    preset: 'ultimate',
    players: [human('captain', 'D08', holding('mutation')), ...FAR_ULTIMATE],
    more: { step: 'arrived', from: 'D09' },
    does: ['play mutation', 'hear You turned into an alien', 'side alien', 'press attack', 'hear You attacked in D08'],
  },
  {
    title: 'Cat: two noises, one of them true',
    preset: 'ultimate',
    players: [human('captain', 'D08', { ...holding('cat'), spent: true }), ...FAR_ULTIMATE],
    more: { step: 'arrived', from: 'D09', next: ['yours'] },
    does: ['play cat', 'ask name', 'own', 'ask nameOther', 'name N10', 'hear You announced noises in D08 and in N10'],
  },
  {
    title: 'Silence is kept in the Ultimate game',
    preset: 'ultimate',
    players: [human('soldier', 'D09'), human('silent', 'S05'), human('captain', 'Q11'), human('surge', 'K06')],
    more: { next: ['silence'] },
    does: ['move D08', 'press resolve', 'hear You kept “Silence”', 'ask close'],
  },
]

/** Every power of every character, in both editions. */
export const POWER_CASES: readonly Case[] = [
  {
    title: 'Captain: no card the first time',
    preset: 'ultimate',
    players: [human('captain', 'D09'), ...FAR_ULTIMATE],
    does: ['move D08', 'press resolve', 'hear You announced a silent sector'],
  },
  {
    title: 'Captain of Old School',
    preset: 'old-school',
    players: [human('captain', 'D09'), ...FAR],
    does: ['move D08', 'hear You didn’t have to draw a card', 'press resolve', 'hear You announced a silent sector'],
  },
  {
    title: 'Pilot: two noises, undeclared',
    preset: 'ultimate',
    players: [human('pilot', 'D08'), ...FAR_ULTIMATE],
    more: { step: 'arrived', from: 'D09', next: ['any'] },
    does: ['play cat', 'name K03', 'name C09', 'hear You announced noises in C09 and in K03'],
  },
  {
    title: 'Pilot of Old School: a Teleport that stays',
    preset: 'old-school',
    players: [
      human('pilot', 'K09', holding('teleport')),
      human('alien1', 'S05'),
      human('captain', 'Q11'),
      human('alien2', 'K06'),
    ],
    does: ['play teleport', 'hear You used Teleport and kept the card'],
  },
  {
    title: 'Psychologist: starts among the aliens',
    preset: 'ultimate',
    players: [human('psychologist', 'L06'), ...FAR_ULTIMATE],
    does: ['can 3'],
  },
  {
    title: 'Soldier: an attack like an alien’s',
    preset: 'ultimate',
    players: [human('soldier', 'D08'), human('silent', 'D08'), human('captain', 'Q11'), human('surge', 'K06')],
    more: { step: 'arrived', from: 'D09' },
    does: ['play strike', 'hear You attacked in D08', 'hear You killed', 'hear in D08'],
  },
  {
    title: 'Soldier of Old School: a fourth item stays',
    preset: 'old-school',
    players: [
      human('soldier', 'D09', holding('attack', 'sedatives', 'defense')),
      human('alien1', 'S05'),
      human('captain', 'Q11'),
      human('alien2', 'K06'),
    ],
    more: { next: ['silence'], nextItems: ['spotlight'] },
    does: ['move D08', 'press resolve', 'hear You found an item: Spotlight', 'ask close'],
  },
  {
    title: 'Executive Officer: stays, and it looks like a move',
    preset: 'ultimate',
    players: [human('executiveOfficer', 'D08'), ...FAR_ULTIMATE],
    more: { next: ['yours'] },
    does: ['play hold', 'hear You stayed in D08', 'press resolve', 'own', 'hear You announced a noise in D08'],
  },
  {
    title: 'Co-Pilot: a Teleport without a card',
    preset: 'ultimate',
    players: [human('coPilot', 'D09'), ...FAR_ULTIMATE],
    does: [
      'play teleport',
      'hear everyone knows you’re the Co-Pilot',
      'hear You used Teleport without a card',
      'can 5',
    ],
  },
  {
    title: 'Engineer: chooses of two hatch cards',
    preset: 'ultimate',
    players: [human('engineer', 'V13'), ...FAR_ULTIMATE],
    more: { step: 'arrived', from: 'T13', nextHatch: ['red', 'green'] },
    does: ['press resolve', 'ask pick', 'pick red', 'hear The Pod card is red', 'hear Pod 3 is damaged', 'ask close'],
  },
  {
    title: 'Medic: has somebody shown',
    preset: 'ultimate',
    players: [human('medic', 'D09'), ...FAR_ULTIMATE],
    does: ['play medic on 2', 'hear everyone knows you’re the Medic', 'hear is the Silent Alien'],
  },
  {
    title: 'Blink Alien: uses a Teleport',
    preset: 'ultimate',
    zone: 'volta',
    players: [
      human('blink', 'K10', holding('teleport')),
      human('captain', 'E05'),
      human('soldier', 'F04'),
      human('surge', 'P04'),
    ],
    does: ['play teleport', 'hear You used Teleport', 'can 11'],
  },
  {
    title: 'Silent Alien: uses Sedatives',
    preset: 'ultimate',
    players: [
      human('silent', 'D09', holding('sedatives')),
      human('captain', 'S05'),
      human('soldier', 'Q11'),
      human('surge', 'K06'),
    ],
    does: ['play sedatives', 'move D08', 'press resolve', 'hear You announced a silent sector'],
  },
  {
    title: 'Surge Alien: uses Adrenaline',
    preset: 'ultimate',
    players: [
      human('surge', 'L06', holding('adrenaline')),
      human('captain', 'S05'),
      human('soldier', 'Q11'),
      human('silent', 'K06'),
    ],
    does: ['can 10', 'play adrenaline', 'can 20'],
  },
  {
    title: 'Brute Alien: no attack kills him',
    preset: 'ultimate',
    players: [human('blink', 'D08'), human('brute', 'D08'), human('captain', 'Q11'), human('soldier', 'K06')],
    more: { step: 'arrived', from: 'D09' },
    does: ['press attack', 'hear The attack couldn’t kill', 'hear is the Brute Alien'],
  },
  {
    title: 'Invisible Alien: not in the light',
    preset: 'ultimate',
    players: [
      human('captain', 'D10', holding('spotlight')),
      human('invisible', 'D08'),
      human('soldier', 'Q11'),
      human('blink', 'K06'),
    ],
    does: ['play spotlight at D08', 'hear You lit up D08: no one was there', 'hear is the Invisible Alien'],
  },
  {
    title: 'Lurking Alien: stays and attacks',
    preset: 'ultimate',
    players: [human('lurking', 'D08'), human('captain', 'S05'), human('soldier', 'Q11'), human('blink', 'K06')],
    does: ['play lurk', 'ask arrived', 'press attack', 'hear You attacked in D08'],
  },
  {
    title: 'Fast Alien: three sectors at first',
    preset: 'ultimate',
    players: [human('fast', 'L06'), human('captain', 'S05'), human('soldier', 'Q11'), human('blink', 'K06')],
    does: ['can 20'],
  },
  {
    title: 'Psychic Alien: silence is a noise',
    preset: 'ultimate',
    players: [human('psychic', 'D09'), human('captain', 'S05'), human('soldier', 'Q11'), human('blink', 'K06')],
    more: { next: ['silence'] },
    does: ['move D08', 'press resolve', 'ask name', 'name N10', 'hear You announced a noise in N10'],
  },
]

/** The scenario rules that change what is seen or done at the table. */
export const SCENARIO_CASES: readonly Case[] = [
  {
    title: 'A.1: secure sectors cost a card',
    codes: ['A.1'],
    players: [human('captain', 'D09'), ...FAR],
    more: { next: ['yours'] },
    does: ['move D10', 'press resolve', 'own', 'hear You announced a noise in D10'],
  },
  {
    title: 'A.2: standing still',
    codes: ['A.2'],
    players: [human('alien1', 'D08'), human('captain', 'S05'), ...FAR.slice(1)],
    does: ['play stand', 'hear You stood still', 'press attack', 'hear You attacked in D08'],
  },
  {
    title: 'B.3, C.3, D.2: Infection',
    preset: 'infection',
    players: [human('alien1', 'D08'), human('captain', 'D08'), ...FAR.slice(1)],
    more: { step: 'arrived', from: 'D09' },
    does: ['press attack', 'hear You killed', 'hear in D08', 'hear will return next turn as an alien'],
  },
  {
    title: 'D.2: an open hatch needs no card',
    preset: 'infection',
    players: [human('captain', 'V13'), ...FAR],
    more: { step: 'arrived', from: 'T13' },
    // Without me the bots may have played it out before anybody can look: then the end tells it.
    does: ['press resolve', 'hear escaped through hatch 3'],
  },
  {
    title: 'a hatch card that breaks the hatch',
    players: [human('captain', 'V13'), ...FAR],
    more: { step: 'arrived', from: 'T13', nextHatch: ['red'] },
    does: ['press resolve', 'hear The Hatch card is red', 'hear Hatch 3 is damaged', 'ask close'],
  },
  {
    title: 'E.3, A.5, B.6: Arena',
    preset: 'arena',
    players: [
      human('alien1', 'U03', { home: 'V02' }),
      human('alien2', 'U03', { home: 'B02' }),
      human('alien3', 'C12', { home: 'B13' }),
    ],
    more: { step: 'arrived', from: 'T02' },
    does: ['press attack', 'hear You killed', 'hear in U03', 'hear will return next turn as an alien'],
  },
  {
    title: 'G.4: what others see of a hidden item',
    preset: 'old-school',
    players: [human('captain', 'D09', holding('sedatives')), ...FAR],
    does: ['play sedatives', 'hear You used Sedatives'],
  },
  {
    title: 'nowhere to go',
    preset: 'arena',
    switches: { alienTransit: 'never' },
    players: [human('alien1', 'W02', { home: 'V02' }), human('alien2', 'C03', { home: 'B02' })],
    does: ['ask stuck', 'press stuck', 'hear You couldn’t move', 'press attack', 'hear You attacked in W02'],
  },
  {
    title: 'own.lightsOut: the lights go out, and secure sectors look and are dangerous',
    codes: [{ code: 'own.lightsOut', round: 3 }],
    players: [human('captain', 'D08'), ...FAR],
    more: { round: 2, first: 2, step: 'close', from: 'D09' },
    does: ['press end', 'hear The lights go out'],
  },
  {
    title: 'own.lightsOut: a secure sector costs a card in the dark',
    codes: [{ code: 'own.lightsOut', round: 3 }],
    players: [human('captain', 'D09'), ...FAR],
    more: { round: 3, next: ['yours'] },
    does: ['says D10 dangerous', 'move D10', 'press resolve', 'own', 'hear You announced a noise in D10'],
  },
  {
    title: 'own.silentRounds: no one draws a card',
    codes: ['own.silentRounds'],
    players: [human('captain', 'D09'), ...FAR],
    more: { round: 3 },
    does: ['move D08', 'press resolve', 'hear You announced a silent sector'],
  },
  {
    title: 'own.lockedHatches: a locked hatch cannot be entered, and opens with its round',
    codes: [{ code: 'own.lockedHatches', round: 5 }],
    players: [human('captain', 'U13'), ...FAR],
    more: { round: 4, first: 2, step: 'close', from: 'T13' },
    does: ['says V13 hatch 3, locked', 'press end', 'hear Hatch 3 unlocks'],
  },
  {
    title: 'own.roomForTwo: a red card takes one of two places, and the human can come again',
    codes: ['own.roomForTwo'],
    players: [human('captain', 'V13'), ...FAR],
    more: { step: 'arrived', from: 'T13', nextHatch: ['red'] },
    does: [
      'says V13 room for 2',
      'press resolve',
      'hear Hatch 3 has room for 1 more',
      'ask close',
      'says V13 room for 1',
    ],
  },
  {
    title: 'own.roomForTwo: a hatch that one human has left by is closed by a red card',
    codes: ['own.roomForTwo'],
    players: [
      human('captain', 'V13'),
      human('pilot', 'V13', { escaped: 3 }),
      human('soldier', 'Q11'),
      ...['alien1', 'alien2', 'alien3'].map((alien) => human(alien, 'K06')),
    ],
    more: { step: 'arrived', from: 'T13', nextHatch: ['red'] },
    does: ['says V13 room for 1', 'press resolve', 'hear Hatch 3 is damaged', 'ask close', 'says V13 damaged'],
  },
  {
    title: 'own.selfDestruct: a try to escape leaves a few rounds',
    codes: [{ code: 'own.selfDestruct', after: 2 }],
    players: [human('captain', 'V13'), ...FAR],
    more: { round: 4, step: 'arrived', from: 'T13', nextHatch: ['red'] },
    does: ['rounds 39', 'press resolve', 'hear Self-destruct has started: round 6 is the last one', 'rounds 6'],
  },
  {
    title: 'own.together: one escape wins for all humans',
    codes: [{ code: 'own.together', escapes: 1 }],
    players: [human('captain', 'V13'), ...FAR],
    more: { step: 'arrived', from: 'T13', nextHatch: ['green'] },
    does: ['press resolve', 'hear Enough humans have escaped'],
  },
  {
    title: 'own.secondWave: a killed alien will return',
    codes: ['own.secondWave'],
    players: [human('alien1', 'D09'), human('captain', 'S05'), human('alien2', 'D08'), human('pilot', 'Q11')],
    does: ['move D08', 'press attack', 'hear will return next turn as an alien'],
  },
  {
    title: 'own.sturdyHatches: a red card damages nothing',
    codes: ['own.sturdyHatches'],
    players: [human('captain', 'V13'), ...FAR],
    more: { step: 'arrived', from: 'T13', nextHatch: ['red'] },
    does: ['press resolve', 'hear The Hatch card is red', 'ask close', 'says V13 hatch 3, open'],
  },
  {
    title: 'own.courier: everyone knows who carries the black box',
    codes: ['own.courier'],
    players: [human('captain', 'D09'), ...FAR],
    does: ['hear You carry the black box'],
  },
  {
    title: 'own.openSides: the sides are known',
    codes: ['own.openSides'],
    players: [human('captain', 'D09'), ...FAR],
    does: ['hear Everyone knows that you’re human', 'hear is an alien'],
  },
  {
    title: 'own.echo: a noise names the sector where the turn began',
    codes: ['own.echo'],
    players: [human('captain', 'D09'), ...FAR],
    more: { next: ['yours'] },
    does: ['move D08', 'press resolve', 'own', 'hear You announced a noise in D09'],
  },
  {
    title: 'own.motionTracker: players are counted as a round begins',
    codes: ['own.motionTracker'],
    players: [human('captain', 'D08'), ...FAR],
    more: { first: 2, step: 'close', from: 'D09' },
    does: ['press end', 'hear Motion tracker: 1 in columns A to H'],
  },
  {
    title: 'own.frenzy: aliens move three sectors',
    codes: [{ code: 'own.frenzy', round: 3 }],
    players: [human('alien1', 'D09'), human('captain', 'S05'), ...FAR.slice(1)],
    more: { round: 3 },
    does: ['move D12', 'press attack', 'hear You attacked in D12'],
  },
]

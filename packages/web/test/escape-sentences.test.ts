import { elementAt, type Seat, seatsOf } from '@selva/core'
import { ROUND_NOTICES, type Sector, sectorNamed, zones } from '@selva/escape'
import { expect, test } from 'vitest'
import type { Player } from '../src/client/player.ts'
import { plainSentence } from '../src/client/rich-text.ts'
import { type EndWords, en as enEnd, enUltimate as enUltimateEnd } from '../src/escape/end/messages/en.ts'
import { es as esEnd } from '../src/escape/end/messages/es.ts'
import { it as itEnd } from '../src/escape/end/messages/it.ts'
import { pt as ptEnd } from '../src/escape/end/messages/pt.ts'
import { type EscapeWords, en, enUltimate } from '../src/escape/messages/en.ts'
import { es } from '../src/escape/messages/es.ts'
import { it } from '../src/escape/messages/it.ts'
import { pt } from '../src/escape/messages/pt.ts'
import { noteText, sentence } from '../src/escape/sentence.ts'
import type { Spot } from '../src/escape/spot.ts'
import type { LogEvent, LogLine } from '../src/escape/story-line.ts'
import type { Note } from '../src/escape/story-marks.ts'
import { compareStored } from './stored-sentences.ts'

const zone = elementAt(zones, 0)
const named = (name: string): Sector => {
  const at = sectorNamed(name)
  if (at === undefined) throw new Error(name)
  return at
}

/** The reader, and three others; Spanish joins the name of Inés with another word. */
const NAMES = ['Ana', 'Bruno', 'Inés', 'Theta-3']
const [me, bruno, ines, theta] = seatsOf(4) as readonly [Seat, Seat, Seat, Seat]
const player = (seat: Seat): Player => ({ name: elementAt(NAMES, seat - 1), me: seat === me })

const R05 = named('R05')
const K03 = named('K03')
const { humanSector, alienSector } = zone
const hatch2 = elementAt(zone.hatches, 1).at
const ME_AND_OTHER = [me, bruno]
/** I do it, it is done to me, and others among themselves. */
const PAIRS: readonly (readonly [Seat, Seat])[] = [
  [me, bruno],
  [bruno, me],
  [bruno, ines],
]

/** Lines of a kind that tells nothing but the player. */
const ofPlayer = <K extends string>(kind: K) => ME_AND_OTHER.map((seat) => ({ kind, seat }))
const inSector = <K extends string>(kind: K) => ME_AND_OTHER.map((seat) => ({ kind, seat, sector: R05 }))
const ofHatch = <K extends string>(kind: K) => ME_AND_OTHER.map((seat) => ({ kind, seat, hatch: 2 }))

/** Every kind of line that the log has: a new kind does not compile without its examples. */
const LINES: { readonly [K in LogLine['kind']]: readonly LogEvent[] } = {
  yourTurn: [{ kind: 'yourTurn' }],
  movedTo: [R05, hatch2].map((sector) => ({ kind: 'movedTo', seat: me, sector })),
  stayed: [R05, humanSector, hatch2].map((sector) => ({ kind: 'stayed', seat: me, sector })),
  spared: [{ kind: 'spared', seat: me }],
  standsStill: ofPlayer('standsStill'),
  drew: (['any', 'silence', 'clone'] as const).map((card) => ({ kind: 'drew', seat: me, card })),
  kept: (['silence', 'cat'] as const).map((card) => ({ kind: 'kept', seat: me, card })),
  keptCard: ofPlayer('keptCard'),
  gained: [{ kind: 'gained', seat: me, item: 'spotlight' }],
  gainedItem: ofPlayer('gainedItem'),
  noItemLeft: ofPlayer('noItemLeft'),
  used: ME_AND_OTHER.map((seat) => ({ kind: 'used', seat, item: 'adrenaline' })),
  usedPower: ME_AND_OTHER.map((seat) => ({ kind: 'usedPower', seat, item: 'teleport' })),
  usedKept: ME_AND_OTHER.map((seat) => ({ kind: 'usedKept', seat, item: 'teleport' })),
  usedHidden: [{ kind: 'usedHidden', seat: me, item: 'sedatives' }],
  discarded: [{ kind: 'discarded', seat: me, item: 'defense' }],
  discardedCard: ofPlayer('discardedCard'),
  teleported: ofPlayer('teleported'),
  spotlight: [
    { kind: 'spotlight', seat: me, sector: R05, found: [] },
    { kind: 'spotlight', seat: bruno, sector: hatch2, found: [] },
    { kind: 'spotlight', seat: me, sector: R05, found: [{ seat: bruno, sector: R05 }] },
    { kind: 'spotlight', seat: bruno, sector: humanSector, found: [{ seat: me, sector: humanSector }] },
    {
      kind: 'spotlight',
      seat: bruno,
      sector: alienSector,
      found: [
        { seat: bruno, sector: K03 },
        { seat: ines, sector: hatch2 },
      ],
    },
    {
      kind: 'spotlight',
      seat: me,
      sector: K03,
      found: [
        { seat: me, sector: K03 },
        { seat: ines, sector: alienSector },
        { seat: theta, sector: R05 },
      ],
    },
  ],
  sensed: [R05, humanSector, hatch2].flatMap((sector) =>
    PAIRS.map(([seat, target]) => ({ kind: 'sensed', seat, target, sector })),
  ),
  sensedNothing: PAIRS.map(([seat, target]) => ({ kind: 'sensedNothing', seat, target })),
  medic: PAIRS.map(([seat, target]) => ({ kind: 'medic', seat, target })),
  mutated: ofPlayer('mutated'),
  noise: inSector('noise'),
  twoNoises: ME_AND_OTHER.map((seat) => ({ kind: 'twoNoises', seat, sectors: [K03, R05] })),
  silence: ofPlayer('silence'),
  silentSector: ofPlayer('silentSector'),
  cannotMove: ofPlayer('cannotMove'),
  attack: inSector('attack'),
  missed: [{ kind: 'missed' }],
  defended: inSector('defended'),
  immune: inSector('immune'),
  cloned: inSector('cloned'),
  killed: PAIRS.map(([by, seat]) => ({ kind: 'killed', seat, by, sector: R05, side: 'human' })),
  shown: (['captain', 'pilot', 'psychologist', 'executiveOfficer', 'alien1', 'alien8', 'brute'] as const).flatMap(
    (character) => ME_AND_OTHER.map((seat) => ({ kind: 'shown', seat, character })),
  ),
  lost: [1, 2].flatMap((cards) => ME_AND_OTHER.map((seat) => ({ kind: 'lost', seat, cards }))),
  waits: (['human', 'alien'] as const).flatMap((side) => ME_AND_OTHER.map((seat) => ({ kind: 'waits', seat, side }))),
  reborn: ME_AND_OTHER.flatMap((seat): readonly LogEvent[] => [
    { kind: 'reborn', seat, sector: humanSector, side: 'human' },
    { kind: 'reborn', seat, sector: alienSector, side: 'alien' },
    { kind: 'reborn', seat, sector: R05, side: 'alien' },
    { kind: 'reborn', seat, sector: hatch2, side: 'alien' },
  ]),
  startPlace: ME_AND_OTHER.flatMap((seat) =>
    [hatch2, alienSector].map((sector) => ({ kind: 'startPlace', seat, sector })),
  ),
  hatchReached: ofHatch('hatchReached'),
  hatchTwo: ofHatch('hatchTwo'),
  hatchDrawn: [{ kind: 'hatchDrawn', seat: me, cards: ['green', 'red'] }],
  hatchCard: (['green', 'red'] as const).map((colour) => ({ kind: 'hatchCard', colour })),
  escaped: ofHatch('escaped'),
  hatchClosed: (['used', 'damaged'] as const).map((reason) => ({ kind: 'hatchClosed', hatch: 2, reason })),
  hatchOpened: [{ kind: 'hatchOpened', hatch: 2 }],
  hatchRoom: [
    { kind: 'hatchRoom', hatch: 2, room: 1 },
    { kind: 'hatchRoom', hatch: 2, room: 2 },
  ],
  roundNotice: ROUND_NOTICES.map((notice) => ({ kind: 'roundNotice', notice })),
  counted: [{ kind: 'counted', thirds: [1, 0, 3] }],
  courier: ofPlayer('courier'),
  sideTold: (['human', 'alien'] as const).flatMap((side) =>
    ME_AND_OTHER.map((seat) => ({ kind: 'sideTold', seat, side })),
  ),
  countdown: [{ kind: 'countdown', last: 12 }],
  time: ofPlayer('time'),
  noExit: ofPlayer('noExit'),
  reshuffled: [{ kind: 'reshuffled' }],
  itemsReshuffled: [{ kind: 'itemsReshuffled' }],
  hatchReshuffled: [{ kind: 'hatchReshuffled' }],
  over: [{ kind: 'over', reason: 'time' }],
  // Sentences about the table itself belong to every game.
  table: [],
}

/** Everything known of a player in one phrase, after the name. */
const NOTES: { readonly [K in Note['kind']]: Note } = {
  noise: { kind: 'noise', sector: R05 },
  twoNoises: { kind: 'twoNoises', sectors: [K03, R05] },
  silence: { kind: 'silence' },
  silentSector: { kind: 'silentSector' },
  standsStill: { kind: 'standsStill' },
  cannotMove: { kind: 'cannotMove' },
  attack: { kind: 'attack', sector: R05 },
  seen: { kind: 'seen', sector: hatch2 },
  killed: { kind: 'killed', sector: R05, by: bruno },
  waits: { kind: 'waits' },
  reborn: { kind: 'reborn', sector: humanSector },
  escaped: { kind: 'escaped', hatch: 2 },
  time: { kind: 'time' },
  noExit: { kind: 'noExit' },
}

const HATCH: Spot = { kind: 'hatch', number: 2 }
const HUMAN: Spot = { kind: 'humanSector' }
const SECTOR: Spot = { kind: 'sector', coord: 'R05' }
const ONE = ['Ana']
const TWO = ['Ana', 'Inés']
const THREE = ['Ana', 'Bruno', 'Inés']

/** Prompts and labels that name a player or a place. */
/** The words of the table and of the end of a game. */
type Told = EscapeWords & { readonly end: EndWords }

const PROMPTS: { readonly [group: string]: (m: Told) => readonly string[] } = {
  turn: ({ header, act }) => [me, bruno].flatMap((seat) => [header.other(player(seat)), act.waitFor(player(seat))]),
  near: ({ act }) => [act.heardHere('Bruno'), act.stepsFrom(1, 'R05', 'Bruno'), act.stepsFrom(2, 'R05', 'Bruno')],
  move: ({ act }) => [SECTOR, HATCH].flatMap((spot) => [act.moveTo(spot), act.attackAt(spot)]),
  arrived: ({ act, cells }) => [
    act.arrivedIn(SECTOR, cells.dangerous),
    act.arrivedHatch(HATCH),
    ...[SECTOR, HUMAN, HATCH].map(act.stayedIn),
    act.attackSeen(SECTOR),
    act.attackSeenOnly(SECTOR),
    act.openHatch(2),
    act.resolveHatch(2),
  ],
  foretold: ({ act }) => [
    act.willTryHatch,
    act.willTryAgain,
    act.willEscapeTeam,
    act.escapedTeam,
    act.willPickHatch,
    act.why.hatchAlien,
    act.why.hatchClosed,
    act.why.hatchLocked,
    act.why.echoNoise,
  ],
  noise: ({ act, cells }) => [
    act.noiseIn('R05', cells.secure),
    act.pickOther('R05'),
    act.firstIsOwn('R05'),
    act.twoNoises('K03', 'R05'),
    act.everyoneHears('R05'),
  ],
  play: ({ act: { play }, items }) => [
    play.seen(items.adrenaline.name),
    play.seenAttack(SECTOR),
    play.strike(SECTOR),
    ...[SECTOR, HUMAN, HATCH].map((place) => play.lightOn(place, 7)),
    play.further(3),
  ],
  counts: ({ act, hand, speed, aims, kills, crew }) => [
    ...[1, 2].flatMap((n) => [act.over(n), act.pickSteps(n), act.why.tooFar(n), hand.left(n), speed(n), aims.arena(n)]),
    ...[1, 2].map(kills),
    crew(0, 4),
    crew(1, 1),
    crew(2, 3),
  ],
  identity: ({ youAreIn, sides, was, characters }) => [
    ...[SECTOR, HUMAN, HATCH].map((place) => youAreIn(sides.human, place)),
    was(characters.captain, sides.alien),
  ],
  map: ({ map, cells, hatch, hatchStates, legend }) => [
    ...ME_AND_OTHER.flatMap((seat) => [
      map.heard(player(seat), 3),
      map.attacked(player(seat), 3),
      map.seen(player(seat), 3),
    ]),
    cells.hatch(2),
    hatch(2, hatchStates.shut),
    hatch(2, hatchStates.locked),
    legend.open,
  ],
  trail: ({ showTrail }) => ME_AND_OTHER.map((seat) => showTrail(player(seat))),
  end: ({ end }) => [
    end.firstEscape('Ana', 2),
    ...[ONE, TWO, THREE].flatMap((names) => [
      end.noHumanToo(names),
      end.timeToo(names),
      end.lastEscaped(names),
      end.timeKills(names),
      end.kills(names),
      end.courierEscaped(names),
      end.enoughEscaped(names),
      end.escapers(names),
    ]),
    end.fates.killed(SECTOR, 'Bruno'),
    end.fates.escaped(2),
    end.shortFates.killed(SECTOR),
    end.shortFates.escaped(2),
  ],
}

const WORDS: { readonly [language: string]: Told } = {
  en: { ...en, end: enEnd },
  it: { ...it, end: itEnd },
  es: { ...es, end: esEnd },
  pt: { ...pt, end: ptEnd },
  'en Ultimate': { ...enUltimate, end: enUltimateEnd },
}

/** One thing in every language; in the Ultimate edition only where a word differs. */
function told(render: (m: Told) => string): string {
  const english = render({ ...en, end: enEnd })
  return Object.entries(WORDS)
    .map(([language, m]) => ({ language, text: plainSentence(render(m)) }))
    .filter(({ language, text }) => language !== 'en Ultimate' || text !== plainSentence(english))
    .map(({ language, text }) => `${language}\t${text}`)
    .join('\n')
}

test('the sentences at the table are those that were read and approved, in four languages', () => {
  const sections = [
    ...Object.entries(LINES).map(([kind, lines]) => {
      for (const line of lines) expect(line.kind).toBe(kind)
      return { kind, texts: lines.map((line) => told((m) => sentence(line, m, player, zone))) }
    }),
    ...Object.entries(NOTES).map(([kind, note]) => ({
      kind: `note ${kind}`,
      texts: [told((m) => noteText(note, m, zone))],
    })),
    ...Object.entries(PROMPTS).map(([kind, prompts]) => ({
      kind: `prompt ${kind}`,
      texts: prompts({ ...en, end: enEnd }).map((_, i) => told((m) => elementAt(prompts(m), i))),
    })),
  ]
  compareStored(
    'escape.txt',
    sections
      .filter(({ texts }) => texts.length > 0)
      .map(({ kind, texts }) => `# ${kind}\n\n${texts.join('\n\n')}`)
      .join('\n\n'),
  )
})

import { type Seat, seatsOf, type Turn } from '@selva/core'
import type { Character, PowerName, Side } from './character.ts'
import { DANGERS, type Danger } from './danger.ts'
import type { EndReason, Fact } from './facts.ts'
import { COLOURS, type Colour, ITEMS, type Item } from './item.ts'
import type { Next } from './next.ts'
import type { Choice, Option } from './option.ts'
import { type Counts, clonePile, countsOf, type Pile } from './pile.ts'
import type { Killed, Player, Return, TurnSecrets } from './player.ts'
import type { May } from './reason.ts'
import type { Sector } from './sector.ts'
import type { Edition, Preset, Scenario } from './setting/scenario.ts'
import type { Switches } from './setting/switches.ts'
import type { Step } from './step.ts'
import type { Zone } from './zone.ts'

/*
 * A state holds the setting of its table, a setting the rules, rules the powers of characters, and powers look at states:
 * these types name one another, so they stand together.
 */

export type HatchState = 'open' | 'used' | 'damaged' | 'shut' | 'locked'

/** The last thing everybody heard of the current turn. */
export type Heard = 'turn' | 'moved' | 'stood' | 'cannotMove' | 'drew' | 'hatch' | 'resolved'

export type State<U extends undefined> = {
  readonly setting: Setting
  /** By seat − 1. */
  readonly players: Player<U>[]
  /** The seat that began the game. */
  first: Seat
  /** The seat whose turn it is. */
  turn: Seat
  /** 0 until the first turn. */
  round: number
  heard: Heard
  mine: TurnSecrets | U
  /** By place in the zone's list of hatches. */
  hatches: HatchState[]
  /** OWN-4: of each hatch, the number of humans it still has room for. */
  room: number[]
  danger: Pile<Danger, U>
  discards: Pile<Danger, U>
  /** DCK-10: Ultimate cards that have left the game. */
  gone: Pile<Danger, U>
  /** The Black item pile, and what was used or discarded of it. */
  items: Pile<Item, U>
  itemDiscards: Pile<Item, U>
  /** The hatch pile, and the cards shown so far (DCK-9). Nobody knows the order, everybody what is left. */
  hatchPile: Pile<Colour, U>
  hatchShown: Pile<Colour, U>
  /** END-6, OWN-6: the last round there will be, as things stand. */
  last: number
  /** OWN-8: the human who carries the black box. */
  courier: Seat | 'none'
  /** END-11 */
  end: 'running' | { readonly reason: EndReason; readonly winners: readonly Seat[] }
}
export type FullState = State<never>
export type PartialState = State<undefined>
export type EscapeTurn = Turn<FullState, Fact>

/**
 * A turn as far as the end of a move needs it: these rules read nothing but the mover's own line and draw no card, so
 * that a seat can work out its own arrival beforehand.
 */
export type MoveTurn = {
  readonly state: PartialState
  emit(
    fact: Extract<Fact, { readonly kind: 'moved' | 'standsStill' | 'cannotMove' | 'spent' | 'felt' | 'asked' }>,
  ): void
}

/** Fixed for a table before the deal. */
export type Setting = { readonly zone: Zone; readonly rules: Rules; readonly seats: number }

/** Everything a table may settle differently: figures, decks, and hooks in named places. Resolved once, before the deal. */
export type Rules = {
  readonly preset: Preset
  readonly edition: Edition
  /** SCN-2: may scenario rules be added to them? */
  readonly takesCodes: boolean
  /** The options these rules come from. */
  readonly scenario: Scenario
  /** Section 17 */
  readonly switches: Switches
  /** SWI-10 */
  readonly rounds: number
  /** ITM-4; infinite if there is none. */
  readonly handLimit: number
  /** DCK-1, DCK-4 */
  readonly dangers: Counts<Danger>
  /** DCK-2; all zero where there is no item deck. */
  readonly items: Counts<Item>
  /** DCK-3, DCK-5; all zero where hatches need no card. */
  readonly hatchCards: Counts<Colour>
  /** ITM-1, ULT-6: do items do anything at this table? */
  readonly usesItems: boolean
  /** ULT-3: are Silence and items kept when they are drawn? Then used and lost cards never come back (DCK-10). */
  readonly keepsDrawnCards: boolean
  /** SET-2 */
  readonly humans: (seats: number) => number
  /** SET-4, SET-5, SET-7: the cards that are dealt from. */
  readonly pool: (seats: number, aliens: number) => Readonly<Record<Side, readonly Character[]>>
  /** SET-6 */
  readonly start: (zone: Zone, side: Side) => Sector
  /** SCN-C6: the hatches aliens start in, by number. */
  readonly startHatches: 'none' | 'all' | readonly number[]
  /** SCN-B4: hatches closed from the beginning, by number. */
  readonly shut: readonly number[]
  /** OWN-3: the round in which a locked hatch opens, by its number; 0 if it is open from the start. */
  readonly unlocksIn: (hatch: number) => number
  /** HAT-3, OWN-4: for how many humans a hatch has room; an escape and a red card take one place each. */
  readonly hatchRoom: number
  /** HAT-3, OWN-5: does a red card damage the hatch? */
  readonly redDamages: boolean
  /** OWN-6: how many rounds are left after the first try to escape; infinite if that changes nothing. */
  readonly roundsAfterTry: number
  /** OWN-7: how many escapes win for all humans; 0 if each wins alone. */
  readonly escapesToWin: number
  /** OWN-8 */
  readonly hasCourier: boolean
  /** MOV-2, unfed and without bonus. */
  readonly speed: (side: Side) => number
  /** OWN-13: the round from which aliens are as fast as fed ones. */
  readonly frenzyFrom: number
  /** SCN-A2 */
  readonly mayStand: boolean
  /** SCN-A4: the sides that may not enter or pass secure sectors. */
  readonly barred: readonly Side[]
  /** SEC-2, SEC-3: does this sector, which is plain, cost a card? */
  readonly draws: (zone: Zone, at: Sector) => boolean
  /** OWN-1: the round from which every plain sector costs a card. */
  readonly darkFrom: number
  /** OWN-2: no sector costs a card in the rounds that this divides; infinite if there are none. */
  readonly silentEvery: number
  /** OWN-10: does a noise in one's own sector name the one where the turn began? */
  readonly echoes: boolean
  /** OWN-11: are the players in each third of the ship counted as a round begins? */
  readonly countsPlayers: boolean
  /** OWN-12: is everyone's side announced at the start? */
  readonly tellsSides: boolean
  /** NOI-6: does this card bring an item once it is announced? */
  readonly bringsItem: (card: Danger) => boolean
  /** ITM-2: is the use of this item told? */
  readonly declares: (item: Item) => boolean
  /** FED-4 */
  readonly feeding: boolean
  /** HAT-2, HAT-3, HAT-5: how hatches work. */
  readonly hatchMode: 'first' | 'card' | 'open'
  /** ATK-6, END-9: where and as what a killed player comes back. */
  readonly comesBack: (killed: Killed, zone: Zone) => Return<never> | 'never'
  /** SCN-E3: the number of kills that ends the game, 0 if none does. */
  readonly killTarget: (seats: number) => number
  /** Powers of the characters at this table. */
  readonly powers: { readonly [C in Character]?: CharacterPower }
}

/** A scenario rule: the rules with a hook or two replaced. */
export type Module = (rules: Rules) => Rules

type Deed =
  | { readonly act: (turn: EscapeTurn, seat: Seat, choice: Choice) => Next; readonly stays?: undefined }
  /** TRN-3: a way of ending the move; he arrives where he was. */
  | { readonly stays: (turn: MoveTurn, seat: Seat) => void; readonly act?: undefined }

/** Something a character may decide to do that others may not. */
export type PowerPlay = {
  /** ITM-3: the steps it may be done in. */
  readonly in: readonly Step[]
  readonly may: (state: PartialState, me: Player<never>, mine: TurnSecrets) => May
  readonly option: (state: PartialState, seat: Seat) => Option
  /** ULT-25, ULT-27: his own character is shown with it. */
  readonly showsOwner?: boolean
} & Deed

/** The named places where a character differs from others. All of them are optional; most powers are one line. */
export type Power = {
  /** Its name, if its character has another power in another edition. */
  readonly name?: PowerName
  /** SET-6 */
  readonly start?: (zone: Zone) => Sector
  /** ITM-4 */
  readonly handLimit?: number
  /** MOV-2: the base speed. */
  readonly speed?: (base: number, me: Player<never>) => number
  /** A `move` of his has ended here. */
  readonly arrives?: (turn: MoveTurn, seat: Seat) => void
  /** Does a sector that would cost him a card cost none this time? */
  readonly spares?: (state: PartialState, me: Player<never>) => boolean
  /** The card that a drawn card counts as. */
  readonly hears?: (card: Danger, rules: Rules) => Danger
  /** HAT-4: does he look at two hatch cards? */
  readonly picksHatchCard?: boolean
  /** ULT-30 to ULT-32: the items he may use although he is an alien. */
  readonly uses?: readonly Item[]
  /** ATK-4b */
  readonly survives?: boolean
  /** ULT-34 */
  readonly unseen?: boolean
  /** ULT-23: may he attack like an alien, so that an attack no longer tells the side? */
  readonly strikes?: boolean
  /** SCN-H3: how often a Teleport card serves. */
  readonly teleports?: number
  readonly play?: PowerPlay
}

/** A power as it is read at every choice: all have the same fields, which is several times as fast to read. */
export type CharacterPower = { readonly [P in keyof Power]-?: Power[P] | undefined } & {
  /** The side on which its character has it. */
  readonly side: Side
}

/** Every rule asks this: reading the list here, and not in a function for any list, keeps it fast. */
export function playerAt<U extends undefined>({ players }: State<U>, seat: Seat): Player<U> {
  const player = players[seat - 1]
  if (player === undefined) throw new Error(`no player has seat ${seat}`)
  return player
}

/** The seats aboard, in order. */
export const aboard = (state: PartialState): readonly Seat[] =>
  seatsOf(state.setting.seats).filter((seat) => playerAt(state, seat).status === 'aboard')

/** The hatches in this state as a bit set, by place in the zone's list. */
function hatchesThatAre({ hatches }: PartialState, state: HatchState): number {
  let bits = 0
  for (let i = 0; i < hatches.length; i++) if (hatches[i] === state) bits |= 1 << i
  return bits
}

export const openHatches = (state: PartialState): number => hatchesThatAre(state, 'open')

/** OWN-3: those that are still to open. */
export const lockedHatches = (state: PartialState): number => hatchesThatAre(state, 'locked')

/** SCN-B4, OWN-3 */
export const hatchAtStart = (rules: Rules, hatch: number): HatchState =>
  rules.shut.includes(hatch) ? 'shut' : rules.unlocksIn(hatch) > 0 ? 'locked' : 'open'

/** Knowledge of everybody before the deal. */
export const start = (setting: Setting): PartialState => ({
  setting,
  players: Array.from({ length: setting.seats }, () => ({
    status: 'aboard',
    character: undefined,
    side: undefined,
    at: undefined,
    home: undefined,
    hand: [],
    spent: undefined,
    worn: 0,
    ate: false,
    kills: 0,
    deaths: 0,
    shown: false,
    turned: false,
    returns: 'never',
  })),
  first: 1 as Seat,
  turn: 1 as Seat,
  round: 0,
  heard: 'turn',
  mine: undefined,
  hatches: setting.zone.hatches.map((h) => hatchAtStart(setting.rules, h.number)),
  room: setting.zone.hatches.map(() => setting.rules.hatchRoom),
  danger: { size: 0, bag: undefined, next: undefined },
  discards: { size: 0, bag: countsOf(DANGERS), next: undefined },
  gone: { size: 0, bag: countsOf(DANGERS), next: [] },
  items: { size: 0, bag: countsOf(ITEMS), next: [] },
  itemDiscards: { size: 0, bag: countsOf(ITEMS), next: [] },
  hatchPile: { size: 0, bag: countsOf(COLOURS), next: [] },
  hatchShown: { size: 0, bag: countsOf(COLOURS), next: [] },
  last: setting.rules.rounds,
  courier: 'none',
  end: 'running',
})

export const clone = <U extends undefined>(state: State<U>): State<U> => ({
  setting: state.setting,
  players: state.players.map((p) => ({
    status: p.status,
    character: p.character,
    side: p.side,
    at: p.at,
    home: p.home,
    hand: p.hand,
    spent: p.spent,
    worn: p.worn,
    ate: p.ate,
    kills: p.kills,
    deaths: p.deaths,
    shown: p.shown,
    turned: p.turned,
    returns: p.returns,
  })),
  first: state.first,
  turn: state.turn,
  round: state.round,
  heard: state.heard,
  mine: state.mine === undefined ? state.mine : { ...state.mine },
  hatches: state.hatches.slice(),
  room: state.room.slice(),
  danger: clonePile(state.danger),
  discards: clonePile(state.discards),
  gone: clonePile(state.gone),
  items: clonePile(state.items),
  itemDiscards: clonePile(state.itemDiscards),
  hatchPile: clonePile(state.hatchPile),
  hatchShown: clonePile(state.hatchShown),
  last: state.last,
  courier: state.courier,
  end: state.end,
})

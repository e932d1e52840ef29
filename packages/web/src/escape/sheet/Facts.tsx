import { elementAt, type Seat } from '@selva/core'
import { type PartialState, plainSpeed, playerAt, type Side, sideOf } from '@selva/escape'
import { Rich } from '../../ui/Rich.tsx'
import { sentence, spotText } from '../sentence.ts'
import type { Story } from '../story.ts'
import type { LogEvent } from '../story-line.ts'
import type { MapNotes } from './map-notes.ts'
import { sheetWords } from './words.ts'

/** The lines of the log in which a player takes part, the newest first; not those that only this player can see. */
export function linesAbout<L extends LogEvent>(lines: readonly L[], seat: Seat): readonly L[] {
  const isAbout = (line: LogEvent): boolean =>
    ('seat' in line && line.seat === seat) ||
    ('by' in line && line.by === seat) ||
    ('target' in line && line.target === seat) ||
    (line.kind === 'spotlight' && line.found.some((one) => one.seat === seat))
  return lines.filter(isAbout).toReversed()
}

/** The parts of a dossier, and the lines that belong to each; every other line was heard. */
const PARTS = ['attacks', 'heard', 'items', 'seen'] as const
type Part = (typeof PARTS)[number]
const PART_OF: Readonly<Partial<Record<LogEvent['kind'], Part>>> = {
  attack: 'attacks',
  killed: 'attacks',
  defended: 'attacks',
  immune: 'attacks',
  cloned: 'attacks',
  used: 'items',
  usedPower: 'items',
  usedKept: 'items',
  usedHidden: 'items',
  gained: 'items',
  gainedItem: 'items',
  discarded: 'items',
  discardedCard: 'items',
  noItemLeft: 'items',
  teleported: 'items',
  mutated: 'items',
  spotlight: 'seen',
  sensed: 'seen',
  sensedNothing: 'seen',
  medic: 'seen',
  shown: 'seen',
  sideTold: 'seen',
  courier: 'seen',
  startPlace: 'seen',
}

/** The lines about a player by what they are: attacks, noises, items, and what was seen for certain. */
export const inParts = <L extends LogEvent>(lines: readonly L[]): readonly (readonly [Part, readonly L[]])[] =>
  PARTS.map((part) => [part, lines.filter(({ kind }) => (PART_OF[kind] ?? 'heard') === part)] as const).filter(
    ([, found]) => found.length > 0,
  )

/** The sector everybody last knew a player to be in, by an attack or a light; a noise does not count. */
export const lastSeen = ({ trails }: Pick<Story, 'trails'>, seat: Seat) =>
  trails.get(seat)?.findLast((stop) => stop.kind !== 'noise')

/** How far a player goes in a turn, as far as everybody knows. */
function speedText(state: PartialState, seat: Seat): string {
  const w = sheetWords().facts
  const { rules } = state.setting
  const { side, ate } = playerAt(state, seat)
  const speedAs = (as: Side): number => plainSpeed(rules, { side: as, ate }, state.round)
  return side === undefined ? w.speeds(speedAs('human'), speedAs('alien')) : w.speed(speedAs(side))
}

/** Everybody's knowledge of a player: who, where for sure, how far, and all that was heard. */
export function Facts({ kit, seat }: { readonly kit: MapNotes; readonly seat: Seat }) {
  const w = sheetWords().facts
  const state = kit.state()
  if (state === undefined) return undefined
  const { model } = kit
  const m = model.words()
  const { zone } = state.setting
  const { side, character, status } = playerAt(state, seat)
  const known = side ?? (character === undefined ? undefined : sideOf(character))
  const seen = lastSeen(model.story.value, seat)
  const lines = linesAbout(model.story.value.lines, seat)
  const places = kit.places.value === undefined ? undefined : elementAt(kit.places.value, seat - 1)
  const room = places === undefined ? 0 : new Set([...places.human, ...places.alien]).size
  return (
    <div class="facts" data-testid={`facts-${seat}`} role="region" aria-label={w.label(model.nameAt(seat))}>
      <ul>
        <li>{known === undefined ? w.unknown : w.side(m.sides[known])}</li>
        {status === 'aboard' ? (
          <>
            <li>{seen === undefined ? w.unseen : w.seen(spotText(zone, seen.sector, m), seen.round)}</li>
            <li>{speedText(state, seat)}</li>
          </>
        ) : undefined}
        {room > 0 && seat !== model.live.seat() ? <li>{w.places(room)}</li> : undefined}
      </ul>
      {lines.length === 0 ? (
        <p class="faint">{w.nothing}</p>
      ) : (
        inParts(lines).map(([part, found]) => (
          <section key={part} data-part={part}>
            <h4 class="label">{w.parts[part]}</h4>
            <ol>
              {found.map((line, i) => (
                <li key={found.length - i}>
                  <b>{line.round}</b>
                  <span>
                    <Rich text={sentence(line, m, model.player, zone)} />
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ))
      )}
    </div>
  )
}

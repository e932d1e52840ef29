// cspell:ignore Chiara Farid Toña Lúcia
import type { GameId } from './games.ts'

/** A bot as players meet it again: its name, and the style in which it plays each game. The client draws its face. */
export type CrewMember = { readonly name: string; readonly styles: Partial<Readonly<Record<GameId, string>>> }

/** Everyone at once: no two names look alike, and each begins with a letter of its own. */
export const CREW: readonly CrewMember[] = [
  { name: 'Chiara', styles: { escape: 'ghost', 'stay-away': 'suspicious' } },
  { name: 'Gwen', styles: { escape: 'liar', 'stay-away': 'protector' } },
  { name: 'Bruno', styles: { escape: 'hunter', 'stay-away': 'firebrand' } },
  { name: 'Jun', styles: { escape: 'sniper', 'stay-away': 'suspicious' } },
  { name: 'Farid', styles: { escape: 'camper', 'stay-away': 'protector' } },
  { name: 'Diego', styles: { escape: 'runner', 'stay-away': 'openHanded' } },
  { name: 'Inês', styles: {} },
  { name: 'Hugo', styles: { escape: 'panicker', 'stay-away': 'firebrand' } },
  { name: 'Otto', styles: {} },
  { name: 'Pilar', styles: { escape: 'hunter', 'stay-away': 'openHanded' } },
  { name: 'Noè', styles: { escape: 'ghost', 'stay-away': 'protector' } },
  { name: 'Toña', styles: { escape: 'runner', 'stay-away': 'firebrand' } },
  { name: 'Vera', styles: {} },
  { name: 'Zeno', styles: { escape: 'sniper', 'stay-away': 'suspicious' } },
  { name: 'Lúcia', styles: { escape: 'liar', 'stay-away': 'openHanded' } },
  { name: 'Edda', styles: {} },
]

/** The member of the crew who has this name at a table, with or without a number behind it. */
export function crewNamed(shown: string): CrewMember | undefined {
  const name = shown.replace(/ \(\d+\)$/, '')
  return CREW.find((member) => member.name === name)
}

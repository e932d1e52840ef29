import { DANGERS, type Fact, type FullState, handLimitOf, ITEMS, playerAt, total } from '../src/index.ts'

/** INV-1: every card of every deck lies somewhere, and piles are as big as they say. */
function cardsLost({
  setting,
  danger,
  discards,
  gone,
  items,
  itemDiscards,
  hatchPile,
  hatchShown,
  mine,
  players,
}: FullState) {
  const { rules } = setting
  const held = players.flatMap((p) => p.hand)
  for (const card of DANGERS) {
    const hands = rules.keepsDrawnCards ? held.filter((c) => c === card).length : 0
    const found = danger.bag[card] + discards.bag[card] + gone.bag[card] + hands + (mine.drawn === card ? 1 : 0)
    if (found !== rules.dangers[card]) return `${found} dangerous cards of ${card}`
  }
  for (const item of ITEMS) {
    const hands = rules.keepsDrawnCards ? 0 : held.filter((c) => c === item).length
    const found = items.bag[item] + itemDiscards.bag[item] + hands
    if (found !== rules.items[item]) return `${found} item cards of ${item}`
  }
  for (const colour of ['green', 'red'] as const)
    if (hatchPile.bag[colour] + hatchShown.bag[colour] !== rules.hatchCards[colour]) return `hatch cards of ${colour}`
  const piles = [danger, discards, gone, items, itemDiscards, hatchPile, hatchShown]
  return piles.some((pile) => total(pile.bag) !== pile.size) ? 'a pile is not its size' : undefined
}

/** INV-2, first half. */
const handTooBig = ({ setting: { rules }, players, mine, turn, end }: FullState) =>
  players.some((p, i) => {
    const over = end === 'running' && i + 1 === turn && mine.step === 'over'
    return !rules.keepsDrawnCards && p.hand.length > handLimitOf(rules, p) && !over
  })
    ? 'a hand is too big'
    : undefined

/** SET-2: who was dealt what does not change, and sides change one way only. */
function sidesWrong({ setting: { rules, seats }, players }: FullState) {
  const born = players.filter((p) => (p.turned ? 'human' : p.side) === 'human').length
  if (born !== rules.humans(seats)) return `${born} were dealt human`
  return players.some((p) => p.turned && p.side === 'human') ? 'an alien has turned human' : undefined
}

function placesWrong({ setting: { zone, rules }, players, turn, end, round }: FullState) {
  if (players.some((p) => zone.cells[p.at] === 'void')) return 'somebody is nowhere'
  const acting = players[turn - 1]
  if (acting?.status !== 'aboard' && end === 'running') return 'somebody who is out has the turn'
  if (players.some((p) => (p.status === 'waiting') !== (p.returns !== 'never'))) return 'somebody waits for nothing'
  return round > rules.rounds ? 'a round too many' : undefined
}

/** Names what is broken in a state, in words. */
export const broken = (state: FullState): string | undefined =>
  cardsLost(state) ?? handTooBig(state) ?? sidesWrong(state) ?? placesWrong(state)

/** INV-2 (second half), INV-3, INV-5: what is broken in what has just happened; looked at with the state after it. */
export function brokenBy(before: FullState, facts: readonly Fact[], state: FullState): string | undefined {
  const { zone } = state.setting
  for (const fact of facts) {
    if ('seat' in fact) {
      const was = playerAt(before, fact.seat)
      if (was.status === 'eliminated' || was.status === 'escaped') return `seat ${fact.seat} is out and ${fact.kind}`
    }
    if (fact.kind === 'itemUsed' && playerAt(before, fact.seat).side === 'alien') {
      const may = { blink: 'teleport', silent: 'sedatives', surge: 'adrenaline' }[
        playerAt(before, fact.seat).character as string
      ]
      if (may !== fact.item) return `an alien has used ${fact.item}`
    }
    if (fact.kind === 'moved') {
      const { at, side } = playerAt(before, fact.seat)
      const stays = state.mine.stayed || fact.to === at
      if (stays) continue
      const cell = zone.cells[fact.to]
      if (fact.to === before.mine.from) return 'a move led back'
      if (cell === 'humanSector' || cell === 'alienSector' || cell === 'void') return `a move into ${cell}`
      const hatch = zone.hatches.findIndex((h) => h.at === fact.to)
      if (cell === 'hatch' && (side === 'alien' || before.hatches[hatch] !== 'open')) return 'a move into a hatch'
    }
    if (fact.kind === 'turnEnd' && playerAt(state, fact.seat).status === 'aboard') {
      const { mine } = before
      const unmoved = mine.stayed || before.heard === 'cannotMove' || !mine.moved
      if (playerAt(before, fact.seat).at === mine.from && !unmoved) return 'a turn ended where it began'
    }
  }
  return before.hatches.some((h, i) => h !== 'open' && h !== 'locked' && state.hatches[i] !== h)
    ? 'a hatch has changed again'
    : undefined
}

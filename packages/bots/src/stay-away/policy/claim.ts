import { elementAt, type Seat, type Stream } from '@selva/core'
import { type Claim, living, others, playerAt } from '@selva/stay-away'
import { humanChance, infectedChance, thingChance } from '../belief/belief.ts'
import { hasAccused, hasJudged, isAccusedAnew } from '../belief/claims.ts'
import { hasLooked } from '../belief/looks.ts'
import { type Outlook, ownPlayerIn } from '../outlook.ts'

/** Fine enough for any chance of a lie. */
const GRAIN = 1000

const accusation = ({ belief, seat }: Outlook, whom: Seat): Claim =>
  hasLooked(belief, seat, whom) ? { do: 'saw', card: 'theThing', whom } : { do: 'is', whom, role: 'thing' }

/** Has anyone called this player The Thing? A second voice that knows no more would only seem to be evidence. */
const isAccused = ({ belief, part: partial }: Outlook, whom: Seat): boolean =>
  living(partial).some((by) => hasAccused(belief, by, whom))

/** A Human says whom it holds to be The Thing, and whose clean hand it has seen. */
function honest(outlook: Outlook, about: readonly Seat[]): Claim | undefined {
  const { belief, seat, weights } = outlook
  if (weights.human.accuse > 1) return undefined
  for (const whom of about)
    if (
      thingChance(belief, whom) >= weights.human.accuse &&
      (hasLooked(belief, seat, whom) || !isAccused(outlook, whom))
    )
      return accusation(outlook, whom)
  for (const whom of about)
    if (hasLooked(belief, seat, whom) && thingChance(belief, whom) === 0 && infectedChance(belief, whom) < 0.2)
      return { do: 'is', whom, role: 'human' }
  return undefined
}

/** A Human to be accused: one whose hand the liar was seen to look at, or now and then anyone of whom no one has spoken. */
function scapegoat(outlook: Outlook, about: readonly Seat[], slander: number, stream: Stream): Seat | undefined {
  const { belief, part: partial, seat } = outlook
  const humans = about.filter((whom) => whom !== partial.thing && humanChance(belief, whom) > 0.5)
  const seen = humans.find((whom) => hasLooked(belief, seat, whom))
  if (seen !== undefined) return seen
  const spared = humans.filter((whom) => !isAccused(outlook, whom))
  return spared.length === 0 || stream.below(GRAIN) >= slander * GRAIN
    ? undefined
    : elementAt(spared, stream.below(spared.length))
}

/** The Thing and its Infected turn an accusation round, vouch for each other, and accuse Humans. */
function lie(outlook: Outlook, about: readonly Seat[], stream: Stream): Claim | undefined {
  const { belief, part: partial, seat, weights } = outlook
  const own = ownPlayerIn(outlook).role === 'thing' ? weights.thing : weights.infected
  const { thing } = partial
  if (thing === undefined || stream.below(GRAIN) >= own.lies * GRAIN) return undefined
  const accusers = about.filter(
    (whom) => (hasAccused(belief, whom, thing) || hasAccused(belief, whom, seat)) && !isAccused(outlook, whom),
  )
  if (accusers.length > 0) return accusation(outlook, elementAt(accusers, stream.below(accusers.length)))
  const friend = about.find(
    (whom) => hasLooked(belief, seat, whom) && (whom === thing || playerAt(partial, whom).role === 'infected'),
  )
  if (friend !== undefined) return { do: 'is', whom: friend, role: 'human' }
  const goat = scapegoat(outlook, about, own.slander, stream)
  return goat === undefined ? undefined : accusation(outlook, goat)
}

/** Anyone who is accused says the same, once to each accuser: it is no evidence, and nothing is drawn for it. */
const denial = ({ belief, weights }: Outlook): Claim | undefined =>
  weights.human.accuse <= 1 && isAccusedAnew(belief) ? { do: 'am', role: 'human' } : undefined

/** This seat's claim about a player of whom it has not spoken yet, or its answer to an accusation, if it has one. */
export function claimed(outlook: Outlook, stream: Stream): Claim | undefined {
  const { belief, part: partial, seat } = outlook
  const about = others(partial, seat).filter((whom) => !hasJudged(belief, seat, whom))
  const said = ownPlayerIn(outlook).role === 'human' ? honest(outlook, about) : lie(outlook, about, stream)
  return said ?? denial(outlook)
}

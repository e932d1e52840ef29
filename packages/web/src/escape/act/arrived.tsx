import { attackTellsSide, isPlain, isTeamGame, ownPlayer, playerAt, resolutionOf } from '@selva/escape'
import { Button } from '../../ui/controls.tsx'
import { cellText } from '../sentence.ts'
import { spotOf } from '../spot.ts'
import { zoneNow } from '../zone-now.ts'
import type { ActionProps, Prompt } from './prompt.ts'

/** Arrived: the sector is resolved, or attacked. Everybody must say which, so that a pause tells nothing (SID-3). */
export function arrivedPrompt(
  { model: { live, words }, state }: ActionProps,
  { resolve, attack }: { readonly resolve: boolean; readonly attack: boolean },
): Prompt {
  const m = words().act
  const { mine } = state
  const seat = live.seat()
  const at = seat === undefined ? undefined : playerAt(state, seat).at
  if (seat === undefined || at === undefined || mine === undefined) return { title: '' }
  const { zone, rules } = state.setting
  const resolution = resolutionOf(state, ownPlayer(state, seat), mine)
  const hatch = resolution.kind === 'hatch' ? resolution.hatch : undefined
  const draws = resolution.kind === 'draw'
  const off = !live.ready.value
  // The button that answers the sector stands where “Move to …” was. It never overrules an intention: a player who has
  // another one holds it first. An attack has a place of its own, and may still replace the usual answer.
  const meant = live.following.value?.do ?? 'resolve'
  const mayAttack = attack && (meant === 'attack' || meant === 'resolve')
  const mayResolve = resolve && meant === 'resolve'
  const spot = spotOf(zone, at)
  const toHatch = hatch === undefined ? '' : rules.hatchMode === 'card' ? m.openHatch(hatch) : m.resolveHatch(hatch)
  const hatchSeen = {
    first: m.hatchSeen,
    card: m.hatchCardSeen,
    open: isTeamGame(rules) ? m.willEscapeTeam : m.willEscape,
  }[rules.hatchMode]
  const seen = hatch === undefined ? (draws ? m.drawSeen : m.silentSeen) : hatchSeen
  const struck = (attackTellsSide(rules) ? m.attackSeen : m.attackSeenOnly)(spot)
  const title =
    hatch !== undefined
      ? m.arrivedHatch(spot)
      : mine.moved && isPlain(zone, at)
        ? m.arrivedIn(spot, cellText(zoneNow(state), at, words()))
        : m.stayedIn(spot)
  return {
    title,
    text: !resolve
      ? `${m.mustAttack} ${struck}`
      : attack
        ? `${seen} ${struck}`
        : mine.moved
          ? `${m.othersKnowMoved} ${seen}`
          : seen,
    icon: 'eye',
    buttons: (
      <>
        {mayAttack ? (
          <Button kind="strike" icon="attack" disabled={off} onClick={() => live.choose({ do: 'attack' })}>
            {m.attackHere}
          </Button>
        ) : undefined}
        {mayResolve ? (
          <Button kind="go" disabled={off} onClick={() => live.choose({ do: 'resolve' })}>
            {hatch !== undefined ? toHatch : draws ? m.resolveDanger : m.resolveSecure}
          </Button>
        ) : undefined}
      </>
    ),
  }
}

import { isTeamGame, playerAt } from '@selva/escape'
import { sentence } from '../sentence.ts'
import type { ActionProps, Prompt } from './prompt.ts'

/** By whom and where I was killed. */
function epitaph(model: ActionProps['model'], state: ActionProps['state']): string | undefined {
  const last = model.story.value.lines.findLast((line) => line.kind === 'killed' && line.seat === model.live.seat())
  return last === undefined ? undefined : sentence(last, model.words(), model.player, state.setting.zone)
}

/** Nothing is asked of me: who is playing, and what everybody has heard of that turn. */
export function waitPrompt({ model, state }: ActionProps): Prompt {
  const m = model.words()
  const { live } = model
  const seat = live.seat()
  if (state.end !== 'running') return { title: m.log.over, text: m.opening }
  const me = seat === undefined ? undefined : playerAt(state, seat)
  if (me?.status === 'eliminated') return { title: epitaph(model, state) ?? m.header.out, text: m.act.outHelp }
  if (me?.status === 'escaped')
    return { title: m.header.escaped, text: isTeamGame(state.setting.rules) ? m.act.escapedTeam : m.act.escapedHelp }
  if (me?.status === 'waiting') {
    const alien = me.returns !== 'never' && me.returns.side === 'alien' && me.side === 'human'
    return { title: m.header.waiting, text: alien ? m.act.waitingAlien : m.act.waitingHelp }
  }
  return {
    title: m.act.waitFor(model.player(state.turn)),
    text: seat === undefined ? m.act.watchHelp : m.act.heard[state.heard],
  }
}

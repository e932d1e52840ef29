import type { Tempo } from '@selva/protocol'

export const en = {
  label: 'Pace of the bots',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', atOnce: 'Instant' } satisfies Record<
    Exclude<Tempo, 'paused'>,
    string
  >,
  pause: 'Pause the bots, or hold to pause',
  resume: 'Resume',
  toDecision: 'To my next decision',
  toEnd: 'Skip to the end',
  stop: 'Stop skipping',
  newGame: 'New game',
  missed: 'While you skipped ahead',
  close: 'Close',
  onScreen: 'This game is on a screen now, so the bots take their usual time again.',
  watched: 'Someone is watching, so the bots take their usual time again.',
}
export type TempoWords = {
  readonly [W in keyof typeof en]: (typeof en)[W] extends string
    ? string
    : { readonly [S in keyof (typeof en)[W]]: string }
}

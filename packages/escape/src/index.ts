export type { ArrangedPlayer, Arrangement } from './arrange/arrangement.ts'
export { type Arrival, arrivalBy } from './arrival.ts'
export * from './character.ts'
export * from './danger.ts'
export { isLoud, isNoisy, type Loudness, loudnessIn, resolutionOf, wouldDraw } from './danger-draw.ts'
export * from './destinations.ts'
export * from './distance.ts'
export { isTeamGame } from './end.ts'
export * from './escape.ts'
export * from './facts.ts'
export { ESCAPE_COUNTS } from './figures.ts'
export { handLimitOf, handLimitWith } from './hand.ts'
export { roomIn, wouldPick } from './hatch.ts'
export * from './item.ts'
export { items } from './items/index.ts'
export { litBy } from './items/spotlight.ts'
export * from './may.ts'
export {
  CODES,
  type Code,
  type CodeGroup,
  type CodeLine,
  type CodeLineOf,
  type CodeUse,
  firstUse,
  groupOf,
  isCode,
  isOurs,
  type ParameterName,
  parametersOf,
  ruleOf,
  valueIn,
  withValue,
} from './modules/index.ts'
export type { Control } from './modules/parameter.ts'
export * from './option.ts'
export { ownPlayer } from './own.ts'
export * from './pile.ts'
export * from './player.ts'
export { powerNameOf, powerOf } from './power.ts'
export { PLAY_REASONS, type PlayReason, SECTOR_REASONS, type SectorReason } from './reason.ts'
export * from './sector.ts'
export { seenUseOf } from './seen-use.ts'
export { barredBy, undeclaredBy } from './setting/changed-by.ts'
export { conflictsIn } from './setting/conflicts.ts'
export * from './setting/describe.ts'
export { MAX_SEATS, MIN_SEATS } from './setting/known-setting.ts'
export * from './setting/official-scenarios.ts'
export { codesFor, presets, scenarios, switchesFor, uncheckedRules } from './setting/presets.ts'
export * from './setting/scenario.ts'
export * from './setting/scenario-draft.ts'
export * from './setting/scenario-faults.ts'
export * from './setting/setting.ts'
export { solved } from './setting/solve.ts'
export * from './setting/switches.ts'
export { isAsPrinted } from './setting/told-lines.ts'
export { type Warning, warningsOf } from './setting/warnings.ts'
export { type StartsAndHatches, sightingsIn } from './sighting.ts'
export { destinationsOf, isFed, passRulesOf, plainSpeed, speedOf } from './speed.ts'
export * from './state.ts'
export * from './step.ts'
export * from './table-game.ts'
export { attackTellsSide, itemTellsSide } from './tells.ts'
export { playersInThirds, thirdOf } from './thirds.ts'
export { type CardCounts, usedCards } from './used-cards.ts'
export * from './zone/draft.ts'
export { ZONE_FAULTS, type ZoneFault, type ZoneFaultCode } from './zone/errors.ts'
export * from './zone/faults.ts'
export * from './zone/figures.ts'
export * from './zone/file.ts'
export * from './zone/hosts.ts'
export * from './zone/share-code.ts'
export * from './zone/zone-of.ts'
export * from './zone.ts'
export * from './zones/index.ts'

export type { ArrangedPlayer, Arrangement } from './arrange/arrangement.ts'
export { type Arrival, arrivalBy } from './arrival.ts'
export * from './character.ts'
export * from './danger.ts'
export { isNoisy, resolutionOf, wouldDraw } from './danger-draw.ts'
export * from './destinations.ts'
export * from './distance.ts'
export * from './escape.ts'
export * from './facts.ts'
export { handLimitOf } from './hand.ts'
export { wouldPick } from './hatch.ts'
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
export * from './setting/describe.ts'
export { type Warning, warningsOf } from './setting/places.ts'
export { codesFor, presets, scenarios, switchesFor } from './setting/presets.ts'
export * from './setting/scenario.ts'
export * from './setting/setting.ts'
export * from './setting/switches.ts'
export { type StartsAndHatches, sightingsIn } from './sighting.ts'
export { destinationsOf, isFed, passRulesOf, plainSpeed, speedOf } from './speed.ts'
export * from './state.ts'
export * from './step.ts'
export * from './table-game.ts'
export { attackTellsSide, itemTellsSide } from './tells.ts'
export { type CardCounts, usedCards } from './used-cards.ts'
export * from './zone.ts'
export * from './zones/index.ts'

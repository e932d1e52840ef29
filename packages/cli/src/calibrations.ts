/** The register of calibrations, one line a game. */
export { escapeCalibration as escape } from './escape-calibration.ts'
export { stayAwayCalibration as 'stay-away' } from './stay-away-calibration.ts'

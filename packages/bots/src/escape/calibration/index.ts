export { type Calibration, calibrate } from './calibrate.ts'
export { modelPlayer } from './model-player.ts'
export { calibrationError, entropyOf, lossOf, type Score } from './score.ts'

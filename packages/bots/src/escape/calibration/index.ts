export { calibrationError, entropyOf, lossOf, type Score, saidAndCame } from '../../calibration/score.ts'
export { type Calibration, calibrate } from './calibrate.ts'
export { calibrateChances } from './chances.ts'
export { modelPlayer } from './model-player.ts'

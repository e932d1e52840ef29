export { type Calibration, calibrate } from './calibrate.ts'
export { type ChanceCalibration, calibrateChances } from './chances.ts'
export { modelPlayer } from './model-player.ts'
export { calibrationError, entropyOf, lossOf, saidAndCame, type Score } from './score.ts'

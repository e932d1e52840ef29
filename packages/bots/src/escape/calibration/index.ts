export { type Calibration, calibrate } from './calibrate.ts'
export { calibrateChances } from './chances.ts'
export { modelPlayer } from './model-player.ts'
export { calibrationError, entropyOf, lossOf, type Score, saidAndCame } from './score.ts'

export { calibrateRoles, GUESSED } from './calibrate.ts'

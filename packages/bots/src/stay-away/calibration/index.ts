export { calibrateRoles, GUESSED, type RoleCalibration } from './calibrate.ts'

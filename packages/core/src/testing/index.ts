export * from './choose.ts'
export * from './frozen.ts'
export * from './fuzz.ts'
export * from './twins.ts'

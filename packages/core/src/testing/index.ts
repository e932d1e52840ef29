export * from './frozen.ts'
export * from './fuzz.ts'
export * from './toy-disguise.ts'
export * from './twins.ts'

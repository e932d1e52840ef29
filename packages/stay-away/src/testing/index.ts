export * from './disguise.ts'
export * from './table.ts'
export * from './words.ts'

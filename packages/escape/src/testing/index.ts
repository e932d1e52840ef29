export * from './disguise.ts'
export * from './line.ts'
export * from './table.ts'

export * from './disguise.ts'
export * from './table.ts'

export * from './disguise.ts'
export * from './line.ts'
export * from './random-draft.ts'
export * from './table.ts'

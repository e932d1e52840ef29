import { DatabaseError } from 'pg'
import { StoreError, type StoreFault } from './error.ts'

/** PostgreSQL errors that a host can do something about, by the first letters of their codes. */
const FAULTS: readonly (readonly [code: string, fault: StoreFault, words: string])[] = [
  ['53100', 'full', 'the database has no room left'],
  ['53', 'broken', 'the database is overloaded'],
  ['25006', 'readOnly', 'the database cannot be written'],
  ['42501', 'readOnly', 'this account is not allowed to write to the database'],
  ['28', 'broken', 'the database refuses this account: check user and password'],
  ['3D', 'broken', 'the database does not exist'],
  ['40', 'locked', 'other programs were using the same rows of the database'],
  ['08', 'broken', 'the database cannot be reached'],
  ['57', 'broken', 'the database is shutting down'],
  ['E', 'broken', 'the database cannot be reached'],
]

const codeIn = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** The driver has no code for a connection that ends in the middle of a question. */
const isCutOff = (error: Error): boolean => /^(Connection terminated|Client has encountered)/.test(error.message)

/**
 * Says in plain words what went wrong. A statement that the database refuses is named by its code alone: its words may
 * repeat what people wrote.
 */
export function postgresError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = isCutOff(error) ? '08' : codeIn(error)
  const known = FAULTS.find(([start]) => code.startsWith(start))
  if (known !== undefined) return new StoreError(known[1], `${known[2]} (${error.message || code})`)
  return error instanceof DatabaseError ? new StoreError('broken', `the database refused a statement (${code})`) : error
}

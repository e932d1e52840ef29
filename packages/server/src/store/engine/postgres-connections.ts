import { DatabaseError, Pool, type PoolClient } from 'pg'
import { postgresError } from './postgres-fault.ts'
import { wholeNumbers } from './postgres-row.ts'

/** The most connections to the database at a time. */
const CONNECTIONS = 10

export type ConnectionOptions = {
  /** The schema to use, if not the account's own. It must exist. */
  readonly schema?: string
  /** Nothing is written, migrated or waited for. */
  readonly readOnly?: boolean
}

/** The connections to a PostgreSQL. */
export type Connections = {
  /**
   * Does something over one connection. After a failure the connection is used again only if the database has refused
   * a statement outside of any transaction: otherwise its state is unknown.
   */
  over<R>(work: (client: PoolClient) => Promise<R>): Promise<R>
  end(): Promise<void>
}

function optionsOf({ schema, readOnly }: ConnectionOptions): { readonly options?: string } {
  const options = [
    ...(schema === undefined ? [] : [`-c search_path=${schema}`]),
    ...(readOnly === true ? ['-c default_transaction_read_only=on'] : []),
  ]
  return options.length === 0 ? {} : { options: options.join(' ') }
}

export function connectionsTo(url: string, options: ConnectionOptions): Connections {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    types: wholeNumbers(),
    ...optionsOf(options),
  })
  // A connection that breaks while nobody uses it is replaced by the next question. One that breaks between two
  // statements of a transaction fails the second one.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    async over(work) {
      try {
        const client = await pool.connect()
        let usable = false
        try {
          const result = await work(client)
          usable = true
          return result
        } catch (error) {
          const refused = error instanceof DatabaseError && error.severity === 'ERROR'
          usable = refused && client.getTransactionStatus() === 'I'
          throw error
        } finally {
          client.release(!usable)
        }
      } catch (error) {
        throw postgresError(error)
      }
    },
    end: () => pool.end(),
  }
}

import type { Sql } from '../engine/sql.ts'

/** Secrets that never leave the server. */
export type Secrets = {
  /** The server's own secret of this purpose: stored on first use, the same ever after. */
  secret(purpose: string, fresh: Uint8Array): Promise<Uint8Array>
}

export const secretsIn = (sql: Sql): Secrets => ({
  async secret(purpose, fresh) {
    await sql.run('insert into secret (purpose, bytes) values (?, ?) on conflict do nothing', [purpose, fresh])
    const [row] = await sql.all<{ bytes: Uint8Array }>('select bytes from secret where purpose = ?', [purpose])
    if (row === undefined) throw new Error(`no secret for ${purpose}`)
    return row.bytes
  },
})

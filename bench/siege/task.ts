/** The work of the players' process and of the attackers' process. */
export type SiegeTask = { readonly url: string; readonly minutes: number; readonly tables: number }

/** The players' account of the siege. */
export type PlayersReport = {
  readonly choices: number
  /** Milliseconds from sending a choice until it is acknowledged. */
  readonly p50: number
  readonly p99: number
  readonly longest: number
  /** Sockets that the server ended. */
  readonly dropped: number
  /** Choices that were refused for another reason than a step that was over. */
  readonly refused: number
  readonly games: number
  /** Tables that could not be made or played. */
  readonly failures: number
  /** The ids of acknowledged choices by table. */
  readonly acknowledged: readonly (readonly [table: string, ids: readonly string[]])[]
}

/** One row of the attackers' account. */
export type AttackRow = {
  readonly attack: string
  readonly attempts: number
  /** The outcomes of the attempts with their counts, such as `429` or `closed 4002`. */
  readonly outcomes: { readonly [outcome: string]: number }
}

/** Task of the crowd. */
export type SoakTask = {
  readonly url: string
  /** Number of spectators at the tables. */
  readonly idle: number
  readonly tables: number
  readonly seats: number
}

/** What the crowd is to do. */
export type SoakTask = {
  readonly url: string
  /** So many only look on at the tables. */
  readonly idle: number
  readonly tables: number
  readonly seats: number
}

/** The meaning of something on the screen at this table, and where the rulebook says more. */
export type Explained = {
  readonly title: string
  readonly lines: readonly string[]
  /** An anchor of the rulebook; what the rules do not speak of has none. */
  readonly read?: string
}

/** One explanation for each kind of thing on the screen; `about` says which of them is meant. */
export type Register<Kind extends string> = { readonly [K in Kind]: (about: string) => Explained | undefined }

export type Explainer = {
  /** The rulebook's address. */
  readonly book: string
  /** `kind`, or `kind:which`, as it stands in `data-about`. */
  explain(topic: string): Explained | undefined
  /** Everything worth knowing at this table, one after the other. */
  all(): readonly Explained[]
}

const isKind = <Kind extends string>(register: Register<Kind>, kind: string): kind is Kind => kind in register

/** The explanations of a game at one table; `legend` are the topics listed for a reader who wants to read them all. */
export const explainer = <Kind extends string>(
  game: string,
  register: Register<Kind>,
  legend: () => readonly string[],
): Explainer => {
  const explain = (topic: string): Explained | undefined => {
    const [kind = '', ...rest] = topic.split(':')
    return isKind(register, kind) ? register[kind](rest.join(':')) : undefined
  }
  return {
    book: `/rules/${game}`,
    explain,
    all: () => legend().flatMap((topic) => explain(topic) ?? []),
  }
}

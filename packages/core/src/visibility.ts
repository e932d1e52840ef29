import type { Seat } from './seat.ts'

/** Anything that happens at a table: a small plain object with a kind. Facts are immutable. */
export type AnyFact = { readonly kind: string }

/** The members of a union of facts that have this kind (distributes, so kinds that share a shape are kept apart). */
type FactOf<F extends AnyFact, K extends F['kind']> = F extends AnyFact ? (K extends F['kind'] ? F : never) : never

/** The fields that hold a seat or seats: only these can name an audience. */
type SeatField<F> = { [P in keyof F]-?: F[P] extends Seat | readonly Seat[] ? P : never }[keyof F] & string
/** The fields that hold a yes or no: only these can open a field to everyone. */
type FlagField<F> = { [P in keyof F]-?: F[P] extends boolean ? P : never }[keyof F] & string

/** For the seats in these fields alone, or for everyone when the flag field says so. */
export type Only<S extends string = string, O extends string = string> = {
  readonly only: readonly S[]
  readonly openIf?: O
}

/** The audience that may know a field. */
type Rule<F> = 'everyone' | 'nobody' | Only<SeatField<F>, FlagField<F>>

export const everyone = 'everyone'
/** For nobody but the table itself, until the game is over. */
export const nobody = 'nobody'
/** For the seats that stand in these fields of the fact. */
export const only = <S extends string>(...only: readonly S[]): { readonly only: readonly S[] } => ({ only })
/** For everyone when the flag field is true, else for the seats in these fields. */
export const openIf = <O extends string, S extends string>(
  openIf: O,
  ...only: readonly S[]
): { readonly only: readonly S[]; readonly openIf: O } => ({ only, openIf })

/**
 * For every kind of fact, field by field, who may know it. `exists` hides the fact altogether.
 *
 * Write the table as `{ … } as const satisfies Visibility<Fact>`: a kind or a field without a line does not compile
 * ("Property 'to' is missing …"), and a field nobody declared would be seen by nobody.
 */
export type Visibility<F extends AnyFact> = {
  readonly [K in F['kind']]: {
    readonly [P in Exclude<keyof FactOf<F, K>, 'kind'>]-?: Rule<FactOf<F, K>>
  } & { readonly exists?: Rule<FactOf<F, K>> }
}

/** Any game's table, once its types no longer matter. */
export type AnyVisibility = { readonly [kind: string]: { readonly [field: string]: unknown } }

/** A fact as an audience gets it: what is not for everyone may be `U` (`undefined` outside the table, `never` on it). */
export type Seen<F extends AnyFact, V, U> = F extends AnyFact
  ? {
      readonly [P in keyof F]: P extends 'kind'
        ? F[P]
        : F['kind'] extends keyof V
          ? P extends keyof V[F['kind']]
            ? V[F['kind']][P] extends 'everyone'
              ? F[P]
              : F[P] | U
            : never
          : never
    }
  : never

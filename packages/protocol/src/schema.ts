import { type Static, type TSchema, Type } from 'typebox'

type Frozen<T> = T extends string | number ? T : T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T
/** A schema of something that nobody changes once it is made. */
export const readonlySchema = <S extends TSchema>(schema: S) => Type.Unsafe<Frozen<Static<S>>>(schema)

/** Objects with other fields are refused. */
export const noOtherFields = { additionalProperties: false }

/** A message that the server sends: a tuple that begins with its kind. */
export const serverMessage = <K extends string, Rest extends TSchema[]>(kind: K, description: string, ...rest: Rest) =>
  readonlySchema(Type.Tuple([Type.Literal(kind), ...rest], { description }))

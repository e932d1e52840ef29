import fc from 'fast-check'
import type { TSchema } from 'typebox'

/** As much of a schema as values are made from. */
type Shape = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Shape[]
  readonly items?: Shape
  readonly properties?: { readonly [name: string]: Shape }
  readonly required?: readonly string[]
  readonly maxLength?: number
}

/** Values that break programs that trust their input. */
const NASTY: readonly unknown[] = [
  null,
  '',
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '%00',
  'x'.repeat(5000),
  [],
  [[[[[[[[]]]]]]]],
  { __proto__: null },
  { toString: 1, valueOf: 2 },
  { length: 1e9 },
]

const wild: fc.Arbitrary<unknown> = fc.oneof(fc.constantFrom(...NASTY), fc.jsonValue())

/** Values that fit a schema, spoken with the words this server knows. */
export function fitting(schema: TSchema, words: readonly string[]): fc.Arbitrary<unknown> {
  const make = (shape: Shape): fc.Arbitrary<unknown> => {
    if (shape.const !== undefined) return fc.constant(shape.const)
    if (shape.enum !== undefined) return fc.constantFrom(...shape.enum)
    if (shape.anyOf !== undefined) return fc.oneof(...shape.anyOf.map(make))
    switch (shape.type) {
      case 'string':
        return fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: Math.min(shape.maxLength ?? 50, 50) }))
      case 'integer':
        return fc.oneof(fc.integer({ min: -1, max: 9 }), fc.integer())
      case 'number':
        return fc.double()
      case 'boolean':
        return fc.boolean()
      case 'array':
        return fc.array(make(shape.items ?? {}), { maxLength: 4 })
      case 'object':
        return fc.record(
          Object.fromEntries(Object.entries(shape.properties ?? {}).map(([name, field]) => [name, make(field)])),
          { requiredKeys: [...(shape.required ?? [])] },
        )
      default:
        return wild
    }
  }
  return make(schema as Shape)
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/** Values that fit, nearly fit, or do not fit at all. */
export function spoilt(schema: TSchema, words: readonly string[]): fc.Arbitrary<unknown> {
  const fits = fitting(schema, words)
  const key = fc.oneof(fc.constantFrom('__proto__', 'seat', 'person', 'id', 'constructor'), fc.string({ maxLength: 8 }))
  return fc.oneof(
    { arbitrary: fits, weight: 3 },
    {
      arbitrary: fc.tuple(fits, fc.nat(), wild).map(([value, n, other]) => {
        const keys = Object.keys(asObject(value))
        const at = keys[n % Math.max(1, keys.length)]
        return at === undefined ? other : { ...asObject(value), [at]: other }
      }),
      weight: 3,
    },
    {
      arbitrary: fc.tuple(fits, fc.nat()).map(([value, n]) => {
        const entries = Object.entries(asObject(value))
        return Object.fromEntries(entries.filter((_, i) => i !== n % Math.max(1, entries.length)))
      }),
      weight: 1,
    },
    { arbitrary: fc.tuple(fits, key, wild).map(([v, k, w]) => ({ ...asObject(v), [k]: w })), weight: 1 },
    { arbitrary: wild, weight: 1 },
  )
}

type Damage = { readonly at: number; readonly byte: number; readonly how: 'flip' | 'cut' | 'add' | 'twice' }

function damaged(bytes: Buffer, { at, byte, how }: Damage): Buffer {
  const i = bytes.length === 0 ? 0 : at % bytes.length
  switch (how) {
    case 'flip':
      return Buffer.concat([bytes.subarray(0, i), Buffer.from([byte]), bytes.subarray(i + 1)])
    case 'cut':
      return bytes.subarray(0, i)
    case 'add':
      return Buffer.concat([bytes.subarray(0, i), Buffer.from([byte]), bytes.subarray(i)])
    case 'twice':
      return Buffer.concat([bytes.subarray(0, i), bytes])
  }
}

/** The JSON of a value, now and then with bytes that have suffered. */
export const written = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Buffer> =>
  fc
    .tuple(
      value,
      fc.array(
        fc.record({
          at: fc.nat({ max: 6000 }),
          byte: fc.nat({ max: 255 }),
          how: fc.constantFrom('flip', 'cut', 'add', 'twice'),
        }),
        { maxLength: 2 },
      ),
    )
    .map(([v, damages]) => damages.reduce(damaged, Buffer.from(JSON.stringify(v) ?? '')))

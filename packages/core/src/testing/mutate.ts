import { randomElement, type Stream } from '../chance.ts'

/** Values that a program does not expect: of every type, empty, huge, nested, and with names that objects have anyway. */
const NASTY: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0.5,
  () => 2 ** 33,
  () => 2 ** 53,
  () => 1e308,
  () => '',
  () => 'none',
  () => '__proto__',
  () => 'x'.repeat(100_000),
  () => [],
  () => ({}),
  () => ({ toString: 1, valueOf: 1 }),
  () => ({ length: 1e9 }),
  () => JSON.parse('{"__proto__":{"kind":"turn"}}'),
  () => JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  () => Array.from({ length: 20_000 }, (_, i) => i),
]

type Fields = Record<string, unknown>
const isFields = (v: unknown): v is Fields => typeof v === 'object' && v !== null

/** Every object and list inside a value. */
function holders(value: unknown, out: Fields[] = []): Fields[] {
  if (!isFields(value)) return out
  out.push(value)
  for (const name of Object.keys(value)) holders(value[name], out)
  return out
}

/** The ways to change one thing in an object or a list. */
const WAYS: readonly ((at: Fields, name: string, stream: Stream) => void)[] = [
  (at, name, stream) => {
    at[name] = randomElement(NASTY, stream)()
  },
  (at, name) => {
    if (Array.isArray(at)) at.splice(Number(name), 1)
    else delete at[name]
  },
  (at, name, stream) => {
    const other = randomElement(Object.keys(at), stream)
    const kept = at[name]
    at[name] = at[other]
    at[other] = kept
  },
  (at, name) => {
    if (Array.isArray(at)) at.splice(Number(name), 0, at[Number(name)])
    else at[`${name}s`] = at[name]
  },
  (at, name, stream) => {
    const old = at[name]
    if (typeof old === 'number') at[name] = old + stream.below(3) - 1
    else if (typeof old === 'string') at[name] = old.replace(/.$/, '0')
    else if (typeof old === 'boolean') at[name] = !old
    else at[name] = [old]
  },
]

/** A copy of a plain value with one thing changed, anywhere inside it; sometimes the change changes nothing. */
export function mutated<T>(value: T, stream: Stream): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value))
  const places = holders(copy).filter((at) => Object.keys(at).length > 0)
  if (places.length === 0) return randomElement(NASTY, stream)()
  const at = randomElement(places, stream)
  randomElement(WAYS, stream)(at, randomElement(Object.keys(at), stream), stream)
  return copy
}

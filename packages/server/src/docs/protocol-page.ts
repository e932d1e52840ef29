import { FROM_LOBBY, FROM_PAGE, FROM_TABLE } from '@selva/protocol'
import type { TSchema } from 'typebox'

/** As much of a schema as is put into words. */
type Shape = {
  readonly title?: string
  readonly description?: string
  readonly const?: unknown
  readonly items?: Shape | readonly Shape[]
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly properties?: { readonly [name: string]: Shape }
  readonly required?: readonly string[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

function inWords(shape: Shape): string {
  if (shape.enum !== undefined) return shape.enum.map((value) => `\`${String(value)}\``).join(' or ')
  if (shape.anyOf !== undefined) return shape.anyOf.map(inWords).join(' or ')
  if (shape.properties !== undefined) return `\`{ ${Object.keys(shape.properties).join(', ')}, … }\``
  const { type = 'anything', minLength = 0, maxLength, pattern } = shape
  const length = maxLength === undefined ? '' : ` of ${minLength} to ${maxLength} characters`
  return `${type}${length}${pattern === undefined ? '' : ` that fits \`${pattern}\``}`
}

/** The table of what a page may say over the socket, for `docs/protocol.md`. */
export const clientMessagesTable = (): string =>
  [
    '| message | field | what it holds |',
    '| --- | --- | --- |',
    ...Object.entries<Shape>(FROM_PAGE).flatMap(([message, { properties = {}, required = [] }]) =>
      Object.entries(properties).map(
        ([field, shape], i) =>
          `| ${i === 0 ? `\`${message}\`` : ''} | \`${field}\`${required.includes(field) ? '' : ' (optional)'} | ${inWords(shape)} |`,
      ),
    ),
  ].join('\n')

/** One position of a message, as it is called. */
const named = ({ title, const: literal, type = 'anything', items }: Shape): string => {
  if (literal !== undefined) return JSON.stringify(literal)
  if (type !== 'array') return title ?? type
  const each = items === undefined || Array.isArray(items) ? undefined : (items as Shape)
  return title === 'facts' ? '[fact, …]' : `[${title ?? each?.title ?? 'anything'}, …]`
}

const isList = (items: Shape['items']): items is readonly Shape[] => Array.isArray(items)

const tableOf = (messages: { readonly [kind: string]: TSchema }): string =>
  [
    '| message | when, and what it means |',
    '| --- | --- |',
    ...Object.values<Shape & TSchema>(messages).map(
      ({ items, description = '' }) =>
        `| \`[${(isList(items) ? items : []).map(named).join(', ')}]\` | ${description} |`,
    ),
  ].join('\n')

/** The tables of what a page hears over the sockets, for `docs/protocol.md`. */
export const serverMessagesTable = (): string => tableOf(FROM_TABLE)
export const listTable = (): string => tableOf(FROM_LOBBY)

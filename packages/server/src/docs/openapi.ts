import { RefusalBody } from '@selva/protocol'
import type { TSchema } from 'typebox'
import type { Route } from '../http/routes.ts'
import { VERSION } from '../http/status.ts'

const json = (schema: TSchema | undefined, kind = 'application/json') => ({
  content: { [kind]: { schema: schema ?? {} } },
})

/** The fields of an object's schema, each as a parameter. */
function parameters(where: 'path' | 'query', schema: TSchema | undefined): readonly object[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    readonly properties?: { readonly [name: string]: TSchema }
    readonly required?: readonly string[]
  }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: field,
  }))
}

const operation = ({ summary, params, query, body, answer, produces }: Route) => ({
  summary,
  ...(params === undefined && query === undefined
    ? {}
    : { parameters: [...parameters('path', params), ...parameters('query', query)] }),
  ...(body === undefined ? {} : { requestBody: { required: true, ...json(body) } }),
  responses: {
    200: { description: 'as asked', ...json(answer, produces) },
    default: { description: 'refused', ...json(RefusalBody) },
  },
})

/** Is this a way in for programs, rather than a file of the client? */
export const isDescribed = ({ method, url }: Route): boolean => method !== 'HEAD' && !url.includes('*')

/** The HTTP side of the protocol as an OpenAPI document. */
export function openapiOf(routes: readonly Route[]): object {
  const paths: { [path: string]: { [method: string]: object } } = {}
  for (const route of routes.filter(isDescribed)) {
    const path = route.url.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return { openapi: '3.1.0', info: { title: 'Selva', version: VERSION }, paths }
}

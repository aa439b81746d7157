import type { RouteConfigEntry } from '@react-router/dev/routes'
import { z } from 'zod'
import { ENDPOINTS } from '#domain/staff/auth/endpoints.server.ts'
import { AUTH_PATH } from '#domain/staff/staff-model.ts'
import { createApp } from '#server/app.ts'
import { openResponseCache } from '#server/edge/finish-response.ts'
import { openMetrics } from '#server/health/metrics.ts'
import { builtWebsite } from '#server/pages/website.ts'
import { describeStaffCalls, staffCalls } from '#server/staff/staff-calls.ts'
import { API_PATH, STAFF_API } from '#site/api-paths.ts'
import type { Services } from '#src/services.server.ts'
import pages from '#website/routes.ts'

/** What JSON Schema says of a value, as far as it is read here. */
export type Schema = { [key: string]: unknown }

export type StrangersCall = {
  /** Its method, and its path as the routes write it: `GET /media/:width/:file`. */
  name: string
  method: string
  path: string
  /** The staff's calls are refused to strangers, before anything of them is read. */
  isRefused: boolean
  /** What the documents say that it takes in its query. */
  query: { name: string; schema: Schema }[]
  /** What it may be sent, by content type; empty for calls whose bodies no document describes. */
  bodies: { type: string; schema: Schema }[]
}

type Operation = {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
type Document = { paths: Record<string, Record<string, Operation>>; components?: Schema }

const REST_OF_PATH = '/*'
/** What no route answers is refused at the end of all of them, or of those of the API. */
const UNANSWERED = [`POST ${REST_OF_PATH}`, `PUT ${REST_OF_PATH}`, `GET ${API_PATH}/*`, `POST ${API_PATH}/*`]
const BRACES = /{(\w+)}/g
/** Of a part of a path in Hono's words, such as `:id{[0-9]+}`. */
const RULE_OF_PART = /(:\w+)\{(?:[^{}]|\{[^}]*\})*\}/g

/**
 * Every call that somebody can make who is not signed in, or who has a link: all routes of the program, with pages in the place of
 * the one route that answers with them, and the calls of signing in in the place of the one that passes them on.
 */
export function listStrangersCalls(services: Services, publicDocument: unknown): StrangersCall[] {
  const names = new Set([...listRoutes(services), ...listPages(), ...listAuthCalls(), ...UNANSWERED])
  const operations = new Map([
    ...operationsOf(publicDocument, API_PATH),
    ...operationsOf(describeStaffCalls(staffCalls(services), services.adminRecords), STAFF_API),
  ])
  for (const name of operations.keys())
    if (!names.has(name)) throw new Error(`A document has ${name}, and no route answers it.`)
  return [...names].map((name) => {
    const [method = '', path = ''] = name.split(' ')
    const { query = [], bodies = [] } = operations.get(name) ?? {}
    const isRefused = path.startsWith(`${STAFF_API}/`)
    return { name, method, path, isRefused, query, bodies: bodies.length > 0 ? bodies : authBody(name) }
  })
}

/** Without middleware, and without what only refuses: routes for every method. */
function listRoutes(services: Services): string[] {
  const metrics = openMetrics([])
  const app = createApp({
    services,
    metrics,
    responseCache: openResponseCache(async () => {}),
    isClosing: () => false,
    website: builtWebsite('build').website,
  })
  metrics.close()
  return app.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== REST_OF_PATH)
    .map(({ method, path }) => `${method} ${path.replace(RULE_OF_PART, '$1')}`)
}

function listPages(): string[] {
  return pages.flatMap((entry) => pathsOf(entry, '').map((path) => `GET ${path || '/'}`))
}

/** React Router marks what may be left out: `en?/news/:permalink?`. */
function pathsOf({ path, children }: RouteConfigEntry, before: string): string[] {
  const parts = (path ?? '').split('/').filter(Boolean)
  const paths = parts.reduce(
    (all, part) =>
      part.endsWith('?')
        ? all.flatMap((begun) => [begun, `${begun}/${part.slice(0, -1)}`])
        : all.map((begun) => `${begun}/${part}`),
    [before],
  )
  return children ? paths.flatMap((begun) => children.flatMap((child) => pathsOf(child, begun))) : paths
}

function listAuthCalls(): string[] {
  return Object.keys(ENDPOINTS).map((endpoint) => endpoint.replace(' ', ` ${AUTH_PATH}`))
}

function authBody(name: string): StrangersCall['bodies'] {
  const { body } = ENDPOINTS[name.replace(` ${AUTH_PATH}`, ' ')] ?? {}
  return body
    ? [{ type: 'application/json', schema: z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) }]
    : []
}

/** The operations of a document by the names of their calls, with what it refers to in place. */
function operationsOf(document: unknown, below: string) {
  const { paths, components }: Document = Object(document)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const name = `${method.toUpperCase()} ${below}${path.replace(BRACES, ':$1')}`
      const query = parameters.flatMap((parameter) =>
        parameter.in === 'query' ? [{ name: parameter.name, schema: parameter.schema }] : [],
      )
      const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => ({
        type,
        schema: resolve(schema, components),
      }))
      return [name, { query, bodies }] as const
    }),
  )
}

function resolve(schema: Schema, components: unknown): Schema {
  const [, name = ''] = /^#\/components\/schemas\/(.+)$/.exec(String(schema.$ref)) ?? []
  return name ? Object(components).schemas[name] : schema
}

import { z } from 'zod'
import type { Records } from '#platform/records/open-records.server.ts'
import { VERSION } from '#platform/version.server.ts'
import { LARGEST_BODY } from '#server/bodies/limit-bodies.ts'
import { STAFF_API } from '#site/paths/admin-api-path.ts'
import { site } from '#site/site.server.ts'
import { areaOf, scopeOf } from './access/scope-of-route.ts'
import type { StaffRoute } from './staff-route.ts'

const PARAMETER = /:(\w+)(?:\{(?:[^{}]|\{[^}]*\})*\})?/g

const Refusal = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string().optional(),
  }),
})

/** The staff's API as an OpenAPI 3.1 document, made of its routes and of the rules of the records. */
export function describeRoutes(routes: readonly StaffRoute[], records: ReadonlyMap<string, Records>): object {
  const byPath = Map.groupBy(routes, ({ path }) => path.replaceAll(PARAMETER, '{$1}'))
  const paths = [...byPath].map(([path, same]) => [
    path,
    Object.fromEntries(same.map((route) => [route.method.toLowerCase(), toOperation(route, path)])),
  ])
  const schemas = [...records.values()].map(({ name, schema }) => [name, toSchema(schema)])
  return {
    openapi: '3.1.0',
    info: { title: `${site.brand.en} staff API`, version: VERSION },
    servers: [{ url: STAFF_API }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: { ...Object.fromEntries(schemas), Error: toSchema(Refusal) },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A token from the page of tokens.' },
        session: { type: 'apiKey', in: 'cookie', name: '__Host-session', description: 'Of a sign-in.' },
      },
    },
  }
}

function toOperation(route: StaffRoute, path: string): object {
  const scope = scopeOf(route)
  const { method, summary, role, maxBody } = route
  const [body, answer] = [bodyOf(route), answerOf(route)]
  const isForPeople = scope === 'never'
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/\W+/g, '_')}`,
    tags: [areaOf(route.path)],
    summary,
    'x-least-role': role,
    ...(route.own ? { 'x-artists': 'own' } : {}),
    ...(isForPeople || scope === null ? {} : { 'x-scope': scope }),
    security: [{ session: [] }, ...(isForPeople ? [] : [{ token: [] }])],
    ...(maxBody ? { [LARGEST_BODY]: maxBody } : {}),
    parameters: parametersOf(route),
    ...(body
      ? { requestBody: { required: !route.body?.safeParse(undefined).success, ...asJson(body) } }
      : {}),
    responses: {
      '2XX': { description: summary, ...(answer ? asJson(answer) : {}) },
      default: { description: 'Refused', ...asJson({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

type Schema = Record<string, unknown>

function bodyOf({ method, record, body }: StaffRoute): Schema | null {
  if (body) return toSchema(body)
  return record && method !== 'GET' ? refTo(record) : null
}

function answerOf({ record, pageOf, answer }: StaffRoute): Schema | null {
  if (answer) return toSchema(answer)
  if (record) return refTo(record)
  if (!pageOf) return null
  const properties = { data: { type: 'array', items: refTo(pageOf) }, total: { type: 'integer' } }
  return { type: 'object', properties, required: ['data', 'total'] }
}

function parametersOf({ path, query, revision }: StaffRoute): Schema[] {
  const ofPath = [...path.matchAll(PARAMETER)].map(([, name]) => ({
    ...{ name, in: 'path', required: true },
    schema: { type: 'string' },
  }))
  const { properties = {}, required = [] } = query ? toSchema(query) : {}
  const ofQuery = Object.entries(Object(properties)).map(([name, schema]) => ({
    ...{ name, in: 'query', required: Array.isArray(required) && required.includes(name) },
    schema,
  }))
  const description = 'The revision of the record, in quotation marks'
  const ofRevision = {
    name: 'If-Match',
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }
  return [...ofPath, ...ofQuery, ...(revision ? [ofRevision] : [])]
}

function toSchema(schema: z.ZodType): Schema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return described
}

function refTo(record: string): Schema {
  return { $ref: `#/components/schemas/${record}` }
}

function asJson(schema: Schema) {
  return { content: { 'application/json': { schema } } }
}

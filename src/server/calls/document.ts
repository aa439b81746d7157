import { z } from 'zod'
import { groupOf, sortAreas } from '#domain/staff/areas.ts'
import { VERSION } from '#platform/version.server.ts'
import type { ErrorStatus } from '#server/edge/refusals.ts'
import { JSON_TYPE, largestBodyOf } from './bodies.ts'
import { type Call, isOfStaff } from './call.ts'
import { areaOf, scopeOf } from './guards.ts'

const PARAMETER = /:(\w+)(?:\{(?:[^{}]|\{[^}]*\})*\})?/g

const Refusal = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string().optional(),
  }),
})

const REFUSED: Partial<Record<ErrorStatus, string>> = {
  400: 'The request cannot be read',
  403: 'Another site sent this',
  404: 'There is no such thing',
  409: 'It cannot be done as things are now',
  410: 'It was there and is no more',
  413: 'The request is too large',
  415: 'This is not a kind of thing that can be sent here',
  422: 'Fields are missing or wrong',
  428: 'A proof of work is needed first; send again with its solution in the field proof',
  429: 'There were too many of these; Retry-After says when there may be another',
  503: 'Too many ask at once, or it cannot be done for now; Retry-After says when to ask again',
}

type Schema = Record<string, unknown>

type Described = {
  title: string
  server: string
  schemas?: ReadonlyMap<string, z.ZodType>
  securitySchemes: Readonly<Record<string, Schema>>
  /** The data of each kind of event that other programs are sent. */
  events?: Readonly<Record<string, z.ZodType>>
}

export function describeCalls(
  calls: readonly Call[],
  { title, server, schemas = new Map(), securitySchemes, events }: Described,
) {
  const named: Schema = {}
  const toSchema = (schema: z.ZodType) => collect(schema, named)
  for (const [name, schema] of schemas) named[name] = toSchema(schema)
  named.Error = toSchema(Refusal)
  const byPath = Map.groupBy(calls, ({ path }) => path.replaceAll(PARAMETER, '{$1}'))
  const paths = [...byPath].map(([path, same]) => [
    path,
    Object.fromEntries(
      same.map((call) => [call.method.toLowerCase(), toOperation(call, { path, toSchema })]),
    ),
  ])
  return {
    openapi: '3.1.0',
    info: { title, version: VERSION },
    servers: [{ url: server }],
    tags: sortAreas(calls.map(({ path }) => areaOf(path))).map(describeArea),
    paths: Object.fromEntries(paths),
    ...(events && { webhooks: describeEvents(events, toSchema) }),
    components: { schemas: named, securitySchemes },
  }
}

function describeEvents(events: Readonly<Record<string, z.ZodType>>, toSchema: Writing['toSchema']): Schema {
  const operations = Object.entries(events).map(([kind, data]) => {
    const properties = {
      type: { const: kind },
      timestamp: { type: 'string', format: 'date-time' },
      data: toSchema(data),
    }
    const schema = { type: 'object', properties, required: Object.keys(properties) }
    const requestBody = { required: true, content: { [JSON_TYPE]: { schema } } }
    const responses = { '2XX': { description: 'Received' } }
    return [kind, { post: { summary: kind, tags: ['webhooks'], requestBody, responses } }]
  })
  return Object.fromEntries(operations)
}

type Writing = { path: string; toSchema: (schema: z.ZodType) => Schema }

function toOperation(call: Call, { path, toSchema }: Writing): object {
  const { method, summary } = call
  const maxBody = largestBodyOf(call)
  const content = bodyOf(call, toSchema)
  const parameters = parametersOf(call, toSchema)
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/\W+/g, '_')}`,
    tags: [areaOf(call.path)],
    summary,
    ...accessOf(call),
    ...(maxBody && Number.isFinite(maxBody) ? { 'x-largest-body': maxBody } : {}),
    parameters,
    ...(content ? { requestBody: { required: !call.body?.safeParse(undefined).success, content } } : {}),
    responses: responsesOf(call, toSchema),
  }
}

function accessOf(call: Call): Schema {
  const { who, artists, readsSecret } = call
  if (who === 'link-owner') return { security: [{ bearer: [] }] }
  if (!isOfStaff(who)) return readsSecret ? { security: [{}, { bearer: [] }] } : {}
  const scope = scopeOf(call)
  const isForPeople = scope === 'never'
  return {
    'x-least-role': who,
    ...(artists ? { 'x-artists': 'own' } : {}),
    ...(isForPeople || scope === null ? {} : { 'x-scope': scope }),
    security: [{ session: [] }, ...(isForPeople ? [] : [{ token: [] }])],
  }
}

function bodyOf(
  { method, record, body, bodyTypes = [JSON_TYPE], sends }: Call,
  toSchema: Writing['toSchema'],
): Schema | null {
  if (sends)
    return Object.fromEntries(
      Object.entries(sends).map(([type, schema]) => [type, { schema: toSchema(schema) }]),
    )
  const schema = body ? toSchema(body) : record && method !== 'GET' ? refTo(record) : null
  return schema && Object.fromEntries(bodyTypes.map((type) => [type, { schema }]))
}

function responsesOf(call: Call, toSchema: Writing['toSchema']): Schema {
  const { who, summary, answered = {}, refusals = [] } = call
  const schema = answerOf(call, toSchema)
  const content = schema ? { content: { [answered.type ?? JSON_TYPE]: { schema } } } : {}
  const answer = { description: answered.description ?? summary, ...content }
  const refused = { content: { [JSON_TYPE]: { schema: refTo('Error') } } }
  if (isOfStaff(who)) return { '2XX': answer, default: { description: 'Refused', ...refused } }
  return Object.fromEntries([
    [answered.status ?? 200, answer],
    ...refusals.map((status) => [status, { description: REFUSED[status], ...refused }]),
  ])
}

function answerOf({ record, pageOf, answer, answered }: Call, toSchema: Writing['toSchema']): Schema | null {
  if (answer) return toSchema(answer)
  if (answered?.type)
    return { type: 'string', ...(answered.type.startsWith('text/') ? {} : { format: 'binary' }) }
  if (record) return refTo(record)
  if (!pageOf) return null
  const properties = { data: { type: 'array', items: refTo(pageOf) }, total: { type: 'integer' } }
  return { type: 'object', properties, required: ['data', 'total'] }
}

function parametersOf({ path, params, query, revision }: Call, toSchema: Writing['toSchema']): Schema[] {
  const known = params ? Object(toSchema(params).properties) : {}
  const ofPath = [...path.matchAll(/:(\w+)|\/\{(\w+)\}/g)].map(([, name = '', written = name]) => ({
    ...{ name: written, in: 'path', required: true },
    schema: known[written] ?? { type: 'string' },
  }))
  const { properties = {}, required = [] } = query ? toSchema(query) : {}
  const ofQuery = Object.entries(Object(properties)).map(([name, schema]) => ({
    ...{ name, in: 'query', required: Array.isArray(required) && required.includes(name) },
    ...(Object(schema).description ? { description: Object(schema).description } : {}),
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

function collect(schema: z.ZodType, named: Schema): Schema {
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: nameRequired })
  const {
    $schema: _,
    $defs = {},
    ...described
  }: Schema = JSON.parse(JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/'))
  Object.assign(named, $defs)
  return described
}

/** A property is required where leaving it out is refused; zod does not see through transformed input. */
function nameRequired({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: unknown
  jsonSchema: { required?: string[] }
}) {
  if (!(zodSchema instanceof z.ZodObject)) return
  const required = Object.entries<z.ZodType>(zodSchema.shape).flatMap(([name, property]) =>
    property.safeParse(undefined).success ? [] : [name],
  )
  if (required.length > 0) jsonSchema.required = required
  else delete jsonSchema.required
}

function refTo(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` }
}

/** The page of the API shows the group beside the area's name. */
function describeArea(name: string) {
  const description = groupOf(name)
  return { name, ...(description && { description }) }
}

import { z } from 'zod'
import type { Records } from '#platform/records/open-records.server.ts'
import { VERSION } from '#platform/version.server.ts'
import { LARGEST_BODY } from '#server/bodies/limit-bodies.ts'
import { STAFF_API } from '#site/paths/admin-api-path.ts'
import { site } from '#site/site.server.ts'
import type { StaffRoute } from './staff-route.ts'

const PARAMETER = /:(\w+)(?:\{(?:[^{}]|\{[^}]*\})*\})?/g

/** The staff's API as an OpenAPI 3.1 document, made of its routes and of the rules of the records. */
export function describeRoutes(routes: readonly StaffRoute[], records: ReadonlyMap<string, Records>): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.path.replaceAll(PARAMETER, '{$1}')
    const names = [...route.path.matchAll(PARAMETER)].map(([, name]) => name)
    const schema = route.record ? { $ref: `#/components/schemas/${route.record}` } : undefined
    const content = schema && { content: { 'application/json': { schema } } }
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: {
        summary: route.summary,
        'x-least-role': route.role,
        ...(route.maxBody ? { [LARGEST_BODY]: route.maxBody } : {}),
        ...(names.length > 0
          ? {
              parameters: names.map((name) => ({
                name,
                in: 'path',
                required: true,
                schema: { type: 'string' },
              })),
            }
          : {}),
        ...(content && route.method !== 'GET' ? { requestBody: { required: true, ...content } } : {}),
        responses: { default: { description: route.summary, ...content } },
      },
    }
  }
  const schemas = [...records.values()].map(({ name, schema }) => [
    name,
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  ])
  return {
    openapi: '3.1.0',
    info: { title: `${site.brand.en} staff API`, version: VERSION },
    servers: [{ url: STAFF_API }],
    paths,
    components: { schemas: Object.fromEntries(schemas) },
  }
}

import { createRoute, z } from '@hono/zod-openapi'
import type { Api } from './api-needs.ts'

const membership = createRoute({
  method: 'get',
  path: '/membership/admin',
  summary: 'Whether the asker is signed in as staff: y or n',
  responses: { 200: { description: 'y or n', content: { 'text/plain': { schema: z.enum(['y', 'n']) } } } },
})

/** Nobody can sign in yet, so nobody is staff. */
export function addMembershipApi(api: Api): void {
  api.openapi(membership, (context) => {
    context.header('Cache-Control', 'no-store')
    return context.text('n', 200)
  })
}

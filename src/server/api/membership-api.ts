import { createRoute, z } from '@hono/zod-openapi'
import type { Api, ApiNeeds } from './api-needs.ts'

const membership = createRoute({
  method: 'get',
  path: '/membership/admin',
  summary: 'Whether the asker is signed in as staff: y or n',
  responses: { 200: { description: 'y or n', content: { 'text/plain': { schema: z.enum(['y', 'n']) } } } },
})

export function addMembershipApi(api: Api, { staffDoor }: ApiNeeds): void {
  api.openapi(membership, async (context) => {
    context.header('Cache-Control', 'no-store')
    return context.text((await staffDoor.whoIs(context.req.raw.headers)) ? 'y' : 'n', 200)
  })
}

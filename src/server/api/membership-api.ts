import { createRoute, z } from '@hono/zod-openapi'
import { MEMBERSHIP } from '#site/api-paths.ts'
import { site } from '#site/site.server.ts'
import type { Api, ApiNeeds } from './api-needs.ts'

const membership = createRoute({
  method: 'get',
  path: MEMBERSHIP,
  summary: 'Whether the asker is signed in as staff: y or n',
  responses: { 200: { description: 'y or n', content: { 'text/plain': { schema: z.enum(['y', 'n']) } } } },
})

export function addMembershipApi(api: Api, { authService }: ApiNeeds): void {
  api.openapi(membership, async (context) => {
    context.header('Cache-Control', 'no-store')
    const { headers, url } = context.req.raw
    // The beta site is shown to outsiders: nobody counts as staff there.
    if (site.hosts.beta.includes(new URL(url).hostname)) return context.text('n', 200)
    return context.text((await authService.authenticate(headers)) ? 'y' : 'n', 200)
  })
}

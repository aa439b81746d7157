import { z } from '@hono/zod-openapi'
import { includesRole } from '#domain/staff/roles.ts'
import { type Api, route } from '#server/api/route.ts'
import { MEMBERSHIP } from '#site/api-paths.ts'
import { site } from '#site/site.server.ts'
import type { Services } from '#src/services.server.ts'

const membership = route(
  { role: 'public' },
  {
    method: 'get',
    path: MEMBERSHIP,
    summary: 'Whether the asker is signed in as staff: y or n',
    responses: { 200: { description: 'y or n', content: { 'text/plain': { schema: z.enum(['y', 'n']) } } } },
  },
)

export function addMembershipApi(api: Api, { authService }: Services): void {
  api.openapi(membership, async (context) => {
    context.header('Cache-Control', 'no-store')
    const { headers, url } = context.req.raw
    // The beta site is shown to outsiders: nobody counts as staff there.
    if (site.hosts.beta.includes(new URL(url).hostname)) return context.text('n', 200)
    const staff = await authService.authenticate(headers)
    // Artists find what is theirs in their own portfolio.
    return context.text(staff && includesRole(staff.role, 'reader') ? 'y' : 'n', 200)
  })
}

import { z } from 'zod'
import { findAnything } from '#domain/quick-search/find-anything.server.ts'
import type { AdminApi, AdminNeeds } from '#server/admin-api/admin-needs.ts'
import { apiError } from '#server/errors/errors.ts'

/** Longer words find nothing more. */
const LONGEST_WORDS = 100

const Query = z.strictObject({
  q: z.string().max(LONGEST_WORDS),
  language: z.enum(['de', 'en']).default('de'),
})

/** `GET /find?q=&language=`: records of every kind whose names contain the words, the best kind first. */
export function addFind(api: AdminApi, { readModel, adminRecords, colleagues }: AdminNeeds): void {
  const needs = { catalogue: () => readModel.current().catalogue, adminRecords, colleagues }
  api.get('/find', async (context) => {
    const query = Query.safeParse(context.req.query())
    if (!query.success) return apiError(context, 400, 'invalid_request', 'This query cannot be read.')
    const { q: words, language } = query.data
    const hits = await findAnything(needs, { words, language, role: context.get('staff').role })
    const data = hits.map(({ resource, id, title, more, thumb }) => ({
      Resource: resource,
      Id: id,
      Title: title,
      More: more,
      Thumb: thumb,
    }))
    return context.json({ data })
  })
}

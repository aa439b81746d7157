import { z } from 'zod'
import { findAnything } from '#domain/quick-search/find-anything.server.ts'
import { route } from '#server/admin-api/staff-route.ts'

/** Longer words find nothing more. */
const LONGEST_WORDS = 100

const Query = z.strictObject({
  q: z.string().max(LONGEST_WORDS),
  language: z.enum(['de', 'en']).default('de'),
})

export const findRoutes = [
  route({
    method: 'GET',
    path: '/find',
    // Colleagues are found by owners alone.
    role: 'reader',
    summary: 'Records of every kind whose names contain the words of ?q=, the best kind first',
    query: Query,
    handler: async (context, { readModel, adminRecords, colleagues }, { query }) => {
      const { q: words, language } = query
      const needs = { catalogue: () => readModel.current().catalogue, adminRecords, colleagues }
      const hits = await findAnything(needs, { words, language, role: context.get('staff').role })
      const data = hits.map(({ resource, id, title, more, thumb }) => ({
        Resource: resource,
        Id: id,
        Title: title,
        More: more,
        Thumb: thumb,
      }))
      return context.json({ data })
    },
  }),
]

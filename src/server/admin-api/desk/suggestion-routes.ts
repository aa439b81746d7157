import { suggestGalleries } from '#domain/uploads/suggest-galleries.server.ts'
import { readIds } from '#server/admin-api/records/read-admin-request.ts'
import { route } from '#server/admin-api/staff-route.ts'
import { apiError } from '#server/errors/errors.ts'

/** Each takes a search through all pictures. */
const MOST_AT_ONCE = 25
const NUMBER = /^[1-9]\d{0,8}$/

export const suggestionRoutes = [
  route({
    method: 'GET',
    path: '/images/suggestions',
    role: 'reader',
    summary: 'The styles that pictures similar to those of ?ids= have; nothing is written',
    handler: async (context, { readModel, visual }) => {
      const ids = readIds(context)?.filter((id) => NUMBER.test(id)) ?? []
      if (ids.length === 0 || ids.length > MOST_AT_ONCE)
        return apiError(context, 400, 'invalid_request', `Name 1 to ${MOST_AT_ONCE} ids, parted by commas.`)
      const { catalogue } = readModel.current()
      const suggested = await suggestGalleries({ catalogue, visual }, ids.map(Number))
      return context.json({ data: [...suggested].map(([Id, Galleries]) => ({ Id, Galleries })) })
    },
  }),
]

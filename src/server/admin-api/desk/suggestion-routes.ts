import { listSuggestions } from '#domain/uploads/suggestions/list-suggestions.server.ts'
import { IdsQuery } from '#server/admin-api/records/read-admin-request.ts'
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
    summary:
      'What may be written of the images of ?ids=, by their files and by similar works; nothing is written',
    query: IdsQuery,
    handler: async (context, { readModel, visual, database }, { query }) => {
      const ids = query.ids.filter((id) => NUMBER.test(id))
      if (ids.length === 0 || ids.length > MOST_AT_ONCE)
        return apiError(context, 400, 'invalid_request', `Name 1 to ${MOST_AT_ONCE} ids, parted by commas.`)
      const { catalogue } = readModel.current()
      const data = await listSuggestions({ db: database.db, catalogue, visual }, ids.map(Number))
      return context.json({ data })
    },
  }),
]

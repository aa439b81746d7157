import { z } from '@hono/zod-openapi'
import { findSavedCollection } from '#domain/collection/saved-collections.server.ts'
import { collectionTable } from '#domain/hand-outs/collection-table.ts'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import { refuseCollection, SavedCollectionId } from '#server/api/collection/collection-api.ts'
import { passOf } from '#server/api/collection/guard-locked.ts'
import { refused } from '#server/api/describe.ts'
import { type Api, route } from '#server/api/route.ts'
import { COLLECTION_CSV } from '#site/api-paths.ts'
import type { Services } from '#src/services.server.ts'

const FILE_NAMES: Record<Language, string> = { de: 'zeichner-auswahl.csv', en: 'zeichner-collection.csv' }

const table = route(
  { role: 'public' },
  {
    method: 'get',
    path: COLLECTION_CSV,
    summary:
      'A collection that was saved for sharing as a table, in its own language unless asked for another: number, artist, title, description, note, web address, format, technique',
    request: { params: SavedCollectionId, query: z.object({ lang: z.enum(LANGUAGES).optional() }) },
    responses: {
      200: {
        description:
          'CSV in UTF-8 with byte order mark, separated as spreadsheets of that language expect it',
        content: { 'text/csv': { schema: z.string() } },
      },
      400: refused(400),
      403: refused(403),
      404: refused(404),
      410: refused(410),
    },
  },
)

/** Saved collections for spreadsheets. */
export function addCollectionCsvApi(api: Api, { readModel, database, clock, origin }: Services): void {
  api.openapi(table, async (context) => {
    const { id } = context.req.valid('param')
    const { catalogue } = readModel.current()
    const found = await findSavedCollection(database.db, catalogue, id, clock.now(), passOf(context, id))
    context.header('Cache-Control', 'no-store')
    if (found.outcome !== 'found') return refuseCollection(context, found.outcome)
    const { collection } = found
    const language = context.req.valid('query').lang ?? collection.language
    return context.body(collectionTable(collection, { catalogue, language, origin }), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${FILE_NAMES[language]}"`,
    })
  })
}

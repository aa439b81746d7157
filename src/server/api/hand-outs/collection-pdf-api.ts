import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { findSavedCollection } from '#domain/collection/saved-collections.server.ts'
import { collectionHandOut } from '#domain/hand-outs/collection-hand-out.ts'
import {
  LAYOUTS,
  LONGEST_COVER_NOTE,
  LONGEST_TITLE,
  toCoverNote,
  toCoverTitle,
} from '#domain/hand-outs/model.ts'
import { contactIn } from '#domain/settings/contact.server.ts'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import { refuseCollection, SavedCollectionId } from '#server/api/collection/collection-api.ts'
import { passOf } from '#server/api/collection/guard-locked.ts'
import { refused } from '#server/api/describe.ts'
import { type Api, route } from '#server/api/route.ts'
import { COLLECTION_PDF } from '#site/api-paths.ts'
import type { Services } from '#src/services.server.ts'
import type { AnswerPdf } from './pdf-answers.ts'

const FILE_NAMES: Record<Language, string> = { de: 'zeichner-auswahl.pdf', en: 'zeichner-collection.pdf' }

const Wishes = z.object({
  lang: z.enum(LANGUAGES).optional(),
  layout: z.enum(LAYOUTS).default('sheet'),
  title: z.string().transform(toCoverTitle).pipe(z.string().max(LONGEST_TITLE)).default(''),
  note: z.string().transform(toCoverNote).pipe(z.string().max(LONGEST_COVER_NOTE)).default(''),
})

const answers = {
  200: {
    description: 'A4, numbered, with artist, title, links and note of each picture',
    content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
  },
  400: refused(400),
  403: refused(403),
  404: refused(404),
  410: refused(410),
  503: refused(503),
}

const sheet = route(
  { role: 'public' },
  {
    method: 'get',
    path: COLLECTION_PDF,
    summary:
      'A collection that was saved for sharing as PDF, in its own language unless asked for another: a contact sheet, or one or two pictures a page; with a title or a note of one’s own on a cover',
    request: { params: SavedCollectionId, query: Wishes },
    responses: answers,
  },
)

const sheetOfForm = route(
  { role: 'public' },
  {
    method: 'post',
    path: COLLECTION_PDF,
    summary: 'The same with the wishes in a form, for titles and notes too long for an address',
    request: {
      params: SavedCollectionId,
      body: { required: true, content: { 'application/x-www-form-urlencoded': { schema: Wishes } } },
    },
    responses: { ...answers, 413: refused(413) },
  },
)

/** Saved collections on paper. */
export function addCollectionPdfApi(
  api: Api,
  { readModel, database, clock, origin }: Services,
  answerPdf: AnswerPdf,
): void {
  async function answer(context: Context, id: string, wishes: z.infer<typeof Wishes>) {
    const now = clock.now()
    const { catalogue, settings } = readModel.current()
    const found = await findSavedCollection(database.db, catalogue, id, now, passOf(context, id))
    context.header('Cache-Control', 'no-store')
    if (found.outcome !== 'found') return refuseCollection(context, found.outcome)
    const { collection } = found
    const { lang: language = collection.language, layout, ...words } = wishes
    const contact = contactIn(settings, language)
    const handOut = collectionHandOut(collection, words, { language, layout, now, origin, contact })
    return answerPdf(context, handOut, FILE_NAMES[language])
  }

  api.openapi(sheet, (context) => answer(context, context.req.valid('param').id, context.req.valid('query')))
  api.openapi(sheetOfForm, (context) =>
    answer(context, context.req.valid('param').id, context.req.valid('form')),
  )
}

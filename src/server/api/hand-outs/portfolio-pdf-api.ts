import { z } from '@hono/zod-openapi'
import { LAYOUTS } from '#domain/hand-outs/model.ts'
import { MOST_PORTFOLIO_WORKS, portfolioHandOut } from '#domain/hand-outs/portfolio-hand-out.ts'
import { contactIn } from '#domain/settings/contact.server.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { Id, refused } from '#server/api/describe.ts'
import { type Api, route } from '#server/api/route.ts'
import { notFound } from '#server/errors/errors.ts'
import { ARTIST_PDF } from '#site/api-paths.ts'
import type { Services } from '#src/services.server.ts'
import type { AnswerPdf } from './pdf-answers.ts'

const portfolio = route(
  { role: 'public' },
  {
    method: 'get',
    path: ARTIST_PDF,
    summary: `The first ${MOST_PORTFOLIO_WORKS} works of an artist as PDF behind a cover with what buyers ask first: two a page, or one, or a contact sheet`,
    request: {
      params: z.object({ ArtistId: Id }),
      query: z.object({ lang: z.enum(LANGUAGES).default('de'), layout: z.enum(LAYOUTS).default('two') }),
    },
    responses: {
      200: {
        description: 'A4, with title and links of each picture',
        content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
      },
      400: refused(400),
      404: refused(404),
      503: refused(503),
    },
  },
)

/** Portfolios on paper. */
export function addPortfolioPdfApi(
  api: Api,
  { readModel, clock, origin }: Services,
  answerPdf: AnswerPdf,
): void {
  api.openapi(portfolio, (context) => {
    const { catalogue, settings } = readModel.current()
    const artist = catalogue.artistsById.get(context.req.valid('param').ArtistId)
    if (!artist) return notFound(context, 'artist')
    const { lang: language, layout } = context.req.valid('query')
    const works = catalogue.imagesByArtist.get(artist.id) ?? []
    const contact = contactIn(settings, language)
    const handOut = portfolioHandOut(artist, works, { language, layout, now: clock.now(), origin, contact })
    return answerPdf(context, handOut, `${artist.code}.pdf`)
  })
}

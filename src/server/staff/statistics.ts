import { z } from 'zod'
import { Listed, Overview, Point, WorkFigures } from '#domain/statistics/answers.ts'
import { type ArtistSheet, drawArtistSheet, readArtistSheet } from '#domain/statistics/artist-sheet.server.ts'
import { readList, readOverview, readSeries } from '#domain/statistics/read-statistics.server.ts'
import { addDays, type DayRange, keptPart, LISTS } from '#domain/statistics/statistics-model.ts'
import { writeCsv } from '#platform/csv/write-csv.ts'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import { refuseQuery } from '#server/calls/bodies.ts'
import { type CallContext, call, type JsonData, type Outcome } from '#server/calls/call.ts'
import { notFound } from '#server/edge/refusals.ts'
import { agencyDay } from '#site/dates.ts'
import type { Services } from '#src/services.server.ts'
import { artistOf } from './records.ts'

const MOST_LISTED = 20
const MOST_IN_CSV = 5_000
const USUAL_DAYS = 30

const Query = z.strictObject({ from: z.iso.date(), to: z.iso.date(), lang: z.enum(LANGUAGES) }).partial()

export const statisticsCalls = [
  ofDays(
    '/statistics',
    {
      summary: `Views and visits from ?from= to ?to=, and the ${MOST_LISTED} most frequent of each kind`,
      answer: Overview,
    },
    async ({ range, services: { database, config } }) => {
      const counted = await readOverview(database.db, range, MOST_LISTED)
      return { From: range.from, To: range.to, Counter: config.pageViews.kind, ...counted }
    },
  ),
  ofDays(
    '/statistics/csv/:list',
    { summary: 'One of the lists as CSV, or the days: day' },
    async ({ context, range, services: { database } }) => {
      const name = context.req.param('list') ?? ''
      if (name === 'day')
        return answerCsv(context, name, range, Point, await readSeries(database.db, range, 'day'))
      const list = LISTS.find((one) => one === name)
      if (!list) return notFound(context, 'list')
      const { Rows } = await readList(database.db, list, range, MOST_IN_CSV)
      return answerCsv(context, name, range, Listed, Rows)
    },
  ),
  ofArtist(
    '',
    { summary: 'What visitors looked at and did, of one artist' },
    ({ artist: { name }, Works, ...figures }, { range: { from, to } }) => ({
      ...{ From: from, To: to, Name: name, ...figures },
      Works: Works.slice(0, MOST_LISTED),
    }),
  ),
  ofArtist(
    '/csv',
    { summary: 'The works of an artist with what visitors did, as CSV' },
    ({ artist, Works }, { context, range }) => answerCsv(context, artist.code, range, WorkFigures, Works),
  ),
  ofArtist(
    '/pdf',
    { summary: 'The same as a sheet for the artist, in ?lang=' },
    async (sheet, { context, range, language, services: { origin, clock } }) => {
      const pdf = await drawArtistSheet(sheet, { range, language, origin, now: clock.now() })
      return answerFile(context, pdf, 'application/pdf', `${nameOf(sheet.artist.code, range)}.pdf`)
    },
  ),
]

type Described = { summary: string; artists?: boolean; answer?: z.ZodType }
type Answered = Outcome<JsonData, [400, 404]>
type StatisticsQuery = { context: CallContext; services: Services; range: DayRange; language: Language }

/** A call about the days of its query; the last thirty where that names none. */
function ofDays(path: string, described: Described, answer: (query: StatisticsQuery) => Promise<Answered>) {
  return call({
    ...{ method: 'GET', who: 'reader', path, query: Query, ...described },
    handler: (context, services, { query }) => {
      const now = services.clock.now()
      const { to = agencyDay(now), from = addDays(to, 1 - USUAL_DAYS), lang: language = 'de' } = query
      const range = from <= to ? keptPart({ from, to }, now) : null
      return range ? answer({ context, services, range, language }) : refuseQuery(context)
    },
  })
}

function ofArtist(
  ending: string,
  described: Described,
  answer: (sheet: ArtistSheet, query: StatisticsQuery) => Answered | Promise<Answered>,
) {
  const path = `/statistics/artists/:id{[1-9][0-9]{0,8}}${ending}`
  return ofDays(path, { artists: true, ...described }, async (query) => {
    const { context, services, range } = query
    const id = Number(context.req.param('id'))
    const account = artistOf(context)
    const isOthers = account !== null && account.artistId !== id
    const sheet = isOthers ? null : await readArtistSheet(services.database.db, id, range)
    return sheet ? answer(sheet, query) : notFound(context, 'artist')
  })
}

function answerCsv(
  context: CallContext,
  name: string,
  range: DayRange,
  { shape }: { shape: object },
  rows: readonly object[],
) {
  const csv = writeCsv([Object.keys(shape), ...rows.map((row) => Object.values(row))])
  return answerFile(context, csv, 'text/csv; charset=utf-8', `${nameOf(name, range)}.csv`)
}

function nameOf(name: string, { from, to }: DayRange): string {
  return `${name}-${from}-${to}`
}

function answerFile(
  context: CallContext,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  name: string,
) {
  const headers = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` }
  return context.body(body, 200, headers)
}

import { z } from 'zod'
import { addDays, type DayRange, dayOf, keptPart, LISTS } from '#domain/statistics/model.ts'
import { readArtistSheet } from '#domain/statistics/read-artist-sheet.server.ts'
import {
  type CountedList,
  readList,
  readOverview,
  readSeries,
} from '#domain/statistics/read-statistics.server.ts'
import { drawArtistSheet } from '#domain/statistics/sheet/draw-artist-sheet.server.ts'
import { writeCsv } from '#platform/csv/write-csv.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { artistOf } from '#server/admin-api/access/own-records.ts'
import { refuseQuery } from '#server/admin-api/refusals.ts'
import { route, type StaffContext } from '#server/admin-api/staff-route.ts'
import { notFound } from '#server/errors/errors.ts'
import type { Services } from '#src/services.server.ts'

const MOST_LISTED = 20
const MOST_IN_CSV = 5_000
const USUAL_DAYS = 30
const ARTIST = '/statistics/artists/:id{[1-9][0-9]{0,8}}'

const Query = z.strictObject({ from: z.iso.date(), to: z.iso.date(), lang: z.enum(LANGUAGES) }).partial()
type Query = z.infer<typeof Query>

export const statisticsRoutes = [
  route({
    method: 'GET',
    path: '/statistics',
    role: 'reader',
    summary: `Views and visits from ?from= to ?to= (UTC), and the ${MOST_LISTED} most frequent of each kind`,
    query: Query,
    handler: (context, { database: { db }, clock, config }, { query }) =>
      inRange(context, clock, query, async (range) => {
        const { per, series, lists } = await readOverview(db, range, MOST_LISTED)
        return context.json({
          From: range.from,
          To: range.to,
          Counter: config.pageViews.kind,
          Per: per,
          Series: series.map(({ day, visits, views }) => ({ Day: day, Visits: visits, Views: views })),
          Lists: lists.map(toEntity),
        })
      }),
  }),
  route({
    method: 'GET',
    path: '/statistics/csv/:list',
    role: 'reader',
    summary: 'One of the lists as CSV, or the days: day',
    query: Query,
    handler: (context, { database: { db }, clock }, { query }) =>
      inRange(context, clock, query, async (range) => {
        const name = context.req.param('list')
        if (name === 'day') {
          const days = await readSeries(db, range, 'day')
          const rows = days.map(({ day, visits, views }) => [day, visits, views])
          return answerCsv(context, name, range, [['Day', 'Visits', 'Views'], ...rows])
        }
        const list = LISTS.find((one) => one === name)
        if (!list) return notFound(context, 'list')
        const { rows } = await readList(db, list, range, MOST_IN_CSV)
        const cells = rows.map(({ subject, name: named, count }) => [subject, named?.de, named?.en, count])
        return answerCsv(context, name, range, [['Subject', 'NameDe', 'NameEn', 'Count'], ...cells])
      }),
  }),
  route({
    method: 'GET',
    path: ARTIST,
    role: 'reader',
    own: true,
    summary: 'What visitors looked at and did, of one artist',
    query: Query,
    handler: (context, services, { query }) =>
      ofArtist(context, services, query, ({ artist, figures, works }, { from, to }) =>
        context.json({
          From: from,
          To: to,
          Name: artist.name,
          Portfolio: figures.artist,
          Seen: figures.work,
          Collected: figures.collected,
          Enquired: figures.enquired,
          Works: works.slice(0, MOST_LISTED).map(({ id, titleDe, titleEn, work, collected, enquired }) => ({
            ...{ Id: id, TitleDe: titleDe, TitleEn: titleEn },
            ...{ Seen: work, Collected: collected, Enquired: enquired },
          })),
        }),
      ),
  }),
  route({
    method: 'GET',
    path: `${ARTIST}/csv`,
    role: 'reader',
    own: true,
    summary: 'The works of an artist with what visitors did, as CSV',
    query: Query,
    handler: (context, services, { query }) =>
      ofArtist(context, services, query, ({ artist, works }, range) =>
        answerCsv(context, artist.code, range, [
          ['Id', 'TitleDe', 'TitleEn', 'Seen', 'Collected', 'Enquired'],
          ...works.map((one) => [one.id, one.titleDe, one.titleEn, one.work, one.collected, one.enquired]),
        ]),
      ),
  }),
  route({
    method: 'GET',
    path: `${ARTIST}/pdf`,
    role: 'reader',
    own: true,
    summary: 'The same as a sheet for the artist, in ?lang=',
    query: Query,
    handler: (context, services, { query }) =>
      ofArtist(context, services, query, async (sheet, range) => {
        const { origin, clock } = services
        const pdf = await drawArtistSheet(sheet, {
          range,
          language: query.lang ?? 'de',
          origin,
          now: clock.now(),
        })
        return answerFile(context, pdf, 'application/pdf', `${nameOf(sheet.artist.code, range)}.pdf`)
      }),
  }),
]

/** Answers for the days of the query; the last thirty where it names none. */
function inRange(
  context: StaffContext,
  clock: Services['clock'],
  { to = dayOf(clock.now()), from = addDays(to, 1 - USUAL_DAYS) }: Query,
  answer: (range: DayRange) => Promise<Response>,
): Response | Promise<Response> {
  const range = from <= to ? keptPart({ from, to }, clock.now()) : null
  return range ? answer(range) : refuseQuery(context)
}

type Sheet = NonNullable<Awaited<ReturnType<typeof readArtistSheet>>>

function ofArtist(
  context: StaffContext,
  { database: { db }, clock }: Services,
  query: Query,
  answer: (sheet: Sheet, range: DayRange) => Response | Promise<Response>,
): Response | Promise<Response> {
  return inRange(context, clock, query, async (range) => {
    const id = Number(context.req.param('id'))
    const own = artistOf(context)
    const sheet = own && own.artistId !== id ? null : await readArtistSheet(db, id, range)
    return sheet ? answer(sheet, range) : notFound(context, 'artist')
  })
}

function toEntity({ list, total, rows }: CountedList) {
  return {
    List: list,
    Total: total,
    Rows: rows.map(({ subject, name, count }) => ({
      Subject: subject,
      NameDe: name?.de ?? null,
      NameEn: name?.en ?? null,
      Count: count,
    })),
  }
}

function answerCsv(context: StaffContext, name: string, range: DayRange, rows: unknown[][]): Response {
  return answerFile(context, writeCsv(rows), 'text/csv; charset=utf-8', `${nameOf(name, range)}.csv`)
}

function nameOf(name: string, { from, to }: DayRange): string {
  return `${name}-${from}-${to}`
}

function answerFile(
  context: StaffContext,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  name: string,
): Response {
  return context.body(body, 200, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
  })
}

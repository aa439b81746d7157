import { sql } from 'drizzle-orm'
import { findPage } from '#domain/published/find-page.ts'
import type { Snapshot } from '#domain/published/snapshot.server.ts'
import { toCountable } from '#domain/search/unanswered-searches.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { splitLanguage } from '#platform/i18n/language.ts'
import { openTally, type Tally } from '#platform/jobs/tally.ts'
import type { Log } from '#platform/log.ts'
import { agencyDay } from '#site/dates.ts'
import { SCREENS } from '#site/paths.ts'
import type { Kind, ListKind, Signal } from './statistics-model.ts'
import { dailySums, monthlySums } from './tables.server.ts'

export type Statistics = Pick<Tally<Counted>, 'store' | 'close'> & {
  note: (counts: readonly Count[]) => void
}

type Counted = { day: string; kind: Kind; subject: string; artistId: number | null; times: number }

const MOST_WAITING = 5_000
/** The catalogue bounds the subjects of a list and day; no agency of ours reads a longer list. */
const MOST_OF_A_DAY = 5_000
/** Visitors can make up the subjects of some lists; somebody who sends made-up words can only fill a day. */
export const MOST_INVENTED_OF_A_DAY = 300
const INVENTED = ['search', 'unanswered', 'source', 'country']
const LARGEST_COUNT = 2_000_000_000
/** This lock lets instances write one after the other. */
const WRITING = 5_402_511

/** Counts in memory and adds to the day's sums once in a while; several instances may count at the same time. */
export function openStatistics({ db, clock, log }: { db: Database; clock: Clock; log: Log }): Statistics {
  const { add, store, close } = openTally<Counted>({
    keyOf: ({ day, kind, subject }) => `${day} ${kind} ${subject}`,
    store: (counted) => addSums(db, counted),
    most: MOST_WAITING,
    log,
    failureEvent: 'statistics.not-stored',
  })
  return {
    note: (counts) => {
      const day = agencyDay(clock.now())
      for (const each of counts) {
        add({ ...each, day, times: 1 })
        add({ kind: 'total', subject: each.kind, artistId: null, day, times: 1 })
      }
    },
    store,
    close,
  }
}

/** Adds to the subjects that the day has already, and adds other subjects as far as there is room. */
async function addSums(db: Database, counted: readonly Counted[]): Promise<void> {
  const incoming = sql`jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
    AS incoming(day date, kind text, subject text, "artistId" integer, times integer)`
  const invented = sql.join(
    INVENTED.map((kind) => sql`${kind}`),
    sql`, `,
  )
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${WRITING})`)
    await tx.execute(sql`
      INSERT INTO ${dailySums} AS sums (day, kind, subject, artist_id, count)
      SELECT day, kind, subject, "artistId", times FROM (
        SELECT incoming.*, known.day IS NOT NULL AS is_known, coalesce(held.held, 0) AS held,
          row_number() OVER (PARTITION BY incoming.kind, incoming.day, known.day IS NULL ORDER BY incoming.subject) AS place
        FROM ${incoming}
        LEFT JOIN ${dailySums} AS known USING (kind, day, subject)
        LEFT JOIN (
          SELECT kind, day, count(*) AS held FROM ${dailySums}
          WHERE day IN (SELECT day FROM ${incoming}) GROUP BY kind, day
        ) AS held USING (kind, day)
      ) AS counted
      WHERE is_known
        OR place <= CASE WHEN kind IN (${invented}) THEN ${MOST_INVENTED_OF_A_DAY}::int ELSE ${MOST_OF_A_DAY}::int END - held
      ON CONFLICT (kind, subject, day) DO UPDATE
        SET count = least(sums.count::bigint + excluded.count, ${LARGEST_COUNT})`)
    await tx.execute(sql`
      INSERT INTO ${monthlySums} AS sums (month, kind, subject, artist_id, count)
      SELECT date_trunc('month', day)::date, kind, subject, max("artistId"), sum(times) FROM ${incoming}
      WHERE EXISTS (SELECT FROM ${dailySums} AS known
        WHERE known.kind = incoming.kind AND known.day = incoming.day AND known.subject = incoming.subject)
      GROUP BY 1, 2, 3
      ON CONFLICT (kind, subject, month) DO UPDATE
        SET count = least(sums.count::bigint + excluded.count, ${LARGEST_COUNT})`)
  })
}

type Count = { kind: ListKind; subject: string; artistId: number | null }

type Content = Pick<Snapshot, 'catalogue' | 'editorial'>

const [PORTFOLIOS = ''] = SCREENS.portfolio.pattern.de.split(':')
const REGION = /^[A-Z]{2}$/

/** Only visible things are subjects, and an unknown path counts as missing, so nobody can fill the table at will. */
export function toCounts(signal: Signal, content: Content, acceptLanguage: string | null): Count[] {
  if ('images' in signal)
    return [...new Set(signal.images)].flatMap((id) => {
      const image = content.catalogue.imagesById.get(id)
      return image ? [count(signal.kind, String(id), image.artistId)] : []
    })
  const { path, language } = findPage(content, signal.path) ?? {
    path: SCREENS.notFound.pattern.de,
    language: splitLanguage(signal.path).language,
  }
  const visit = [count('source', signal.referrer), count('country', regionOf(acceptLanguage ?? ''))]
  return [
    count('page', path),
    count('language', language),
    ...artistOn(path, content),
    ...searchOn(signal.search),
    ...(signal.isVisit ? visit : []),
  ]
}

function count(kind: ListKind, subject: string, artistId: number | null = null): Count {
  return { kind, subject, artistId }
}

function artistOn(path: string, { catalogue }: Content): Count[] {
  const [code = ''] = path.startsWith(PORTFOLIOS) ? path.slice(PORTFOLIOS.length).split('/') : []
  const artist = catalogue.artistsByCode.get(code)
  return artist ? [count('artist', String(artist.id), artist.id)] : []
}

function searchOn(search: { words: string; isAnswered: boolean } | undefined): Count[] {
  const words = toCountable(search?.words ?? '')
  if (words === null) return []
  return [count('search', words), ...(search?.isAnswered ? [] : [count('unanswered', words)])]
}

/** Returns the region of the browser's preferred language, `AT` for `de-AT`; empty where it names none. */
function regionOf(acceptLanguage: string): string {
  const [first = ''] = acceptLanguage.split(/[,;]/)
  try {
    const region = new Intl.Locale(first.trim()).region ?? ''
    return REGION.test(region) ? region : ''
  } catch {
    return ''
  }
}

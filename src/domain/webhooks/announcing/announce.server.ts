import { eq } from 'drizzle-orm'
import type { ReadModel, Snapshot } from '#domain/published/snapshot.server.ts'
import { recordEvent } from '#domain/webhooks/record-event.server.ts'
import { announcedRecords, webhooks } from '#domain/webhooks/tables.server.ts'
import type { Published } from '#domain/webhooks/webhooks-model.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { MINUTE_MS } from '#platform/durations.ts'
import { type BackgroundJob, openBackgroundJob } from '#platform/jobs/background-job.ts'
import type { Log } from '#platform/log.ts'
import { paths } from '#site/paths.ts'

type Kind = 'work.published' | 'artist.published' | 'news.published'
type Visible = Published['records'][number]

/** An import may make thousands visible at once. */
const MOST_NAMED = 100
/** The interval makes up for a database that could not be reached. */
const RUN_EVERY_MS = 10 * MINUTE_MS

const VISIBLE: Record<Kind, (snapshot: Snapshot) => Visible[]> = {
  'work.published': ({ catalogue }) =>
    catalogue.images.map(({ id, titleDe, artistCode }) => ({
      id,
      title: titleDe,
      link: paths.artistImage('de', artistCode, id),
    })),
  'artist.published': ({ catalogue }) =>
    catalogue.artists.map(({ id, name, code }) => ({ id, title: name, link: paths.artist('de', code) })),
  'news.published': ({ editorial }) =>
    editorial.news.map((item) => ({
      id: item.id,
      title: item.titleDe || item.titleEn,
      link: paths.newsItem('de', item),
    })),
}
const KINDS: readonly Kind[] = ['work.published', 'artist.published', 'news.published']

type AnnounceNeeds = { db: Database; readModel: ReadModel; origin: string; clock: Clock; log: Log }

export function openAnnouncing(needs: AnnounceNeeds): BackgroundJob {
  const { readModel, clock, log } = needs
  const job = openBackgroundJob({
    run: () => announce(needs, readModel.current(), clock.now()),
    everyMs: RUN_EVERY_MS,
    log,
    failureEvent: 'webhooks.not-announced',
  })
  readModel.onChange(() => void job.trigger())
  job.start()
  void job.trigger()
  return job
}

/** Records that are visible when the first webhook subscribes to a kind are not announced. */
async function announce({ db, origin }: Pick<AnnounceNeeds, 'db' | 'origin'>, snapshot: Snapshot, now: Date) {
  await db.transaction(async (tx) => {
    // The lock lasts to the end, so that nobody ends a subscription meanwhile and deletes what was announced with it.
    const { active, events } = webhooks
    const asking = await tx.select({ events }).from(webhooks).where(eq(active, true)).for('share')
    for (const kind of KINDS.filter((one) =>
      asking.some(({ events: subscribed }) => subscribed.includes(one)),
    )) {
      const fresh = await noteVisible(tx, kind, snapshot)
      const records = fresh.slice(0, MOST_NAMED).map((record) => ({ ...record, link: origin + record.link }))
      if (fresh.length > 0) await recordEvent(tx, { kind, data: { total: fresh.length, records }, now })
    }
  })
}

async function noteVisible(tx: Database, kind: Kind, snapshot: Snapshot): Promise<Visible[]> {
  const { version } = snapshot
  const visible = VISIBLE[kind](snapshot)
  const ids = visible.map(({ id }) => id)
  const begun = await tx
    .insert(announcedRecords)
    .values({ kind, ids, version })
    .onConflictDoNothing()
    .returning({ kind: announcedRecords.kind })
  if (begun.length > 0) return []
  const isOfKind = eq(announcedRecords.kind, kind)
  const [announced] = await tx.select().from(announcedRecords).where(isOfKind).for('update')
  // Another instance has seen a newer version.
  if (!announced || version < announced.version) return []
  const [known, seen] = [new Set(announced.ids), new Set(ids)]
  const fresh = visible.filter(({ id }) => !known.has(id))
  // At the same version another instance may have seen a record that became visible by the clock.
  const remaining = version > announced.version ? announced.ids.filter((id) => seen.has(id)) : announced.ids
  const all = [...remaining, ...fresh.map(({ id }) => id)]
  if (fresh.length > 0 || remaining.length < announced.ids.length)
    await tx.update(announcedRecords).set({ ids: all, version }).where(isOfKind)
  return fresh
}

import { asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { listPictureFacts, releasePictures, removePictures } from '#domain/imaging/edit-pictures.server.ts'
import { pictures } from '#domain/imaging/tables.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { FieldErrors } from '#platform/fields/answers.ts'
import { reference, toRule } from '#platform/fields/rules.ts'
import { isTimeZone } from '#platform/i18n/time-zone.ts'
import { type Fields, numberKey, type Resource, withColumns } from '#platform/records/resource.ts'
import { DATABASE_NOW, isPublished, scheduleFilters } from '#platform/schedule.server.ts'
import { checkSchedule } from '#platform/schedule.ts'
import { ARTIST_RECORD } from './records.ts'
import { artists, images } from './tables.server.ts'

const MOST_WORKS = 10_000
const { TimeZone } = ARTIST_RECORD.fields
const timeZone = toRule(TimeZone.type).refine((name) => name === '' || isTimeZone(String(name)), 'pattern')
/** Ids of an artist's works, first to last. */
const Order = z.array(z.number())

export function artistsResource(clock: Clock): Resource<number> {
  return {
    ...withColumns(ARTIST_RECORD, artists, {
      PortraitId: { refersTo: pictures.id },
      TimeZone: { rule: timeZone },
      Order: { rule: z.array(reference).max(MOST_WORKS).default([]) },
    }),
    key: numberKey(artists.id),
    ownedBy: artists.id,
    actions: ['create', 'change', 'remove'],
    sortedBy: { field: 'SortName', order: 'asc' },
    nameOf: ({ Name }) => String(Name),
    filters: { HasDay: hasDay, ...scheduleFilters(artists) },
    related: readRelations,
    check: async (_tx, artist, before) => ({ ...checkOrder(artist, before), ...checkSchedule(artist) }),
    store: async (tx, id, changes) => {
      if (changes.Order !== undefined) await storeOrder(tx, Order.parse(changes.Order))
      await confirmAvailability(tx, id, changes, clock.now())
    },
    beforeRemove: async (tx, { PortraitId, Order: order }) => {
      // A foreign key refuses the removal while one of the images is in use as a hero or portrait.
      const works = Order.parse(order)
      await tx.delete(images).where(inArray(images.id, works))
      return async () => {
        await removePictures(tx, works)
        if (PortraitId !== null) await releasePictures(tx, [Number(PortraitId)])
      }
    },
  }
}

function hasDay(value: string): SQL | null {
  return value === 'true' ? isNotNull(artists.availableFrom) : null
}

async function readRelations(db: Database, ids: number[]): Promise<Map<number, Fields>> {
  const rows = await db
    .select({ id: artists.id, portraitId: artists.portraitId })
    .from(artists)
    .where(inArray(artists.id, ids))
  const works = await db
    .select({ id: images.id, artistId: images.artistId, isVisible: isPublished(images, DATABASE_NOW) })
    .from(images)
    .where(inArray(images.artistId, ids))
    .orderBy(asc(images.position), asc(images.id))
  const worksOf = Map.groupBy(works, ({ artistId }) => artistId)
  const facts = await listPictureFacts(
    db,
    rows.flatMap(({ portraitId }) => portraitId ?? []),
  )
  return new Map(
    rows.map(({ id, portraitId }) => {
      const own = worksOf.get(id) ?? []
      const order = own.map((work) => work.id)
      const counts = { Works: own.length, VisibleImages: own.filter(({ isVisible }) => isVisible).length }
      const thumb = facts.get(portraitId ?? 0)?.thumb
      return [id, { ...counts, Order: order, Thumb: thumb, ConfirmAvailability: false }]
    }),
  )
}

/** A day that staff set or confirm counts from now on, unless a list says when that was. */
async function confirmAvailability(tx: Database, id: number, changes: Fields, now: Date): Promise<void> {
  const {
    AvailableFrom: from,
    ConfirmAvailability: isConfirmed,
    AvailabilityConfirmedAt: confirmedAt,
  } = changes
  if (confirmedAt !== undefined || (typeof from !== 'string' && isConfirmed !== true)) return
  await tx.update(artists).set({ availabilityConfirmedAt: now }).where(eq(artists.id, id))
}

/** An order has to contain exactly the artist's works; one that misses a work added meanwhile is incomplete. */
function checkOrder(artist: Fields, before: Fields | null): FieldErrors {
  const order = Order.parse(artist.Order)
  const existing = new Set(Order.parse(before?.Order ?? []))
  if (new Set(order).size < order.length || order.some((id) => !existing.has(id))) return { Order: 'unknown' }
  return order.length < existing.size ? { Order: 'required' } : {}
}

async function storeOrder(tx: Database, order: readonly number[]): Promise<void> {
  if (order.length === 0) return
  const places = sql.join(
    order.map((id, position) => sql`WHEN ${id}::int THEN ${position}::int`),
    sql` `,
  )
  await tx
    .update(images)
    .set({ position: sql`CASE ${images.id} ${places} END` })
    .where(inArray(images.id, [...order]))
}

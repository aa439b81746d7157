import { isNotNull, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { pictures } from '#domain/imaging/tables.server.ts'
import { scheduleColumns } from '#platform/schedule.server.ts'
import { COMMISSIONS, SERVICES } from './profile/profile.ts'
import { SPOKEN_LANGUAGES } from './profile/spoken-languages.ts'

const addedAt = timestamp('added_at', { withTimezone: true }).notNull().defaultNow()

export const artists = pgTable(
  'artists',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    code: text().notNull().unique(),
    name: text().notNull(),
    sortName: text('sort_name').notNull(),
    townDe: text('town_de').notNull().default(''),
    townEn: text('town_en').notNull().default(''),
    /** For the agency alone. */
    email: text().notNull().default(''),
    webAddresses: text('web_addresses').notNull().default(''),
    bioDe: text('bio_de').notNull().default(''),
    bioEn: text('bio_en').notNull().default(''),
    portraitId: integer('portrait_id').references(() => pictures.id),
    availableFrom: date('available_from'),
    availabilityConfirmedAt: timestamp('availability_confirmed_at', { withTimezone: true }),
    leadTimeWeeks: smallint('lead_time_weeks'),
    clients: text().notNull().default(''),
    books: text().notNull().default(''),
    awards: text().notNull().default(''),
    languages: text({ enum: SPOKEN_LANGUAGES }).array().notNull().default([]),
    timeZone: text('time_zone').notNull().default(''),
    services: text({ enum: SERVICES }).array().notNull().default([]),
    /** Addresses of the styles that their new works begin with; one may be gone. */
    newWorkStyles: text('new_work_styles').array().notNull().default([]),
    /** Whether what the artist changes by an own account waits for the agency's yes. */
    reviewsChanges: boolean('reviews_changes').notNull().default(true),
    hidden: boolean().notNull().default(false),
    ...scheduleColumns(),
    addedAt,
  },
  (table) => [
    check('artists_code', sql`${table.code} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(${table.code}) <= 80`),
    check('artists_name', sql`length(${table.name}) BETWEEN 1 AND 120`),
    check('artists_sort_name', sql`length(${table.sortName}) BETWEEN 1 AND 120`),
    index('artists_portrait').on(table.portraitId),
  ],
)

export const galleries = pgTable(
  'galleries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    germanUrl: text('german_url').notNull().unique(),
    description: text().notNull(),
    germanDescription: text('german_description').notNull(),
    introDe: text('intro_de').notNull().default(''),
    introEn: text('intro_en').notNull().default(''),
    titleDe: text('title_de').notNull(),
    titleEn: text('title_en').notNull(),
    metaDe: text('meta_de').notNull(),
    metaEn: text('meta_en').notNull(),
    headingDe: text('heading_de').notNull(),
    headingEn: text('heading_en').notNull(),
    hidden: boolean().notNull().default(false),
  },
  (table) => [check('galleries_german_url', sql`${table.germanUrl} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)],
)

/** An artist's work. Its id is its picture's id, so that the picture's URLs contain the image's id. */
export const images = pgTable(
  'images',
  {
    id: integer()
      .primaryKey()
      .references(() => pictures.id),
    artistId: integer('artist_id')
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    titleDe: text('title_de').notNull(),
    titleEn: text('title_en').notNull(),
    altDe: text('alt_de').notNull(),
    altEn: text('alt_en').notNull(),
    /** The alternative texts were suggested, and nobody has looked at them yet. */
    altUnseen: boolean('alt_unseen').notNull().default(false),
    keywordsDe: text('keywords_de').notNull().default(''),
    keywordsEn: text('keywords_en').notNull().default(''),
    animation: boolean().notNull().default(false),
    embedCode: text('embed_code'),
    client: text().notNull().default(''),
    year: smallint(),
    commission: text({ enum: COMMISSIONS }),
    licensable: boolean().notNull().default(false),
    rating: integer().notNull().default(0),
    position: integer().notNull().default(0),
    hidden: boolean().notNull().default(false),
    ...scheduleColumns(),
    addedAt,
  },
  (table) => [
    check('images_rating', sql`${table.rating} BETWEEN 0 AND 100`),
    index('images_artist').on(table.artistId, table.position),
    index('images_added').on(table.addedAt),
    // Few images are scheduled, and the site asks often whether one is due.
    index('images_published_from').on(table.publishedFrom).where(isNotNull(table.publishedFrom)),
    index('images_published_until').on(table.publishedUntil).where(isNotNull(table.publishedUntil)),
  ],
)

export const imageGalleries = pgTable(
  'image_galleries',
  {
    imageId: integer('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    galleryId: integer('gallery_id')
      .notNull()
      .references(() => galleries.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.imageId, table.galleryId] }),
    index('image_galleries_gallery').on(table.galleryId, table.imageId),
  ],
)

import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { pictures } from '#domain/imaging/tables.server.ts'
import { bytes } from '#platform/database/columns.server.ts'

/** Contents are kept for a day; the row stays longer, so that its link says "expired" instead of "unknown". */
export const referencePictures = pgTable(
  'reference_pictures',
  {
    id: text().primaryKey(),
    embedder: text().notNull(),
    /** The content vectors of all crops, one after the other, as little-endian floats of 32 bits. */
    content: bytes(),
    crops: integer().notNull(),
    /** The style vector of the whole picture, for instances that do not know the others. */
    style: bytes(),
    /** The style vectors, looks and colours of all crops are null in rows of such an instance. */
    cropStyles: bytes('crop_styles'),
    looks: jsonb().$type<unknown>(),
    cropColours: bytes('crop_colours'),
    blank: boolean().notNull().default(false),
    colours: bytes(),
    /** The local features at its corners; null in rows of earlier versions. */
    local: bytes(),
    thumbnail: bytes(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'reference_pictures_wiped',
      sql`num_nulls(${table.content}, ${table.style}, ${table.colours}, ${table.thumbnail}) IN (0, 4)`,
    ),
    check('reference_pictures_crops', sql`${table.crops} BETWEEN 1 AND 10`),
    index('reference_pictures_expires').on(table.expiresAt),
  ],
)

/** The engines return a Buffer or a plain array. */
const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** A row was fitted on the catalogue at one time, and is used once all pictures have its vectors. */
export const visualProjections = pgTable('visual_projections', {
  id: text().primaryKey(),
  embedder: text().notNull(),
  body: bytea().notNull(),
  ready: boolean().notNull().default(false),
  fittedAt: timestamp('fitted_at', { withTimezone: true }).notNull(),
})

/** The vectors of a picture by one projection. `features` are the embedder's output, kept for the next fitting. */
export const visualVectors = pgTable(
  'visual_vectors',
  {
    pictureId: integer('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    projection: text().notNull(),
    embedder: text().notNull(),
    contentVersion: text('content_version').notNull(),
    content: bytea().notNull(),
    style: bytea().notNull(),
    colours: bytea().notNull(),
    features: bytea(),
  },
  (table) => [
    primaryKey({ columns: [table.pictureId, table.projection] }),
    index('visual_vectors_projection').on(table.projection, table.pictureId),
  ],
)

/** No fitting changes these features, by which pictures of one drawing are recognised. */
export const localFeatures = pgTable('local_features', {
  pictureId: integer('picture_id')
    .primaryKey()
    .references(() => pictures.id, { onDelete: 'cascade' }),
  contentVersion: text('content_version').notNull(),
  features: bytea().notNull(),
})

/** How often words were searched for that no image shows all of, by day (UTC). Nothing says by whom. */
export const unansweredSearches = pgTable(
  'unanswered_searches',
  {
    day: date({ mode: 'string' }).notNull(),
    words: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.words] })],
)

export const synonyms = pgTable('synonyms', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  word: text().notNull().unique(),
  finds: text().notNull(),
})

import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { pictures } from '#domain/imaging/tables.server.ts'

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

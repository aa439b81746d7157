import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

export const pictures = pgTable(
  'pictures',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    originalKey: text('original_key').notNull(),
    format: text({ enum: ['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] }).notNull(),
    frames: integer().notNull().default(1),
    width: integer().notNull(),
    height: integer().notNull(),
    dominantColour: text('ground').notNull(),
    thumbHash: text('thumb_hash'),
    contentVersion: text('content_version').notNull(),
    fileName: text('file_name'),
    focusX: doublePrecision('focus_x'),
    focusY: doublePrecision('focus_y'),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('pictures_size', sql`${table.width} BETWEEN 1 AND 20000 AND ${table.height} BETWEEN 1 AND 20000`),
    check('pictures_frames', sql`${table.frames} BETWEEN 1 AND 60`),
    check('pictures_ground', sql`${table.dominantColour} ~ '^#[0-9a-f]{6}$'`),
    check('pictures_file_name', sql`${table.fileName} ~ '^[a-z0-9][a-z0-9-]{0,150}[.](jpg|png|webp)$'`),
    check(
      'pictures_focus',
      sql`(${table.focusX} IS NULL) = (${table.focusY} IS NULL) AND coalesce(${table.focusX} BETWEEN 0 AND 1 AND ${table.focusY} BETWEEN 0 AND 1, true)`,
    ),
    uniqueIndex('pictures_file_name_key').on(table.fileName),
    index('pictures_unseen').on(table.id).where(sql`${table.thumbHash} IS NULL`),
  ],
)

/** The facts that a picture's file gave about it. A row is deleted once it is too old to be suggested. */
export const pictureMetadata = pgTable('picture_metadata', {
  pictureId: integer('picture_id')
    .primaryKey()
    .references(() => pictures.id, { onDelete: 'cascade' }),
  metadata: jsonb().notNull(),
  readAt: timestamp('read_at', { withTimezone: true }).notNull(),
})

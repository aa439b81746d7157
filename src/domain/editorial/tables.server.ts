import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { pictures } from '#domain/imaging/tables.server.ts'
import { publishedUntil, scheduleColumns } from '#platform/schedule.server.ts'
import type { BannerText } from './editorial-model.ts'

const picture = (name: string) =>
  integer(name)
    .notNull()
    .references(() => pictures.id)

/** The hero with the highest position is current, the others are past. */
export const heroes = pgTable(
  'heroes',
  {
    imageId: picture('image_id').primaryKey(),
    phonePictureId: picture('phone_picture_id'),
    title: text().notNull(),
    caption: text().notNull(),
    captionEn: text('caption_en').notNull(),
    link: text().notNull(),
    position: integer().notNull().unique(),
    hidden: boolean().notNull().default(false),
    ...scheduleColumns(),
  },
  (table) => [
    check('heroes_link', sql`${table.link} ~ '^/[^/]'`),
    index('heroes_phone_picture').on(table.phonePictureId),
  ],
)

export const news = pgTable(
  'news',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    titleDe: text('title_de').notNull(),
    titleEn: text('title_en').notNull(),
    introDe: text('intro_de').notNull(),
    introEn: text('intro_en').notNull(),
    bodyDe: text('body_de').notNull(),
    bodyEn: text('body_en').notNull(),
    keywordsDe: text('keywords_de').notNull().default(''),
    keywordsEn: text('keywords_en').notNull().default(''),
    metaDe: text('meta_de').notNull(),
    metaEn: text('meta_en').notNull(),
    permalinkDe: text('permalink_de').notNull().unique(),
    permalinkEn: text('permalink_en').notNull().unique(),
    pictureId: picture('picture_id'),
    imageAltDe: text('image_alt_de').notNull(),
    imageAltEn: text('image_alt_en').notNull(),
    rating: integer().notNull().default(0),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    publishedUntil: publishedUntil(),
    hidden: boolean().notNull().default(false),
  },
  (table) => [
    check(
      'news_permalinks',
      sql`${table.permalinkDe} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND ${table.permalinkEn} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`,
    ),
    index('news_published').on(table.publishedAt),
    index('news_picture').on(table.pictureId),
  ],
)

export const newsSchedule = {
  hidden: news.hidden,
  publishedFrom: news.publishedAt,
  publishedUntil: news.publishedUntil,
}

export const newsImages = pgTable(
  'news_images',
  {
    pictureId: picture('picture_id').primaryKey(),
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    altDe: text('alt_de').notNull(),
    altEn: text('alt_en').notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index('news_images_news').on(table.newsId, table.position)],
)

export const banners = pgTable(
  'banners',
  {
    address: text().primaryKey(),
    pictureId: picture('picture_id'),
    textsDe: jsonb('texts_de').$type<BannerText>().notNull(),
    textsEn: jsonb('texts_en').$type<BannerText>().notNull(),
  },
  (table) => [
    check(
      'banners_texts',
      sql`${table.textsDe} ?& array['text','title','alt'] AND ${table.textsEn} ?& array['text','title','alt']`,
    ),
    index('banners_picture').on(table.pictureId),
  ],
)

export const testimonials = pgTable('testimonials', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  deText: text('de_text').notNull(),
  enText: text('en_text').notNull(),
  deCredit: text('de_credit').notNull(),
  enCredit: text('en_credit').notNull(),
  hidden: boolean().notNull().default(false),
})

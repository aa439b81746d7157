import { asc, desc, eq } from 'drizzle-orm'
import type { Picture } from '#domain/imaging/imaging-model.ts'
import { getPictureRow, type PictureRow, toPicture } from '#domain/imaging/pictures.server.ts'
import type { Database } from '#platform/database/database.ts'
import { isPublished } from '#platform/schedule.server.ts'
import type { Banner, Editorial, Hero, NewsImage, NewsItem } from './editorial-model.ts'
import { banners, heroes, news, newsImages, newsSchedule, testimonials } from './tables.server.ts'

type Use = Partial<Pick<Picture, 'watermarked' | 'phonePictureId'>>
type GetPicture = (id: number, title: string, page: string, use?: Use) => Picture

export async function loadEditorial(
  db: Database,
  pictureRows: Map<number, PictureRow>,
  now: Date,
): Promise<Editorial> {
  const pictureOf: GetPicture = (id, title, page, { watermarked = false, phonePictureId = null } = {}) =>
    toPicture(getPictureRow(pictureRows, id), {
      watermarked,
      phonePictureId,
      credit: { title, creator: null, page },
    })
  const published = await loadNews(db, pictureOf, now)
  const shownTestimonials = await db
    .select()
    .from(testimonials)
    .where(eq(testimonials.hidden, false))
    .orderBy(asc(testimonials.id))
  return Object.freeze({
    heroes: Object.freeze(await loadHeroes(db, pictureOf, now)),
    news: Object.freeze(published),
    newsById: new Map(published.map((item) => [item.id, item])),
    banners: await loadBanners(db, pictureOf),
    testimonials: Object.freeze(shownTestimonials.map(({ hidden, ...shown }) => Object.freeze(shown))),
  })
}

async function loadHeroes(db: Database, pictureOf: GetPicture, now: Date): Promise<Hero[]> {
  const rows = await db.select().from(heroes).where(isPublished(heroes, now)).orderBy(desc(heroes.position))
  return rows.map(({ title, caption, captionEn, link, imageId, phonePictureId }) => {
    const phonePicture = pictureOf(phonePictureId, title, link, { watermarked: true })
    return Object.freeze({
      title,
      caption,
      captionEn,
      link,
      phonePicture,
      picture: pictureOf(imageId, title, link, { watermarked: true, phonePictureId }),
    })
  })
}

async function loadNews(db: Database, pictureOf: GetPicture, now: Date): Promise<NewsItem[]> {
  const rows = await db
    .select()
    .from(news)
    .where(isPublished(newsSchedule, now))
    .orderBy(desc(news.publishedAt), desc(news.id))
  const extra = await db
    .select()
    .from(newsImages)
    .orderBy(asc(newsImages.position), asc(newsImages.pictureId))
  return rows.map((row): NewsItem => {
    const { hidden, pictureId, publishedAt, publishedUntil, ...item } = row
    const page = `/news/${row.permalinkDe}`
    const images = extra
      .filter((image) => image.newsId === row.id)
      .map(
        ({ altDe, altEn, pictureId: extraId }): NewsImage => ({
          altDe,
          altEn,
          picture: pictureOf(extraId, row.titleDe, page),
        }),
      )
    return Object.freeze({
      ...item,
      publishedAt: publishedAt.toISOString(),
      picture: pictureOf(pictureId, row.titleDe, page),
      images: Object.freeze(images),
    })
  })
}

async function loadBanners(db: Database, pictureOf: GetPicture): Promise<Map<string, Banner>> {
  const rows = await db.select().from(banners)
  return new Map(
    rows.map(({ pictureId, ...banner }) => [
      banner.address,
      Object.freeze({ ...banner, picture: pictureOf(pictureId, banner.textsDe.title, '/') }),
    ]),
  )
}

export type NewHero = typeof heroes.$inferInsert
export type NewBanner = typeof banners.$inferInsert
export type NewTestimonial = typeof testimonials.$inferInsert
export type NewNewsItem = typeof news.$inferInsert & {
  images: { pictureId: number; altDe: string; altEn: string }[]
}

export async function addHeroes(db: Database, rows: NewHero[]): Promise<void> {
  await db.insert(heroes).values(rows)
}

export async function addBanners(db: Database, rows: NewBanner[]): Promise<void> {
  await db.insert(banners).values(rows)
}

export async function addTestimonials(db: Database, rows: NewTestimonial[]): Promise<void> {
  await db.insert(testimonials).values(rows)
}

export async function addNews(db: Database, items: NewNewsItem[]): Promise<void> {
  for (const { images, ...item } of items) {
    const [added] = await db.insert(news).values(item).returning({ id: news.id })
    if (!added) throw new Error('A news item was not added.')
    const rows = images.map((image, position) => ({ ...image, position, newsId: added.id }))
    if (rows.length > 0) await db.insert(newsImages).values(rows)
  }
}

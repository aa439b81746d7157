import type { Database } from '#platform/database/database.ts'
import { banners, heroes, news, newsImages, testimonials } from './tables.server.ts'

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

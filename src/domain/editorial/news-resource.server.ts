import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { z } from 'zod'
import { listPictureFacts, releasePictures } from '#domain/imaging/edit-pictures.server.ts'
import { pictures } from '#domain/imaging/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { FieldErrors } from '#platform/fields/answers.ts'
import { altText } from '#platform/fields/kinds.ts'
import { reference, requiredLine, toRule } from '#platform/fields/rules.ts'
import { type Fields, numberKey, type Resource, withColumns } from '#platform/records/resource.ts'
import { scheduleFilters } from '#platform/schedule.server.ts'
import { checkSchedule } from '#platform/schedule.ts'
import { isSafeNews } from './news-html.ts'
import { NEWS_RECORD } from './records.ts'
import { news, newsImages, newsSchedule } from './tables.server.ts'

const MOST_NEWS_IMAGES = 30
const body = toRule(NEWS_RECORD.fields.BodyDe.type).refine((text) => isSafeNews(String(text)), 'not-safe')
/** A picture beside the text needs no alternative text; further ones stand alone and do. */
const ownAlt = requiredLine(altText.longest)
const NewsImages = z.array(z.object({ PictureId: reference, AltDe: ownAlt, AltEn: ownAlt }))

export const newsResource: Resource<number> = {
  ...withColumns(NEWS_RECORD, news, {
    BodyDe: { rule: body },
    BodyEn: { rule: body },
    PictureId: { refersTo: pictures.id },
    Images: { rule: NewsImages.max(MOST_NEWS_IMAGES).default([]) },
  }),
  key: numberKey(news.id),
  actions: ['create', 'change', 'remove'],
  sortedBy: { field: 'PublishedAt', order: 'desc' },
  filters: scheduleFilters(newsSchedule),
  nameOf: ({ TitleDe, TitleEn }) => String(TitleDe || TitleEn),
  related: readPictures,
  check: async (tx, item, before) => ({
    ...checkTexts(item),
    ...checkSchedule(item),
    ...(await checkPictures(tx, item, before)),
  }),
  store: async (tx, id, { Images }) => {
    if (Images !== undefined) await storeImages(tx, id, NewsImages.parse(Images))
  },
  beforeRemove: async (tx, { PictureId, Images }) => {
    const extra = NewsImages.parse(Images).map((image) => image.PictureId)
    return () => releasePictures(tx, [Number(PictureId), ...extra])
  },
}

async function readPictures(db: Database, ids: number[]): Promise<Map<number, Fields>> {
  const items = await db
    .select({ id: news.id, pictureId: news.pictureId })
    .from(news)
    .where(inArray(news.id, ids))
  const extra = await db
    .select()
    .from(newsImages)
    .where(inArray(newsImages.newsId, ids))
    .orderBy(asc(newsImages.position), asc(newsImages.pictureId))
  const facts = await listPictureFacts(
    db,
    [...items, ...extra].map(({ pictureId }) => pictureId),
  )
  const imagesOf = Map.groupBy(extra, ({ newsId }) => newsId)
  return new Map(
    items.map(({ id, pictureId }) => {
      const Images = (imagesOf.get(id) ?? []).map((image) => ({
        PictureId: image.pictureId,
        AltDe: image.altDe,
        AltEn: image.altEn,
        Thumb: facts.get(image.pictureId)?.thumb,
      }))
      return [id, { Images, Thumb: facts.get(pictureId)?.thumb }]
    }),
  )
}

/** Title and text are needed in one language; the other one may follow. */
function checkTexts({ TitleDe, TitleEn, BodyDe, BodyEn }: Fields): FieldErrors {
  if ((TitleDe && BodyDe) || (TitleEn && BodyEn)) return {}
  const isEnglish = !TitleDe && !BodyDe && Boolean(TitleEn || BodyEn)
  const needed = isEnglish ? { TitleEn, BodyEn } : { TitleDe, BodyDe }
  const missing = Object.entries(needed).filter(([, text]) => !text)
  return Object.fromEntries(missing.map(([name]) => [name, 'required']))
}

async function checkPictures(tx: Database, item: Fields, before: Fields | null): Promise<FieldErrors> {
  const ids = NewsImages.parse(item.Images).map((image) => image.PictureId)
  if (new Set(ids).size < ids.length) return { Images: 'taken' }
  if ((await listPictureFacts(tx, ids)).size < ids.length) return { Images: 'unknown' }
  const elsewhere = before ? ne(newsImages.newsId, Number(before.Id)) : undefined
  const used = await tx
    .select({ id: newsImages.pictureId })
    .from(newsImages)
    .where(and(inArray(newsImages.pictureId, ids), elsewhere))
    .limit(1)
  return used.length > 0 ? { Images: 'taken' } : {}
}

async function storeImages(tx: Database, newsId: number, images: z.infer<typeof NewsImages>): Promise<void> {
  await tx.delete(newsImages).where(eq(newsImages.newsId, newsId))
  if (images.length === 0) return
  await tx.insert(newsImages).values(
    images.map(({ PictureId, AltDe, AltEn }, position) => ({
      newsId,
      pictureId: PictureId,
      altDe: AltDe,
      altEn: AltEn,
      position,
    })),
  )
}

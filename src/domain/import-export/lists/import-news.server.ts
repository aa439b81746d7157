import { asc, eq } from 'drizzle-orm'
import { addNews } from '#domain/editorial/editorial.server.ts'
import { news, newsImages } from '#domain/editorial/tables.server.ts'
import type { ListRow } from '#domain/import-export/format.ts'
import { listPictureChanges } from '#domain/import-export/pictures/picture-changes.ts'
import {
  keepPictures,
  type PicturePlan,
  planPicture,
  toMarks,
} from '#domain/import-export/pictures/plan-picture.server.ts'
import { exportedName } from '#domain/import-export/pictures/resolve-picture.server.ts'
import { judgeRow } from '#domain/import-export/reading/check-row.ts'
import type { ReadRow } from '#domain/import-export/reading/read-list.server.ts'
import { recordImport } from '#domain/import-export/record-import.server.ts'
import type { Database } from '#platform/database/database.ts'
import { runAction } from '#platform/kept-rows/run-action.server.ts'
import type { ImportNeeds, ImportPlan } from './import-needs.ts'
import { indexPictures } from './import-placed.server.ts'

type Row = ListRow<'news'>
type FindPicture = Awaited<ReturnType<typeof indexPictures>>

const REQUIRED = ['permalinkEn', 'titleDe', 'titleEn', 'introDe', 'introEn', 'bodyDe', 'bodyEn'] as const

/** Known by id, else by the German permalink. Each item comes in by itself. */
export async function planNewsItem(needs: ImportNeeds, read: ReadRow<Row>): Promise<ImportPlan> {
  const { db, source } = needs
  const { row } = read
  const { existing, isTaken } = await findItem(db, row)
  const extra = existing ? await listExtra(db, existing.id) : []
  const find = await indexPictures(db, [
    ...[existing?.pictureId, row.pictureId, ...extra.map(({ pictureId }) => pictureId)],
    ...(row.images ?? []).map(({ PictureId }) => PictureId),
  ])
  const picture = await planPicture(source, {
    cell: row.picture,
    id: row.pictureId,
    marks: toMarks(row.pictureName, row.focusX, row.focusY),
    current: find(existing?.pictureId),
    withId: find(row.pictureId),
  })
  const images = await planExtra(needs, row, extra, find)
  const problem = images.find((plan) => plan.problem)?.problem
  const areOther = images.some((plan) => plan.changed) || hasOtherTexts(row, extra)
  const line = judgeRow({
    ...{
      list: 'news',
      read,
      key: row.permalinkDe ?? existing?.permalinkDe,
      keyColumn: 'PermalinkDe',
      existing,
    },
    required: REQUIRED,
    seen: new Set<string>(),
    changes: [
      ...listPictureChanges(picture, 'Picture'),
      ...(areOther ? [{ column: 'Images', from: extra.map(toStoredImage(find)), to: row.images }] : []),
    ],
    problems: {
      ...(picture.problem ? { Picture: picture.problem } : {}),
      ...(problem ? { Images: problem } : {}),
      ...(isTaken ? { PermalinkDe: 'taken' } : {}),
      ...(hasWords({ ...existing, ...row }) ? {} : { TitleDe: 'required' }),
    },
  })
  const write = () => writeItem(needs, { row, existing, plans: [picture, ...images], line })
  return { lines: [line], write }
}

/** Title and text in one language at least. */
function hasWords({ titleDe, titleEn, bodyDe, bodyEn }: Partial<Row>): boolean {
  return Boolean((titleDe && bodyDe) || (titleEn && bodyEn))
}

type Extra = Awaited<ReturnType<typeof listExtra>>

function hasOtherTexts({ images }: Row, extra: Extra): boolean {
  if (images === undefined) return false
  const isOther = images.some(
    ({ AltDe, AltEn }, at) => extra[at]?.altDe !== AltDe || extra[at]?.altEn !== AltEn,
  )
  return isOther || images.length !== extra.length
}

/** Like a cell of the list, for comparing. */
function toStoredImage(find: FindPicture) {
  return ({ pictureId, altDe, altEn }: Extra[number]) => {
    const picture = find(pictureId)
    return { Picture: picture ? exportedName(picture) : '', PictureId: pictureId, AltDe: altDe, AltEn: altEn }
  }
}

async function findItem(db: Database, { id, permalinkDe = '' }: Row) {
  const [named = null] = await db.select().from(news).where(eq(news.permalinkDe, permalinkDe))
  const [withId = null] = id === undefined ? [] : await db.select().from(news).where(eq(news.id, id))
  const existing = id === undefined ? named : withId
  return { existing, isTaken: named !== null && named.id !== existing?.id }
}

function listExtra(db: Database, newsId: number) {
  return db.select().from(newsImages).where(eq(newsImages.newsId, newsId)).orderBy(asc(newsImages.position))
}

async function planExtra(
  { source }: ImportNeeds,
  { images = [] }: Row,
  extra: Extra,
  find: FindPicture,
): Promise<PicturePlan[]> {
  const plans: PicturePlan[] = []
  for (const [at, { Picture, PictureId, PictureName, FocusX, FocusY }] of images.entries()) {
    const current = find(extra[at]?.pictureId)
    plans.push(
      await planPicture(source, {
        cell: Picture,
        id: PictureId,
        current,
        withId: find(PictureId),
        marks: toMarks(PictureName, FocusX, FocusY),
      }),
    )
  }
  return plans
}

type Writing = {
  row: Row
  existing: typeof news.$inferSelect | null
  plans: PicturePlan[]
  line: ImportPlan['lines'][number]
}

async function writeItem(needs: ImportNeeds, { row, existing, plans, line }: Writing): Promise<void> {
  if (line.outcome === 'same') return
  const kept = await keepPictures(needs, plans)
  const [pictureId = 0, ...extraIds] = kept.ids
  const { picture, pictureName, focusX, focusY, images: given, ...fields } = row
  const images = (given ?? []).map(({ AltDe, AltEn }, at) => ({
    pictureId: extraIds[at] ?? 0,
    altDe: AltDe,
    altEn: AltEn,
  }))
  await runAction(needs, async (tx) => {
    await kept.write(tx)
    if (existing) {
      await tx
        .update(news)
        .set({ ...fields, pictureId })
        .where(eq(news.id, existing.id))
      if (given) await changeExtra(tx, existing.id, images)
    } else {
      await addNews(tx, [
        { ...toNewItem(fields), publishedAt: fields.publishedAt ?? needs.clock.now(), pictureId, images },
      ])
    }
    await recordImport(tx, needs, 'news', [line], existing?.id.toString() ?? line.key)
  })
  await kept.tidy()
}

/** What the list leaves out is said by the title. */
function toNewItem({ permalinkDe = '', permalinkEn = '', titleDe = '', titleEn = '', ...row }: Row) {
  const { introDe = '', introEn = '', bodyDe = '', bodyEn = '' } = row
  return {
    ...row,
    permalinkDe,
    permalinkEn,
    titleDe,
    titleEn,
    introDe,
    introEn,
    bodyDe,
    bodyEn,
    metaDe: row.metaDe ?? introDe,
    metaEn: row.metaEn ?? introEn,
    imageAltDe: row.imageAltDe ?? titleDe,
    imageAltEn: row.imageAltEn ?? titleEn,
  }
}

async function changeExtra(
  tx: Database,
  newsId: number,
  images: { pictureId: number; altDe: string; altEn: string }[],
): Promise<void> {
  await tx.delete(newsImages).where(eq(newsImages.newsId, newsId))
  const rows = images.map((image, position) => ({ ...image, position, newsId }))
  if (rows.length > 0) await tx.insert(newsImages).values(rows)
}

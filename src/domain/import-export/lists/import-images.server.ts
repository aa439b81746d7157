import { eq, inArray } from 'drizzle-orm'
import { addImages, type NewImage } from '#domain/catalogue/storage/images.server.ts'
import { galleries as galleryTable, imageGalleries, images } from '#domain/catalogue/tables.server.ts'
import { listPictureRowsOf, type PictureRow } from '#domain/imaging/pictures.server.ts'
import type { ListRow } from '#domain/import-export/format.ts'
import { listPictureChanges } from '#domain/import-export/pictures/picture-changes.ts'
import {
  isMarkedOtherwise,
  type PicturePlan,
  planPicture,
  toMarks,
} from '#domain/import-export/pictures/plan-picture.server.ts'
import { judgeRow } from '#domain/import-export/reading/check-row.ts'
import type { ReadRow } from '#domain/import-export/reading/read-list.server.ts'
import type { Problems, ReportLine } from '#domain/import-export/report.ts'
import { inBatches } from '#platform/database/batches.ts'
import type { Database } from '#platform/database/database.ts'
import { decideVisibility } from './decide-visibility.ts'
import type { ImportNeeds } from './import-needs.ts'

type Row = ListRow<'images'>
type Stored = typeof images.$inferSelect & { galleries: string[] }
export type PlannedImage = { line: ReportLine; row: Row; existing: Stored | null; picture: PicturePlan }

const REQUIRED = ['titleDe', 'titleEn'] as const

/**
 * Known by id, else by the picture's content among the artist's works: so the same list can be read again, and a file may
 * be called otherwise by then.
 */
export async function planImages(
  { db, source }: ImportNeeds,
  group: { code: string; images: ReadRow<Row>[] },
  artistId: number | null,
  isArtistThere: boolean,
  galleries: ReadonlyMap<string, number>,
): Promise<PlannedImage[]> {
  if (group.images.length === 0) return []
  const stored = await listStored(db, artistId)
  const givenIds = group.images.flatMap(({ row }) => (row.id === undefined ? [] : [row.id]))
  const pictures = await indexPictures(db, [...stored.keys(), ...givenIds])
  const byContent = new Map(
    [...stored.keys()].map((id) => [pictures.get(id)?.contentVersion ?? '', pictures.get(id) ?? null]),
  )
  const seen = new Set<string>()
  const planned: PlannedImage[] = []
  for (const given of group.images) {
    let { row } = given
    let picture = await planPicture(source, pictureWanted(row, stored, pictures))
    const known = row.id === undefined && picture.given ? byContent.get(picture.given.contentVersion) : null
    if (known) picture = shownAlready(picture, known)
    const existing = stored.get(picture.existing?.id ?? 0) ?? null
    const visibility = decideVisibility(row, existing)
    row = visibility.row
    const read = { ...given, row }
    const problems = {
      ...problemsOf({ row, existing, picture, isArtistThere, galleries }),
      ...visibility.problems,
    }
    // A file that cannot be read has no content to be known by.
    const name = row.id ?? picture.given?.contentVersion ?? picture.id ?? row.picture
    const line = judgeRow({
      list: 'images',
      read,
      key: `${group.code}/${name}`,
      keyColumn: 'Artist',
      existing,
      required: REQUIRED,
      problems,
      changes: listPictureChanges(picture, 'Picture'),
      seen,
    })
    const note = line.outcome === 'refused' ? undefined : visibility.note
    planned.push({ line: { ...line, key: nameOf(row), ...(note ? { note } : {}) }, row, existing, picture })
  }
  return planned
}

function shownAlready(picture: PicturePlan, known: PictureRow): PicturePlan {
  const changed = isMarkedOtherwise(known, picture.marks)
  return { ...picture, current: known, existing: known, id: known.id, given: null, changed }
}

function pictureWanted(row: Row, stored: ReadonlyMap<number, Stored>, pictures: Map<number, PictureRow>) {
  const withId = row.id === undefined ? null : (pictures.get(row.id) ?? null)
  const isOurs = withId !== null && stored.has(withId.id)
  const marks = toMarks(row.pictureName, row.focusX, row.focusY)
  return { cell: row.picture, id: row.id, marks, current: isOurs ? withId : null, withId }
}

function nameOf({ id, artist = '', picture, titleDe = '' }: Row): string {
  return id === undefined
    ? `${artist}: ${picture?.startsWith('{') ? titleDe : (picture ?? titleDe)}`
    : String(id)
}

type CheckedRow = {
  row: Row
  existing: Stored | null
  picture: PicturePlan
  isArtistThere: boolean
  galleries: ReadonlyMap<string, number>
}

function problemsOf({ row, existing, picture, isArtistThere, galleries }: CheckedRow): Problems {
  const problems: Problems = {}
  if (!isArtistThere) problems.Artist = row.artist ? 'unknown' : 'required'
  if (picture.problem) problems.Picture = picture.problem
  // A picture that something else shows cannot become a work.
  else if (!existing && picture.existing) problems.Id = 'taken'
  if (row.galleries?.some((address) => !galleries.has(address))) problems.Galleries = 'unknown'
  return problems
}

async function listStored(db: Database, artistId: number | null): Promise<Map<number, Stored>> {
  if (artistId === null) return new Map()
  const rows = await db.select().from(images).where(eq(images.artistId, artistId))
  const members = await db
    .select({ imageId: imageGalleries.imageId, address: galleryTable.germanUrl })
    .from(imageGalleries)
    .innerJoin(galleryTable, eq(galleryTable.id, imageGalleries.galleryId))
    .innerJoin(images, eq(images.id, imageGalleries.imageId))
    .where(eq(images.artistId, artistId))
  const addresses = Map.groupBy(members, ({ imageId }) => imageId)
  return new Map(
    rows.map((row) => {
      const own = (addresses.get(row.id) ?? []).map(({ address }) => address).sort()
      return [row.id, { ...row, galleries: own }]
    }),
  )
}

async function indexPictures(db: Database, ids: number[]): Promise<Map<number, PictureRow>> {
  const rows = await listPictureRowsOf(db, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, row]))
}

type Writing = {
  artistId: number
  planned: PlannedImage[]
  imageIds: number[]
  galleries: ReadonlyMap<string, number>
  now: Date
}

export async function writeImages(tx: Database, writing: Writing): Promise<void> {
  const { artistId, planned, imageIds, galleries, now } = writing
  const idsOf = (addresses: readonly string[]) => addresses.flatMap((address) => galleries.get(address) ?? [])
  const highest = Math.max(-1, ...planned.map(({ existing }) => existing?.position ?? -1))
  const added = planned.flatMap(({ line, row }, at): NewImage[] => {
    if (line.outcome !== 'new') return []
    const { picture, pictureName, focusX, focusY, artist, galleries: addresses = [], id, ...fields } = row
    const { titleDe = '', titleEn = '', altDe = '', altEn = '' } = fields
    const position = fields.position ?? highest + 1 + at
    const known = { id: imageIds[at] ?? 0, artistId, titleDe, titleEn, altDe, altEn, position }
    return [{ ...fields, ...known, addedAt: fields.addedAt ?? now, galleryIds: idsOf(addresses) }]
  })
  await addImages(tx, added)
  for (const { line, row, existing } of planned) {
    if (line.outcome !== 'changed' || !existing) continue
    const { picture, pictureName, focusX, focusY, artist, galleries: addresses, id, ...fields } = row
    // The artist stays; named so that there is something to set when only the picture changed.
    await tx
      .update(images)
      .set({ ...fields, artistId })
      .where(eq(images.id, existing.id))
    if (addresses) await changeMembership(tx, existing.id, idsOf(addresses))
  }
}

async function changeMembership(tx: Database, imageId: number, galleryIds: number[]): Promise<void> {
  await tx.delete(imageGalleries).where(inArray(imageGalleries.imageId, [imageId]))
  await inBatches(galleryIds, async (batch) => {
    await tx.insert(imageGalleries).values(batch.map((galleryId) => ({ imageId, galleryId })))
    return []
  })
}

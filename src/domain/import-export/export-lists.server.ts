import { asc, eq } from 'drizzle-orm'
import { artists, galleries, imageGalleries, images } from '#domain/catalogue/tables.server.ts'
import { banners, heroes, news, newsImages, testimonials } from '#domain/editorial/tables.server.ts'
import { listPictureRows, type PictureRow } from '#domain/imaging/pictures.server.ts'
import { redirects } from '#domain/redirects/tables.server.ts'
import { settings } from '#domain/settings/tables.server.ts'
import { writeCsv } from '#platform/csv/write-csv.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { columnsOf, toField } from './format.ts'
import type { ListName } from './list-names.ts'
import { flatBanner } from './lists/import-placed.server.ts'
import { exportedName } from './pictures/resolve-picture.server.ts'

export type ExportSummary = { rows: number; pictures: number; missing: number }

/** Takes one file of the export: `images.csv`, `pictures/812.png`. */
export type AddFile = (name: string, bytes: Uint8Array) => Promise<void>

/** The lists as files with their bytes, the originals with the keys under which their bytes are stored. */
export type ExportPlan = {
  rows: number
  lists: { name: string; bytes: Uint8Array }[]
  originals: { name: string; key: string }[]
}

/** Everything that an import reads, as it was at one moment. */
export async function planExport(db: Database): Promise<ExportPlan> {
  const { lists, pictures } = await db.transaction(readAll, {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  return {
    rows: lists.reduce((sum, [, records]) => sum + records.length, 0),
    lists: lists.map(([name, records]) => ({ name: `${name}.csv`, bytes: toCsv(name, records) })),
    originals: [...pictures.values()].map((picture) => ({
      name: `pictures/${exportedName(picture)}`,
      key: picture.originalKey,
    })),
  }
}

/** Writes everything that an import reads, and every original. */
export async function exportLists(
  { db, files }: { db: Database; files: FileStore },
  add: AddFile,
): Promise<ExportSummary> {
  const { rows, lists, originals } = await planExport(db)
  for (const { name, bytes } of lists) await add(name, bytes)
  const summary = { rows, pictures: 0, missing: 0 }
  for (const { name, key } of originals) {
    const bytes = await files.read(key)
    if (bytes) await add(name, bytes)
    summary[bytes ? 'pictures' : 'missing'] += 1
  }
  return summary
}

/** A list with its columns and nothing else, to be filled in. */
export function templateOf(name: ListName): Uint8Array {
  return toCsv(name, [])
}

function toCsv(name: ListName, records: readonly object[]): Uint8Array {
  const columns = columnsOf(name)
  const rows = records.map((record) => {
    const fields = new Map<string, unknown>(Object.entries(record))
    return columns.map((column) => fields.get(toField(column)))
  })
  return Buffer.from(writeCsv([columns, ...rows]))
}

async function readAll(tx: Database) {
  const pictures = await listPictureRows(tx)
  const lists = [
    ...(await readCatalogue(tx, pictures)),
    ...(await readEditorial(tx, pictures)),
    ...(await readUpkeep(tx)),
  ]
  return { lists, pictures }
}

type Lists = [ListName, readonly object[]][]
type Pictures = ReadonlyMap<number, PictureRow>

async function readCatalogue(tx: Database, pictures: Pictures): Promise<Lists> {
  const artistRows = await tx.select().from(artists).orderBy(asc(artists.id))
  const codes = new Map(artistRows.map(({ id, code }) => [id, code]))
  const addresses = await listAddresses(tx)
  const imageRows = await tx.select().from(images).orderBy(asc(images.id))
  return [
    ['galleries', await tx.select().from(galleries).orderBy(asc(galleries.id))],
    [
      'artists',
      artistRows.map((row) => ({
        ...row,
        ...cellsOf(pictures.get(row.portraitId ?? 0), 'portrait', 'portraitFocus'),
      })),
    ],
    [
      'images',
      imageRows.map((row) => ({
        ...row,
        ...cellsOf(pictures.get(row.id), 'picture', 'focus'),
        artist: codes.get(row.artistId),
        galleries: (addresses.get(row.id) ?? []).sort(),
      })),
    ],
  ]
}

async function readEditorial(tx: Database, pictures: Pictures): Promise<Lists> {
  const newsRows = await tx.select().from(news).orderBy(asc(news.id))
  const extraRows = await tx.select().from(newsImages).orderBy(asc(newsImages.position))
  const extra = Map.groupBy(extraRows, ({ newsId }) => newsId)
  const heroRows = await tx.select().from(heroes).orderBy(asc(heroes.position))
  const bannerRows = await tx.select().from(banners).orderBy(asc(banners.address))
  const main = (id: number) => cellsOf(pictures.get(id), 'picture', 'focus')
  return [
    [
      'news',
      newsRows.map((row) => ({
        ...row,
        ...main(row.pictureId),
        images: JSON.stringify((extra.get(row.id) ?? []).map((image) => toExtra(image, pictures))),
      })),
    ],
    [
      'heroes',
      heroRows.map((row) => ({
        ...row,
        ...main(row.imageId),
        ...cellsOf(pictures.get(row.phonePictureId), 'phonePicture', 'phonePictureFocus'),
      })),
    ],
    ['banners', bannerRows.map((row) => ({ ...flatBanner(row), ...main(row.pictureId) }))],
    ['testimonials', await tx.select().from(testimonials).orderBy(asc(testimonials.id))],
  ]
}

async function readUpkeep(tx: Database): Promise<Lists> {
  return [
    ['redirects', await tx.select().from(redirects).orderBy(asc(redirects.id))],
    ['settings', await tx.select().from(settings).orderBy(asc(settings.name))],
  ]
}

async function listAddresses(tx: Database): Promise<Map<number, string[]>> {
  const rows = await tx
    .select({ imageId: imageGalleries.imageId, address: galleries.germanUrl })
    .from(imageGalleries)
    .innerJoin(galleries, eq(galleries.id, imageGalleries.galleryId))
  const addresses = new Map<number, string[]>()
  for (const { imageId, address } of rows) {
    const own = addresses.get(imageId) ?? []
    own.push(address)
    addresses.set(imageId, own)
  }
  return addresses
}

function toExtra({ pictureId, altDe, altEn }: typeof newsImages.$inferSelect, pictures: Pictures) {
  const picture = pictures.get(pictureId)
  const { fileName, focusX, focusY } = picture ?? {}
  return {
    ...{
      Picture: picture ? exportedName(picture) : '',
      PictureId: pictureId,
      ...(fileName ? { PictureName: fileName } : {}),
    },
    ...(typeof focusX === 'number' && typeof focusY === 'number' ? { FocusX: focusX, FocusY: focusY } : {}),
    AltDe: altDe,
    AltEn: altEn,
  }
}

/** A picture in the columns of the record that shows it. */
function cellsOf(picture: PictureRow | undefined, column: string, focus: string): Record<string, unknown> {
  return {
    [column]: picture ? exportedName(picture) : '',
    [`${column}Name`]: picture?.fileName,
    [`${focus}X`]: picture?.focusX,
    [`${focus}Y`]: picture?.focusY,
  }
}

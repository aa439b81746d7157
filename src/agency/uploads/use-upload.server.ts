import { findImageCredit } from '#agency/catalogue/images.server.ts'
import { checkOriginal } from '#agency/imaging/check-original.server.ts'
import { addPictures, changeOriginal, listPictureRowsOf, toPicture } from '#agency/imaging/pictures.server.ts'
import {
  contentVersionOf,
  type GoodOriginal,
  removeFormerOriginal,
  storeNewOriginal,
  storeOriginal,
} from '#agency/imaging/store-original.server.ts'
import { recordChange } from '#agency/staff/changes.server.ts'
import type { Staff } from '#agency/staff/model.ts'
import type { Clock } from '#base/clock.ts'
import type { Database } from '#base/database/database.ts'
import type { FileStore } from '#base/files/file-store.ts'
import { titleFrom } from './model.ts'

type Needs = { db: Database; files: FileStore; clock: Clock }
type Given = { bytes: Uint8Array<ArrayBuffer>; name: string; staff: Staff }

/** Endings that a picture's address may have; a .png is shown as WebP, which keeps what is transparent. */
const ENDINGS = { jpeg: 'jpg', tiff: 'jpg', png: 'png', webp: 'webp', gif: 'webp', avif: 'webp' } as const
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
const LONGEST_STEM = 100

/** A picture that is no work: a portrait, a hero's, for news or a banner. Null when the bytes are none. */
export async function addPictureFrom(
  { db, files, clock }: Needs,
  { bytes, name, staff }: Given,
): Promise<{ id: number; contentVersion: string } | null> {
  const check = await checkOriginal(bytes)
  if (check.outcome === 'refused') return null
  const picture = await storeNewOriginal({ db, files }, bytes, check)
  await db.transaction(async (tx) => {
    await addPictures(tx, [{ ...picture, fileName: addressName(name, picture.id, check.format) }])
    await recordChange(tx, staff, {
      ...{ action: 'create', resource: 'pictures', recordId: String(picture.id) },
      ...{ details: { File: name }, changedAt: clock.now() },
    })
  })
  return picture
}

/**
 * Shows an image from another file. Its id, its texts and all links stay; what was made of the former file goes. Null
 * when there is no such image, or the bytes are no picture.
 */
export async function replaceOriginal(
  { db, files, clock }: Needs,
  imageId: number,
  { bytes, name, staff }: Given,
): Promise<{ id: number; contentVersion: string } | null> {
  const [row] = await listPictureRowsOf(db, [imageId])
  const check = await checkOriginal(bytes)
  if (check.outcome === 'refused' || !row || !(await findImageCredit(db, imageId))) return null
  const contentVersion = contentVersionOf(bytes)
  if (contentVersion === row.contentVersion) return { id: imageId, contentVersion }
  const facts = await storeOriginal(files, imageId, bytes, check)
  await db.transaction(async (tx) => {
    await changeOriginal(tx, imageId, facts)
    await recordChange(tx, staff, {
      ...{ action: 'change', resource: 'images', recordId: String(imageId), changedAt: clock.now() },
      details: { Original: { from: row.contentVersion, to: contentVersion }, File: name },
    })
  })
  const credit = { title: '', creator: null, page: '/' }
  await removeFormerOriginal(files, toPicture(row, { watermarked: true, phonePictureId: null, credit }))
  return { id: imageId, contentVersion }
}

/** `ein-wal-812.jpg`: read by people, unique by its number. */
function addressName(name: string, id: number, format: GoodOriginal['format']): string {
  const stem = titleFrom(name)
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter)
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_STEM)
  return `${stem || 'bild'}-${id}.${ENDINGS[format]}`
}

import { checkStorable, type Decoder, orThrow } from '#domain/imaging/decoding/decoder.server.ts'
import {
  type GoodOriginal,
  removeFormerVariants,
  storeNewOriginal,
  storeOriginal,
} from '#domain/imaging/originals/store-original.server.ts'
import {
  addPictures,
  changeOriginal,
  keepMetadata,
  listPictureRowsOf,
  type PictureRow,
} from '#domain/imaging/pictures.server.ts'
import { recordChange } from '#domain/staff/changes.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { toSlug } from '#platform/i18n/slug.ts'
import type { Records } from '#platform/records/open-records.server.ts'
import type { Written } from '#platform/records/write-records.server.ts'
import { titleFrom } from './uploads-model.ts'

type UseUploadNeeds = {
  db: Database
  files: FileStore
  clock: Clock
  decoder: Pick<Decoder, 'check' | 'readMetadata'>
}
type PictureInput = { bytes: Uint8Array<ArrayBuffer>; name: string; staff: Staff }

/** A .png is shown as WebP, which keeps what is transparent. */
const ENDINGS = { jpeg: 'jpg', tiff: 'jpg', png: 'png', webp: 'webp', gif: 'webp', avif: 'webp' } as const
const LONGEST_STEM = 100

/** Adds a picture that is no work. Null when the bytes are no picture. @throws DecoderBusy */
export async function addPictureFrom(
  { db, files, clock, decoder }: UseUploadNeeds,
  { bytes, name, staff }: PictureInput,
): Promise<{ id: number; contentVersion: string } | null> {
  const check = await checkStorable(decoder, bytes)
  if (check.outcome === 'refused') return null
  const picture = await storeNewOriginal({ db, files }, bytes, check)
  await db.transaction(async (tx) => {
    await addPictures(tx, [{ ...picture, fileName: addressName(name, picture.id, check.format) }])
    await recordChange(tx, staff, {
      action: 'create',
      resource: 'pictures',
      recordId: String(picture.id),
      details: { File: name },
      changedAt: clock.now(),
    })
  })
  return picture
}

/** The former file stays while this can be undone. Null when the bytes are no picture. @throws DecoderBusy */
export async function replaceOriginal(
  { db, files, clock, decoder, images }: UseUploadNeeds & { images: Pick<Records, 'changeBy'> },
  { imageId, revision, actionId }: { imageId: number; revision: string; actionId: string },
  { bytes, name, staff }: PictureInput,
): Promise<Written | null> {
  const check = await checkStorable(decoder, bytes)
  if (check.outcome === 'refused') return null
  // The file is stored outside of the transaction, to keep that short, and removed if the change is refused.
  const metadata = await orThrow(decoder.readMetadata(bytes))
  const facts = await storeOriginal({ db, files }, imageId, bytes, check)
  const former: PictureRow[] = []
  const written = await images.changeBy({ id: String(imageId), revision, actionId }, async (tx) => {
    const [row] = await listPictureRowsOf(tx, [imageId])
    if (!row || row.contentVersion === facts.contentVersion) return
    former.push(row)
    await changeOriginal(tx, imageId, facts)
    await keepMetadata(tx, imageId, metadata.outcome === 'decoded' ? metadata.value : null, clock.now())
    await recordChange(tx, staff, {
      action: 'change',
      resource: 'images',
      recordId: String(imageId),
      actionId,
      changedAt: clock.now(),
      details: { Original: { from: row.contentVersion, to: facts.contentVersion }, File: name },
    })
  })
  for (const row of written.outcome === 'written' ? former : []) await removeFormerVariants(files, row)
  return written
}

/** People read `ein-wal-812.jpg`; the number makes it unique. */
function addressName(name: string, id: number, format: GoodOriginal['format']): string {
  const stem = toSlug(titleFrom(name), LONGEST_STEM)
  return `${stem || 'bild'}-${id}.${ENDINGS[format]}`
}

import {
  addImages,
  findArtistRow,
  listImageIdsAmong,
  listNewWorkGalleryIds,
  nextPositionOf,
} from '#domain/catalogue/catalogue.server.ts'
import { checkStorable, type Decoder, orThrow, toStorable } from '#domain/imaging/decoding/decoder.server.ts'
import type { PictureMetadata } from '#domain/imaging/metadata-model.ts'
import { explainRefusal } from '#domain/imaging/originals/explain-refusal.ts'
import {
  contentVersionOf,
  type GoodOriginal,
  type OriginalFacts,
  storeNewOriginal,
} from '#domain/imaging/originals/store-original.server.ts'
import { addPictures, keepMetadata, listPictureIdsByContent } from '#domain/imaging/pictures.server.ts'
import type { OpenVisualSearch } from '#domain/search/visual/open-visual-search.server.ts'
import { guessLanguage } from '#domain/search/words/guess-language.ts'
import { recordChange } from '#domain/staff/changes.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { suggestTitle } from './suggestions/machine-names.ts'
import { titleFrom, type Upload } from './uploads-model.ts'

export type CheckingNeeds = {
  db: Database
  files: FileStore
  clock: Clock
  decoder: Pick<Decoder, 'check' | 'shrink' | 'convert' | 'readMetadata'>
  visual: Pick<OpenVisualSearch, 'embed' | 'findIndexed'>
}

/** Returns false when the upload is gone, or another instance was first. */
type TakeUpload = (tx: Database, pictureId: number) => Promise<boolean>

type CheckedUpload = (Partial<Upload> & Pick<Upload, 'state'>) | null

class NotTaken extends Error {}

/** @throws DecoderBusy when it could not be checked. */
export async function checkUpload(
  needs: CheckingNeeds,
  upload: Upload,
  sent: Buffer<ArrayBuffer>,
  take: TakeUpload,
): Promise<CheckedUpload> {
  const bytes = await toStorable(needs.decoder, sent)
  const check = await checkStorable(needs.decoder, bytes)
  if (check.outcome === 'refused') return { state: 'refused', refusal: explainRefusal(check.reason, bytes) }
  if (upload.purpose === 'file') return { state: 'ready' }
  const artist = upload.artistId === null ? null : await findArtistRow(needs.db, upload.artistId)
  if (!artist) return { state: 'refused', refusal: 'no-such-artist' }
  const duplicate = upload.keptAnyway ? null : await findDuplicate(needs, bytes)
  if (duplicate) return { state: 'duplicate', duplicate }
  try {
    // A HEIC file loses its metadata when it is converted.
    const read = await orThrow(needs.decoder.readMetadata(sent))
    const metadata = read.outcome === 'decoded' ? read.value : null
    await addHiddenImage(needs, upload, artist, { bytes, check, metadata }, take)
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error
  }
  return null
}

async function addHiddenImage(
  { db, files, clock }: CheckingNeeds,
  { staff, name }: Upload,
  artist: { id: number; name: string },
  { bytes, check, metadata }: { bytes: Uint8Array; check: GoodOriginal; metadata: PictureMetadata | null },
  take: TakeUpload,
): Promise<void> {
  // The original is stored first: a row without its file would be a missing image on a page.
  const picture = await storeNewOriginal({ db, files }, bytes, check)
  await db.transaction(async (tx) => {
    if (!(await take(tx, picture.id))) throw new NotTaken()
    await insertHiddenImage(tx, { name, artist, picture, metadata }, { staff, now: clock.now() })
  })
}

export type StoredWork = {
  /** The name of its file. */
  name: string
  picture: OriginalFacts & { id: number }
  metadata: PictureMetadata | null
}

/** Adds it to the log as well. Staff write its texts in both languages before visitors see it. */
export async function insertHiddenImage(
  tx: Database,
  { name, picture, metadata, artist }: StoredWork & { artist: { id: number; name: string } },
  { staff, now, ...action }: { staff: Staff; now: Date; actionId?: string },
): Promise<void> {
  const title = suggestTitle(name) ?? titleFrom(name)
  await addPictures(tx, [picture])
  await keepMetadata(tx, picture.id, metadata, now)
  await addImages(tx, [
    {
      id: picture.id,
      artistId: artist.id,
      titleDe: title,
      titleEn: guessLanguage(title) === 'de' ? '' : title,
      altDe: '',
      altEn: '',
      animation: (picture.frames ?? 1) > 1,
      hidden: true,
      addedAt: now,
      galleryIds: await listNewWorkGalleryIds(tx, artist.id),
      position: await nextPositionOf(tx, artist.id),
    },
  ])
  await recordChange(tx, staff, {
    action: 'create',
    resource: 'images',
    recordId: String(picture.id),
    details: { File: name, Artist: artist.name },
    changedAt: now,
    ...action,
  })
}

/** The picture is larger than the model's input. */
const COMPARED_WIDTH = 640
/** Some of the most similar ones may be works that were deleted since. */
const NEAREST_COMPARED = 8
/** `npm run bench:search`: copies, shrunk or trimmed by 2 %, are above this, and other works below 0.86. */
const SAME_PICTURE = 0.87

async function findDuplicate(
  { db, decoder, visual }: CheckingNeeds,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Upload['duplicate']> {
  const ids = await listPictureIdsByContent(db, contentVersionOf(bytes))
  const [same] = await listImageIdsAmong(db, ids)
  if (same !== undefined) return { imageId: same, how: 'same' }
  const small = await decoder.shrink(bytes, COMPARED_WIDTH)
  const embedded = small.outcome === 'decoded' ? await visual.embed(small.value) : small
  // While the model is busy, staff are not warned.
  if (embedded.outcome !== 'embedded') return null
  // The content counts, not the style: two works of one artist are no duplicates.
  const matches = await visual.findIndexed(embedded.embedding, NEAREST_COMPARED)
  const alike = matches.filter(({ similarity }) => similarity >= SAME_PICTURE).map(({ id }) => id)
  const there = new Set(await listImageIdsAmong(db, alike))
  const mostAlike = alike.find((id) => there.has(id))
  return mostAlike === undefined ? null : { imageId: mostAlike, how: 'alike' }
}

import { removePictures } from '#domain/imaging/edit-pictures.server.ts'
import { type Focus, middleOr } from '#domain/imaging/imaging-model.ts'
import { openPicture, readHead } from '#domain/imaging/open-picture.server.ts'
import { type GoodOriginal, storeNewOriginal } from '#domain/imaging/originals/store-original.server.ts'
import { addPictures, listPictureRowsOf } from '#domain/imaging/pictures.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Records } from '#platform/records/open-records.server.ts'
import type { Fields } from '#platform/records/resource.ts'
import type { Written } from '#platform/records/write-records.server.ts'

type Stores = { db: Database; files: FileStore }

const PHONE_SHAPE = 4 / 5

/** Crops the wide picture of a hero that has no other for phones; the crop is deleted when the hero is not written. */
export function cutPhonePictures(heroes: Records, stores: Stores): Records {
  return {
    ...heroes,
    create: (input, log) =>
      isGiven(input)
        ? heroes.create(input, log)
        : withCut(stores, input.ImageId, (cut) => heroes.create({ ...input, ...cut }, log)),
    change: (id, revision, input, log) =>
      !('PhonePictureId' in input) || isGiven(input)
        ? heroes.change(id, revision, input, log)
        : withCut(stores, Number(id), (cut) => heroes.change(id, revision, { ...input, ...cut }, log)),
  }
}

function isGiven({ PhonePictureId }: Fields): boolean {
  return PhonePictureId !== undefined && PhonePictureId !== null
}

async function withCut(
  stores: Stores,
  imageId: unknown,
  write: (cut: { PhonePictureId: unknown }) => Promise<Written>,
): Promise<Written> {
  const cutId = typeof imageId === 'number' ? await addCut(stores, imageId) : null
  let isWritten = false
  try {
    // Without a wide picture the errors are about that one.
    const written = await write({ PhonePictureId: cutId ?? imageId })
    isWritten = written.outcome === 'written'
    if (written.outcome !== 'invalid') return written
    const { PhonePictureId: _, ...errors } = written.errors
    return { outcome: 'invalid', errors }
  } finally {
    if (cutId !== null && !isWritten) await stores.db.transaction((tx) => removePictures(tx, [cutId]))
  }
}

async function addCut({ db, files }: Stores, imageId: number): Promise<number | null> {
  const [wide] = await listPictureRowsOf(db, [imageId])
  const original = wide && (await files.read(wide.originalKey))
  if (!original) return null
  const { focusX, focusY } = wide
  const focus = focusX === null || focusY === null ? null : { x: focusX, y: focusY }
  const { bytes, check } = await cutShape(original, { shape: PHONE_SHAPE, focus })
  const picture = await storeNewOriginal({ db, files }, bytes, check)
  await addPictures(db, [picture])
  return picture.id
}

const JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const

/** Crops the largest part with that shape (width by height) around the focus; a moving one gives its first frame. */
async function cutShape(
  original: Uint8Array,
  { shape, focus }: { shape: number; focus: Focus | null },
): Promise<{ bytes: Buffer<ArrayBuffer>; check: GoodOriginal }> {
  const { autoOrient, format: read } = await readHead(original)
  const { width, height } = autoOrient
  const part = {
    width: Math.max(1, Math.min(width, Math.round(height * shape))),
    height: Math.max(1, Math.min(height, Math.round(width / shape))),
  }
  const { x, y } = middleOr(focus)
  const area = {
    ...part,
    left: startAround(x, part.width, width),
    top: startAround(y, part.height, height),
  }
  const picture = await openPicture(original)
  const cut = picture.autoOrient().extract(area)
  const format = read === 'jpeg' ? 'jpeg' : 'png'
  const bytes = await (format === 'jpeg' ? cut.jpeg(JPEG) : cut.png()).toBuffer()
  return { bytes, check: { outcome: 'ok', format, frames: 1, ...part } }
}

function startAround(share: number, part: number, whole: number): number {
  return Math.min(whole - part, Math.max(0, Math.round(share * whole - part / 2)))
}

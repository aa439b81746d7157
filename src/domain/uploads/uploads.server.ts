import { randomBytes } from 'node:crypto'
import { findArtistRow, findImageCredit } from '#domain/catalogue/catalogue.server.ts'
import { toStorable } from '#domain/imaging/decoding/decoder.server.ts'
import type { Picture } from '#domain/imaging/imaging-model.ts'
import { listPictureRowsOf, toPicture, updatePlaceholders } from '#domain/imaging/pictures.server.ts'
import { computePlaceholder } from '#domain/imaging/placeholder.server.ts'
import type { Variants } from '#domain/imaging/variants.server.ts'
import type { OpenVisualSearch } from '#domain/search/visual/open-visual-search.server.ts'
import type { SignedInStaff, Staff } from '#domain/staff/staff-model.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { type AnnouncedFile, receiveByTus } from '#platform/http/receive-by-tus.server.ts'
import { openBackgroundJob } from '#platform/jobs/background-job.ts'
import type { Log } from '#platform/log.ts'
import { type CheckingNeeds, checkUpload } from './check-upload.server.ts'
import { openUploadStore, type StoredUpload, type UploadStore } from './upload-store.server.ts'
import {
  isOpen,
  LARGEST_UPLOAD_BYTES,
  MOST_OF_AN_ARTIST,
  MOST_OPEN_UPLOADS,
  shownName,
  type Upload,
  UploadPlan,
} from './uploads-model.ts'

export type Uploads = {
  receive: (request: Request, sender: SignedInStaff) => Promise<Response>
  list: (staff: Staff) => Promise<StoredUpload[]>
  find: (staff: Staff, id: string) => Promise<Upload | null>
  /** Takes a file that was held back as a duplicate all the same; returns false when it was not held back. */
  keep: (staff: Staff, id: string) => Promise<boolean>
  readReady: (staff: Staff, id: string) => Promise<Buffer<ArrayBuffer> | null>
  thumbnail: (staff: Staff, id: string) => Promise<Buffer<ArrayBuffer> | null>
  remove: (staff: Staff, id: string) => Promise<boolean>
  countUnfinished: () => Promise<number>
  /** Ends when all that were complete at the call are done. Never rejects. */
  process: () => Promise<void>
  close: () => Promise<void>
}

type UploadNeeds = CheckingNeeds & {
  disk: string | null
  isAlone: boolean
  variants: Variants
  visual: OpenVisualSearch
  log: Log
}

/** A new upload triggers a run in its own process; the interval is for what failed. */
const PROCESSED_EVERY_MS = 60_000
const THUMBNAIL_SIDE = 480
const ID_BYTES = 16
const SHOWN_STATES: readonly Upload['state'][] = ['duplicate', 'ready', 'checking']

export async function openUploads(needs: UploadNeeds): Promise<Uploads> {
  const { clock, log } = needs
  const store = openUploadStore(needs)
  if (needs.isAlone) await store.releaseAll()
  const job = openBackgroundJob({
    run: async (signal) => {
      for await (const { id } of orderedUploads(store.listUnfinished)) {
        if (signal.aborted) return
        await store
          .claim(id, (upload) => processUpload(needs, store, upload))
          .catch((error) => log.error({ uploadId: id, error }, 'upload.not-processed'))
      }
    },
    everyMs: PROCESSED_EVERY_MS,
    log,
    failureEvent: 'uploads.not-processed',
  })
  job.start()
  void job.trigger()
  const receive = receiveByTus<SignedInStaff>({
    largestBytes: LARGEST_UPLOAD_BYTES,
    disk: needs.disk,
    begin: (sender, file) => beginUpload({ store, clock }, sender, file),
    find: async (sender, id) => {
      const found = await store.find(id)
      return found?.upload.staff.id === sender.id
        ? { bytes: found.upload.bytes, arrived: found.arrived }
        : null
    },
    append: (_, id, offset, bytes) => store.append(id, offset, bytes),
    onWhole: async (id) => {
      const found = await store.find(id)
      if (found?.upload.state === 'arriving') await store.change(found.upload, { state: 'checking' })
      void job.trigger()
    },
  })
  return {
    receive,
    ...openOwnUploads(needs, store, job.trigger),
    countUnfinished: async () => (await store.listUnfinished()).length,
    process: job.trigger,
    close: job.close,
  }
}

const REFUSED = {
  plan: { status_code: 422, body: 'A name, a purpose and for works an artist are needed.' },
  tooMany: { status_code: 429, body: 'Too many uploads wait; finish or remove some first.' },
} as const

/** @throws TusRefusal */
async function beginUpload(
  { store, clock }: { store: UploadStore; clock: Clock },
  sender: SignedInStaff,
  { bytes, metadata }: AnnouncedFile,
): Promise<string> {
  const plan = UploadPlan.safeParse(metadata)
  if (!plan.success) throw REFUSED.plan
  if (sender.role === 'artist') await checkArtist(store, sender, plan.data)
  if ((await store.countOpen()) >= MOST_OPEN_UPLOADS) throw REFUSED.tooMany
  const { filename, purpose, artist = null } = plan.data
  const id = randomBytes(ID_BYTES).toString('hex')
  await store.add({
    id,
    staff: { id: sender.id, name: sender.name, email: sender.email },
    name: shownName(filename),
    bytes,
    purpose,
    artistId: artist,
    state: 'arriving',
    refusal: null,
    duplicate: null,
    keptAnyway: false,
    pictureId: null,
    prepared: { variants: false, vectors: false },
    changedAt: clock.now().toISOString(),
  })
  return id
}

/** Artists may only upload works of their own, and their uploads leave room for others. */
async function checkArtist(
  store: UploadStore,
  sender: SignedInStaff,
  { purpose, artist }: UploadPlan,
): Promise<void> {
  if (purpose === 'image' && artist !== sender.artistId) throw REFUSED.plan
  const open = (await store.list(sender.id)).filter(({ upload }) => isOpen(upload))
  if (open.length >= MOST_OF_AN_ARTIST) throw REFUSED.tooMany
}

function openOwnUploads(
  { decoder }: Pick<UploadNeeds, 'decoder'>,
  store: UploadStore,
  process: () => Promise<void>,
): Pick<Uploads, 'list' | 'find' | 'keep' | 'readReady' | 'thumbnail' | 'remove'> {
  const find = async (staff: Staff, id: string) => {
    const found = await store.find(id)
    return found?.upload.staff.id === staff.id ? found.upload : null
  }
  return {
    find,
    list: (staff) => store.list(staff.id),
    keep: async (staff, id) => {
      const upload = await find(staff, id)
      if (upload?.keptAnyway) return true
      if (upload?.state !== 'duplicate') return false
      // It is null when the same click came twice at once; the first one counts.
      await store.change(upload, { state: 'checking', keptAnyway: true })
      void process()
      return true
    },
    readReady: async (staff, id) => {
      const isReady = (await find(staff, id))?.state === 'ready'
      return isReady ? toStorable(decoder, await store.readBytes(id)) : null
    },
    thumbnail: async (staff, id) => {
      const upload = await find(staff, id)
      if (!upload || !SHOWN_STATES.includes(upload.state)) return null
      const small = await decoder.shrink(await store.readBytes(id), THUMBNAIL_SIDE)
      return small.outcome === 'decoded' ? small.value : null
    },
    remove: async (staff, id) => {
      if (!(await find(staff, id))) return false
      await store.remove(id)
      return true
    },
  }
}

async function processUpload(needs: UploadNeeds, store: UploadStore, initial: Upload): Promise<void> {
  let upload: Upload | null = initial
  if (upload.state === 'arriving') upload = await store.change(upload, { state: 'checking' })
  if (upload?.state === 'checking') upload = await checkAndNote(needs, store, upload)
  if (upload?.state !== 'taken' || upload.pictureId === null) return
  const { pictureId, prepared } = upload
  const variants = prepared.variants || (await prepareVariants(needs, pictureId))
  if (!prepared.variants && variants)
    upload = await store.change(upload, { prepared: { ...prepared, variants } })
  const vectors = prepared.vectors || (await prepareVectors(needs, pictureId))
  if (upload && !prepared.vectors && vectors) await store.change(upload, { prepared: { variants, vectors } })
}

async function checkAndNote(needs: UploadNeeds, store: UploadStore, upload: Upload): Promise<Upload | null> {
  let taken: Upload | null = null
  const bytes = await store.readBytes(upload.id)
  const found = await checkUpload(needs, upload, bytes, async (tx, pictureId) => {
    taken = await store.change(upload, { state: 'taken', pictureId }, tx)
    return taken !== null
  })
  const noted: Upload | null = found ? await store.change(upload, found) : taken
  if (noted) {
    const { id: uploadId, state, refusal } = noted
    needs.log.info({ uploadId, state, refusal }, 'upload.checked')
  }
  return noted
}

const PREPARED_WIDTHS = [640, 320] as const

async function findPictureOfImage(db: Database, imageId: number): Promise<Picture | null> {
  const [row] = await listPictureRowsOf(db, [imageId])
  const image = await findImageCredit(db, imageId)
  const artist = image && (await findArtistRow(db, image.artistId))
  if (!row || !image || !artist) return null
  const credit = { title: image.titleDe, creator: artist.name, page: `/illustrator/${artist.code}` }
  return toPicture(row, { watermarked: true, phonePictureId: null, credit })
}

async function prepareVariants({ db, variants }: UploadNeeds, imageId: number): Promise<boolean> {
  const picture = await findPictureOfImage(db, imageId)
  if (!picture) return false
  const [bytes] = await Promise.all(
    PREPARED_WIDTHS.map((width) => variants.get(picture, { width, format: 'webp', moving: true })),
  )
  if (!bytes) return false
  await updatePlaceholders(db, [{ id: imageId, ...(await computePlaceholder(bytes)) }])
  return true
}

async function prepareVectors({ db, visual }: UploadNeeds, imageId: number): Promise<boolean> {
  const picture = await findPictureOfImage(db, imageId)
  return picture !== null && (await visual.indexImages([{ id: imageId, picture }])) === 1
}

type Waiting = Pick<Upload, 'id' | 'purpose' | 'state'>

/** Yields each upload once in each state. A picture for a form, where somebody waits, comes before works. */
export async function* orderedUploads<Kept extends Waiting>(
  list: () => readonly Kept[] | Promise<readonly Kept[]>,
): AsyncGenerator<Kept> {
  const seen = new Set<string>()
  for (;;) {
    const open = (await list()).filter((upload) => !seen.has(keyOf(upload)))
    const next = open.find(isWaitedFor) ?? open[0]
    if (!next) return
    seen.add(keyOf(next))
    yield next
  }
}

function keyOf({ id, state }: Waiting): string {
  return `${id} ${state}`
}

function isWaitedFor({ purpose, state }: Waiting): boolean {
  return purpose === 'file' && state === 'checking'
}

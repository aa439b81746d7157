import type { Variants } from '#domain/imaging/variants/variants.server.ts'
import type { OpenVisualSearch } from '#domain/search/visual/open-visual-search.server.ts'
import type { Staff } from '#domain/staff/model.ts'
import { openBackgroundJob } from '#platform/background-job.ts'
import type { Log } from '#platform/log.ts'
import { type CheckingNeeds, checkUpload } from './check-upload.server.ts'
import { UPLOAD_KEPT_MS, type Upload } from './model.ts'
import { orderedUploads } from './ordered-uploads.ts'
import { prepareVariants, prepareVectors } from './prepare-upload.server.ts'
import { openTusServer } from './tus-server.server.ts'
import { openUploadFolder, type UploadFolder } from './upload-folder.server.ts'

export type Uploads = {
  /** Answers the tus protocol. */
  receive: (request: Request, sender: Staff) => Promise<Response>
  /** The sender's own, the newest change last, with how many bytes have come in. */
  list: (staff: Staff) => Promise<{ upload: Upload; arrived: number }[]>
  /** The sender's own; null for somebody else's. */
  find: (staff: Staff, id: string) => Upload | null
  /** Makes an image of a duplicate all the same. False when it is none. */
  keep: (staff: Staff, id: string) => Promise<boolean>
  /** Bytes of a file that waits for its use; null when it does not. */
  readReady: (staff: Staff, id: string) => Promise<Buffer<ArrayBuffer> | null>
  /** A small WebP of what has come in; null when it is gone or no picture. */
  thumbnail: (staff: Staff, id: string) => Promise<Buffer<ArrayBuffer> | null>
  /** Nothing of it stays. What has become an image stays one. */
  remove: (staff: Staff, id: string) => Promise<boolean>
  /** Processes complete uploads and deletes old ones; ends when all is done that was there at the call. Never rejects. */
  process: () => Promise<void>
  close: () => Promise<void>
}

export type UploadNeeds = CheckingNeeds & {
  /** A folder of this machine: an upload goes on where it began. */
  folder: string
  /** Below which uploads have their addresses. */
  path: string
  variants: Variants
  visual: OpenVisualSearch
  log: Log
}

/** A new upload triggers a run in its own process; the interval is for what failed, and for what is old. */
const PROCESSED_EVERY_MS = 60_000
const THUMBNAIL_SIDE = 480
const SHOWN_STATES: readonly Upload['state'][] = ['duplicate', 'ready', 'checking']

/** Opens the folder and continues where a former process stopped. */
export async function openUploads(needs: UploadNeeds): Promise<Uploads> {
  const { clock, log } = needs
  const folder = await openUploadFolder(needs.folder, log)

  async function change(upload: Upload, changes: Partial<Upload>): Promise<Upload> {
    const changed = { ...upload, ...changes, changedAt: clock.now().toISOString() }
    await folder.put(changed)
    return changed
  }

  const job = openBackgroundJob({
    run: async (signal) => {
      await removeOld(folder, clock.now())
      for (const upload of orderedUploads(folder.list)) {
        if (signal.aborted) return
        await processUpload(needs, folder, upload, change).catch((error) =>
          log.error({ uploadId: upload.id, error }, 'upload.not-processed'),
        )
      }
    },
    everyMs: PROCESSED_EVERY_MS,
    log,
    failureEvent: 'uploads.not-processed',
  })
  job.start()
  void job.trigger()

  const find = (staff: Staff, id: string) => {
    const upload = folder.find(id)
    return upload?.staff.id === staff.id ? upload : null
  }
  const receive = openTusServer({
    folder,
    clock,
    path: needs.path,
    onWhole: async (id) => {
      const upload = folder.find(id)
      if (upload?.state === 'arriving') await change(upload, { state: 'checking' })
      void job.trigger()
    },
  })
  return {
    receive,
    find,
    list: (staff) =>
      Promise.all(
        folder
          .list()
          .filter((upload) => upload.staff.id === staff.id)
          .map(async (upload) => ({ upload, arrived: await countArrived(folder, upload) })),
      ),
    keep: async (staff, id) => {
      const upload = find(staff, id)
      if (upload?.state !== 'duplicate') return false
      await change(upload, { state: 'checking', keptAnyway: true })
      void job.trigger()
      return true
    },
    readReady: async (staff, id) => (find(staff, id)?.state === 'ready' ? folder.readBytes(id) : null),
    thumbnail: async (staff, id) => {
      const upload = find(staff, id)
      if (!upload || !SHOWN_STATES.includes(upload.state)) return null
      const small = await needs.decoder.shrink(await folder.readBytes(id), THUMBNAIL_SIDE)
      return small.outcome === 'decoded' ? small.value : null
    },
    remove: async (staff, id) => {
      if (!find(staff, id)) return false
      await folder.remove(id)
      return true
    },
    process: job.trigger,
    close: job.close,
  }
}

type Change = (upload: Upload, changes: Partial<Upload>) => Promise<Upload>

/** One step after the other; after a restart it continues with the next step. */
async function processUpload(needs: UploadNeeds, folder: UploadFolder, given: Upload, change: Change) {
  let upload = given
  if (upload.state === 'arriving' && (await folder.countBytes(upload.id)) === upload.bytes)
    upload = await change(upload, { state: 'checking' })
  if (upload.state === 'checking') {
    const found = await checkUpload(needs, upload, await folder.readBytes(upload.id))
    // Somebody removed it meanwhile.
    if (!folder.find(upload.id)) return
    upload = await change(upload, found)
    needs.log.info({ uploadId: upload.id, state: upload.state, refusal: upload.refusal }, 'upload.checked')
    if (upload.state === 'refused' || upload.state === 'taken') await folder.removeBytes(upload.id)
  }
  const { pictureId, prepared } = upload
  if (upload.state !== 'taken' || pictureId === null) return
  const variants = prepared.variants || (await prepareVariants(preparingNeeds(needs), pictureId))
  if (!prepared.variants && variants) upload = await change(upload, { prepared: { ...prepared, variants } })
  const vectors = prepared.vectors || (await prepareVectors(preparingNeeds(needs), pictureId))
  if (!prepared.vectors && vectors) await change(upload, { prepared: { variants, vectors } })
}

function preparingNeeds({ db, variants, visual }: UploadNeeds) {
  return { db, variants, visual }
}

function countArrived(folder: UploadFolder, { id, state, bytes }: Upload): Promise<number> | number {
  return state === 'arriving' ? folder.countBytes(id) : bytes
}

async function removeOld(folder: UploadFolder, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UPLOAD_KEPT_MS).toISOString()
  for (const { id, changedAt } of folder.list()) if (changedAt < before) await folder.remove(id)
}

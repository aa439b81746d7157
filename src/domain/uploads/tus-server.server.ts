import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Server, Upload as TusUpload } from '@tus/server'
import type { SignedInStaff } from '#domain/staff/staff-model.ts'
import type { Clock } from '#platform/clock.ts'
import type { UploadStore } from './upload-store.server.ts'
import {
  isOpen,
  LARGEST_UPLOAD_BYTES,
  MOST_OF_AN_ARTIST,
  MOST_OPEN_UPLOADS,
  shownName,
  UploadPlan,
} from './uploads-model.ts'

type TusServerNeeds = {
  store: UploadStore
  clock: Clock
  /** The addresses of uploads are below this path. */
  path: string
  /** Called when the last byte of an upload has been received. */
  onWhole: (id: string) => Promise<void>
}

const ID = /^[0-9a-f]{32}$/
const REFUSED = {
  plan: { status_code: 422, body: 'A name, a purpose and for works an artist are needed.' },
  unknown: { status_code: 404, body: 'There is no such upload.' },
  tooMany: { status_code: 429, body: 'Too many uploads wait; finish or remove some first.' },
  full: { status_code: 503, body: 'The disk has no room for this.' },
  empty: { status_code: 422, body: 'This file is empty.' },
} as const

/**
 * The tus protocol (tus.io, 1.0): a file is received in parts, and after a break its sender asks for the offset.
 * Handles a request of signed-in staff; somebody else's upload is answered as unknown.
 */
export function openTusServer({ store, clock, path, onWhole }: TusServerNeeds) {
  const senders = new WeakMap<Request, SignedInStaff>()

  /** Artists may only upload works of their own, and their uploads leave room for others. */
  async function checkArtist(sender: SignedInStaff, { purpose, artist }: UploadPlan): Promise<void> {
    if (purpose === 'image' && artist !== sender.artistId) throw REFUSED.plan
    const open = (await store.list(sender.id)).filter(({ upload }) => isOpen(upload))
    if (open.length >= MOST_OF_AN_ARTIST) throw REFUSED.tooMany
  }

  const server = new Server({
    path,
    datastore: new ReceivedParts(store),
    maxSize: LARGEST_UPLOAD_BYTES,
    relativeLocation: true,
    // Only our own pages send files here.
    allowedOrigins: () => false,
    getFileIdFromRequest: (_, last) => (last && ID.test(last) ? last : undefined),
    onIncomingRequest: async (request, id) => {
      const sender = senders.get(request)
      if (request.method === 'POST') return
      if (!sender || (await store.find(id))?.upload.staff.id !== sender.id) throw REFUSED.unknown
    },
    onUploadCreate: async (request, { id, size, metadata = {} }) => {
      const sender = senders.get(request)
      const plan = UploadPlan.safeParse(dropNulls(metadata))
      if (!sender || !plan.success) throw REFUSED.plan
      if (!size) throw REFUSED.empty
      if (sender.role === 'artist') await checkArtist(sender, plan.data)
      if ((await store.countOpen()) >= MOST_OPEN_UPLOADS) throw REFUSED.tooMany
      if (!(await store.hasRoomFor(size))) throw REFUSED.full
      const { filename, purpose, artist = null } = plan.data
      await store.add({
        id,
        staff: { id: sender.id, name: sender.name, email: sender.email },
        name: shownName(filename),
        bytes: size,
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
      return {}
    },
    onUploadFinish: async (_, { id }) => {
      await onWhole(id)
      return {}
    },
  })

  return async (request: Request, sender: SignedInStaff): Promise<Response> => {
    senders.set(request, sender)
    return server.handleWeb(request)
  }
}

function dropNulls(metadata: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(metadata).flatMap(([key, value]) => (value ? [[key, value]] : [])))
}

/** The most bytes of a file that are in memory at once. At most this much is lost when the connection breaks. */
const PART_BYTES = 5 * 1024 * 1024

/** The storage of the tus server. Bytes go into the file store, part by part, and count once their row says so. */
class ReceivedParts extends DataStore {
  private readonly store: Pick<UploadStore, 'find' | 'append'>

  constructor(store: Pick<UploadStore, 'find' | 'append'>) {
    super()
    this.store = store
    this.extensions = ['creation', 'creation-with-upload']
  }

  /** The row exists already. */
  override async create(upload: TusUpload): Promise<TusUpload> {
    return upload
  }

  override async getUpload(id: string): Promise<TusUpload> {
    const found = await this.store.find(id)
    if (!found) throw ERRORS.FILE_NOT_FOUND
    const { upload, arrived } = found
    return new TusUpload({ id, size: upload.bytes, offset: arrived })
  }

  /** Also stores what came in before the connection broke. */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    let arrived = offset
    let waiting: Buffer[] = []
    const flush = async () => {
      const bytes = Buffer.concat(waiting)
      waiting = []
      if (bytes.length === 0) return
      const next = await this.store.append(id, arrived, bytes)
      if (next === null) throw ERRORS.INVALID_OFFSET
      arrived = next
    }
    try {
      let held = 0
      for await (const chunk of readable) {
        waiting.push(chunk)
        held += chunk.length
        if (held < PART_BYTES) continue
        await flush()
        held = 0
      }
    } finally {
      await flush()
    }
    return arrived
  }
}

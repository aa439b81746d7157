// The tus protocol (tus.io, 1.0) sends files in parts; after a break their sender asks for the offset.
import type { Readable } from 'node:stream'
import { DataStore, ERRORS, MemoryLocker, Server, Upload } from '@tus/server'
import { refusalCode } from '#platform/database/database-errors.ts'
import { hasRoomFor } from '#platform/files/local-files.server.ts'

/** At most so many bytes of a file are in memory at once, and lost when the connection breaks. */
export const PART_BYTES = 5 * 1024 * 1024
/** nginx lets a little more through. */
export const LARGEST_REQUEST_BYTES = 50 * 1024 * 1024

export type TusReceiver<Sender> = {
  largestBytes: number
  /** It is a folder on the disk of the file store; null for a bucket. */
  disk: string | null
  /** Stores that a file is coming, and returns its id. @throws TusRefusal */
  begin: (sender: Sender, file: AnnouncedFile) => Promise<string>
  find: (sender: Sender, id: string) => Promise<{ bytes: number; arrived: number } | null>
  /** Returns how many bytes there are now; null when they were others. */
  append: (sender: Sender, id: string, offset: number, bytes: Uint8Array) => Promise<number | null>
  onWhole: (id: string) => Promise<void>
}

export type AnnouncedFile = { bytes: number; metadata: Record<string, string> }

/** The library answers what is thrown in this shape. */
export type TusRefusal = { status_code: number; body: string }

const REFUSED = {
  unknown: { status_code: 404, body: 'There is no such upload.' },
  full: { status_code: 507, body: 'The disk has no room for this.' },
  empty: { status_code: 422, body: 'This file is empty.' },
} as const satisfies Record<string, TusRefusal>
const DISK_IS_FULL = ['ENOSPC', 'EDQUOT']

/** POST announces a file, whose address is below the POST's own. Errors that are no refusals are thrown. */
export function receiveByTus<Sender>(
  receiver: TusReceiver<Sender>,
): (request: Request, sender: Sender) => Promise<Response> {
  const locker = new MemoryLocker()
  return async (request, sender) => {
    const { pathname } = new URL(request.url)
    const parts = new ReceivedParts(receiver, sender)
    const failures: unknown[] = []
    // Each request has a server of its own, whose store knows who sends.
    const server = new Server({
      path: '/',
      datastore: parts,
      locker,
      maxSize: receiver.largestBytes,
      // Pages of other sites send nothing here.
      allowedOrigins: () => false,
      generateUrl: (_, { id }) => `${pathname}/${id}`,
      getFileIdFromRequest: () => pathname.split('/').at(-1),
      // The lock interrupts whoever sends, so strangers are refused before it is asked for.
      onIncomingRequest: async (_, id) => {
        if (request.method !== 'POST') await parts.getUpload(id)
      },
      onUploadCreate: async (_, upload) => {
        const { size: bytes, metadata = {} } = upload
        if (!bytes) throw REFUSED.empty
        if (!(await hasRoomFor(receiver.disk, bytes))) throw REFUSED.full
        upload.id = await receiver.begin(sender, { bytes, metadata: dropNulls(metadata) })
        return {}
      },
      onUploadFinish: async (_, { id }) => {
        await receiver.onWhole(id)
        return {}
      },
      onResponseError: (_, error) => {
        if ('status_code' in error) return undefined
        if (DISK_IS_FULL.includes(refusalCode(error) ?? '')) return REFUSED.full
        failures.push(error)
        return undefined
      },
    })
    const response = await server.handleWeb(request)
    for (const failure of failures) throw failure
    return response
  }
}

function dropNulls(metadata: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(metadata).flatMap(([key, value]) => (value ? [[key, value]] : [])))
}

/** Bytes are stored part by part, and count once their row says so. */
class ReceivedParts<Sender> extends DataStore {
  private readonly receiver: TusReceiver<Sender>
  private readonly sender: Sender

  constructor(receiver: TusReceiver<Sender>, sender: Sender) {
    super()
    this.receiver = receiver
    this.sender = sender
    this.extensions = ['creation', 'creation-with-upload']
  }

  override async create(upload: Upload): Promise<Upload> {
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await this.receiver.find(this.sender, id)
    if (!found) throw REFUSED.unknown
    return new Upload({ id, size: found.bytes, offset: found.arrived })
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    let arrived = offset
    let waiting: Buffer[] = []
    let held = 0
    const flush = async () => {
      const bytes = Buffer.concat(waiting)
      waiting = []
      held = 0
      if (bytes.length === 0) return
      const next = await this.receiver.append(this.sender, id, arrived, bytes)
      if (next === null) throw ERRORS.INVALID_OFFSET
      arrived = next
    }
    try {
      for await (const chunk of readable) {
        waiting.push(chunk)
        held += chunk.length
        if (held >= PART_BYTES) await flush()
      }
    } finally {
      await flush()
    }
    return arrived
  }
}

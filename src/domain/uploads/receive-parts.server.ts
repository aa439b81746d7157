import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload as TusUpload } from '@tus/server'
import type { UploadStore } from './upload-store.server.ts'

/** As much of a file is held in memory at once, and as much may be lost when the connection breaks. */
const PART_BYTES = 5 * 1024 * 1024

/** What the tus server stores through: bytes go into the file store, part by part, and count once their row says so. */
export class ReceivedParts extends DataStore {
  private readonly store: Pick<UploadStore, 'find' | 'append'>

  constructor(store: Pick<UploadStore, 'find' | 'append'>) {
    super()
    this.store = store
    this.extensions = ['creation', 'creation-with-upload']
  }

  /** The row was written before. */
  override async create(upload: TusUpload): Promise<TusUpload> {
    return upload
  }

  override async getUpload(id: string): Promise<TusUpload> {
    const found = await this.store.find(id)
    if (!found) throw ERRORS.FILE_NOT_FOUND
    const { upload, arrived } = found
    return new TusUpload({ id, size: upload.bytes, offset: arrived })
  }

  /** Also keeps what came in before the connection broke. */
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

import pLimit from 'p-limit'
import { listPictureRows } from '#domain/imaging/pictures.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { openDrawer } from './drawer.server.ts'
import { DEMO_FOLDER, drawMissing } from './drawing-file-store.ts'

const TOLD_EVERY_MS = 10_000

/** Stores every original of the demo that is not stored yet, in full size, so that commands without the drawer find it. */
export async function storeOriginals(
  db: Database,
  files: FileStore,
  threads: number,
  write: (line: string) => void,
): Promise<void> {
  const rows = [...(await listPictureRows(db)).values()]
  const keys = [
    ...new Set(rows.map(({ originalKey }) => originalKey).filter((key) => key.startsWith(DEMO_FOLDER))),
  ]
  const drawer = openDrawer(threads)
  const drawing = drawMissing(files, drawer.draw)
  const limit = pLimit(threads)
  let [done, told] = [0, performance.now()]
  const store = async (key: string) => {
    const bytes = await drawing.read(key)
    if (bytes && !(await files.read(key))) await files.write(key, bytes)
    done += 1
    if (performance.now() - told < TOLD_EVERY_MS) return
    told = performance.now()
    write(`${done} of ${keys.length} originals are stored ...`)
  }
  await Promise.all(keys.map((key) => limit(() => store(key)))).finally(drawer.close)
  write(`${keys.length} originals are stored.`)
}

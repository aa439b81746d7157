import { join } from 'node:path'
import { listPictureRows } from '#domain/imaging/pictures.server.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { drawPlainly } from '#tests/draw-plainly.ts'
import { runTool } from './servers.ts'
import { atDatabase, seed } from './world.ts'

/** Number of rows in the target of docs/performance.md. */
export const IMPORTED_ROWS = 50_000
const ARTISTS = 1_000
const SHEET_WIDTH = 8

export type ImportResult = { firstMs: number; againMs: number }

/** Exports a catalogue and imports it into an empty database, twice: the second time nothing changes. */
export async function measureImport(folder: string): Promise<ImportResult> {
  const lists = join(folder, 'lists')
  const from = join(folder, 'import-from')
  await seed(from, { artists: ARTISTS, images: IMPORTED_ROWS })
  await storeSheets(from)
  await runTool(['src/cli/export.ts', lists], { DATA_DIR: from })
  const to = { DATA_DIR: join(folder, 'import-to') }
  const time = async () => {
    const started = performance.now()
    await runTool(['src/cli/import.ts', lists], to)
    return performance.now() - started
  }
  return { firstMs: await time(), againMs: await time() }
}

/** The smallest originals: drawing the demo's would take hours, and each has to be a file of its own content. */
async function storeSheets(folder: string): Promise<void> {
  const files = await openFileStore({ kind: 'folder' }, join(folder, 'files'))
  const rows = await atDatabase(folder, listPictureRows)
  for (const { originalKey } of rows.values())
    await files.write(originalKey, await drawPlainly(originalKey, SHEET_WIDTH), 'until a power cut')
}

import { join } from 'node:path'
import { runTool } from './servers.ts'
import { seed } from './world.ts'

/** Number of rows in the target of docs/performance.md. */
export const IMPORTED_ROWS = 50_000
const ARTISTS = 1_000

export type ImportResult = { firstMs: number; againMs: number }

/**
 * Exports a catalogue of drawn pictures and imports it into an empty database, twice: the second time nothing
 * changes.
 */
export async function measureImport(folder: string): Promise<ImportResult> {
  const lists = join(folder, 'lists')
  const from = join(folder, 'import-from')
  await seed(from, { artists: ARTISTS, images: IMPORTED_ROWS })
  await runTool(['src/cli/export.ts', lists], { DATA_DIR: from })
  const to = { DATA_DIR: join(folder, 'import-to') }
  const time = async () => {
    const started = performance.now()
    await runTool(['src/cli/import.ts', lists], to)
    return performance.now() - started
  }
  return { firstMs: await time(), againMs: await time() }
}

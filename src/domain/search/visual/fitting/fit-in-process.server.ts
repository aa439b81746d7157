import { constants } from 'node:os'
import { openPool } from '#platform/jobs/open-pool.server.ts'
import type { fitPages } from './fit-pages.ts'
import type { FeaturesOf, SampledPicture } from './fit-sample.ts'

const FIT = {
  module: new URL('./fit-pages.ts', import.meta.url),
  name: 'fitPages',
  idleMs: Number.POSITIVE_INFINITY,
  process: { priority: constants.priority.PRIORITY_BELOW_NORMAL },
}

/** The process frees its memory, gives way to visitors and gets single pages; null when the signal ended it. */
export async function fitInProcess(
  pages: AsyncIterable<readonly SampledPicture[]>,
  of: FeaturesOf,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  await using pool = openPool<typeof fitPages>(FIT)
  let count = 0
  try {
    for await (const pictures of pages) {
      await pool.run({ pictures }, { signal })
      count += pictures.length
    }
    const bytes = await pool.run({ ...of, count }, { signal })
    return bytes && Uint8Array.from(bytes)
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}

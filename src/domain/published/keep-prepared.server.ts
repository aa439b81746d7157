import { coalesce } from '#platform/concurrency/coalesce.ts'
import { type PreparingNeeds, preparePictures } from './prepare-pictures.server.ts'

/** Changes of the catalogue come in bursts, and each batch of looks is a change itself. */
const PAUSE_BETWEEN_LOOKS_MS = 5_000

/**
 * Prepares what was added while the site runs, by staff or an import, soon after it became visible; until the signal
 * is given.
 */
export function keepPrepared(needs: PreparingNeeds, concurrency: number, signal: AbortSignal): void {
  const { log, readModel } = needs
  const prepare = coalesce(async () => {
    if (!signal.aborted) await preparePictures(needs, concurrency, signal)
  }, PAUSE_BETWEEN_LOOKS_MS)
  readModel.onChange(() => {
    if (signal.aborted) return
    void prepare().catch((error) => log.error({ error }, 'pictures.not-prepared'))
  })
}

import { coalesce } from '#platform/concurrency.ts'
import { type PreparingNeeds, preparePictures } from './prepare-pictures.server.ts'

/** Changes of the catalogue come in bursts, and each prepared batch is a change itself. */
const PAUSE_BETWEEN_RUNS_MS = 5_000

/**
 * Prepares pictures that staff or an import add while the site runs, soon after they become visible. Ends when the
 * signal is aborted.
 */
export function keepPicturesPrepared(needs: PreparingNeeds, concurrency: number, signal: AbortSignal): void {
  const { log, readModel } = needs
  const prepare = coalesce(async () => {
    if (!signal.aborted) await preparePictures(needs, concurrency, signal)
  }, PAUSE_BETWEEN_RUNS_MS)
  readModel.onChange(() => {
    if (signal.aborted) return
    void prepare().catch((error) => log.error({ error }, 'pictures.not-prepared'))
  })
}

// The program of the process that embeds: a model, then crops, each answered under its number.

import type { ModelFolder } from './model-folder.server.ts'
import { computeFeatures, type RawFeatures } from './raw-features.ts'

export type CropTask = { number: number; model: ModelFolder; crop: Uint8Array }
export type CropAnswer = { number: number; features: RawFeatures } | { number: number; error: string }

process.on('message', async ({ number, model, crop }: CropTask) => {
  try {
    const [features] = await computeFeatures({ model, crops: [crop], threads: 1 })
    if (!features) throw new Error('The model returned nothing for the picture.')
    answer({ number, features })
  } catch (error) {
    answer({ number, error: error instanceof Error ? error.message : String(error) })
  }
})
// Whoever asked is gone.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

function answer(own: CropAnswer): void {
  process.send?.(own)
}

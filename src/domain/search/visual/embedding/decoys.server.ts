import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { COLOUR_BINS } from '#domain/search/visual/colours.ts'
import type { StoredFeatures } from './embedder.server.ts'

/** A picture nearer to one of these (noise, charts, forms, screens, rooms) than to any work is not in the catalogue. */
export type Decoy = StoredFeatures & { kind: string }

/** Beside the model whose features they are; made by `npm run model:decoys`. */
export const DECOYS_FILE = 'decoys.bin'

const Head = z.object({ kinds: z.array(z.string()).max(10_000) })

/** A line of JSON with the kinds, then features and colours of each. */
export function encodeDecoys(decoys: readonly Decoy[]): Uint8Array {
  const head = `${JSON.stringify({ kinds: decoys.map(({ kind }) => kind) })}\n`
  return Buffer.concat([Buffer.from(head), ...decoys.flatMap(({ features, colours }) => [features, colours])])
}

export function readDecoys(modelFolder: string): Decoy[] {
  const path = join(modelFolder, DECOYS_FILE)
  if (!existsSync(path)) return []
  const bytes = readFileSync(path)
  const start = bytes.indexOf('\n') + 1
  const { kinds } = Head.parse(JSON.parse(bytes.toString('utf8', 0, start)))
  const length = (bytes.length - start) / kinds.length
  return kinds.map((kind, at) => {
    const chunk = bytes.subarray(start + at * length, start + (at + 1) * length)
    const border = chunk.length - COLOUR_BINS.length
    return { kind, features: chunk.subarray(0, border), colours: chunk.subarray(border) }
  })
}

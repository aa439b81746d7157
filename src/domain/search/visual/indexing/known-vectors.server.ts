import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { COLOUR_BINS } from '#domain/search/visual/colour/colour-bins.ts'
import { asSigned, asUnsigned, type QuantizedVectors } from '#domain/search/visual/vector-bytes.ts'

/** Vectors that are shipped with a model, by the content version of the picture. */
export type KnownVectors = { projection: string; vectors: ReadonlyMap<string, QuantizedVectors> }

export const KNOWN_VECTORS_FILE = 'known-vectors.bin'

const Length = z.int().min(1).max(100_000)
const Head = z.object({
  projection: z.string(),
  content: Length,
  style: Length,
  versions: z.array(z.string()),
})

/** A line of JSON with projection, lengths and content versions, then content, style and colours of each picture. */
export function encodeKnownVectors({ projection, vectors }: KnownVectors): Uint8Array {
  const [first] = vectors.values()
  const head = {
    projection,
    content: first?.content.length ?? 1,
    style: first?.style.length ?? 1,
    versions: [...vectors.keys()],
  }
  const parts = [...vectors.values()].flatMap(({ content, style, colours }) => [
    asUnsigned(content),
    asUnsigned(style),
    colours,
  ])
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...parts])
}

/** The vectors in the model's folder; empty where there are none. */
export function readKnownVectors(folder: string): KnownVectors {
  const path = join(folder, KNOWN_VECTORS_FILE)
  if (!existsSync(path)) return { projection: '', vectors: new Map() }
  const bytes = readFileSync(path)
  const headEnd = bytes.indexOf('\n')
  const { projection, content, style, versions } = Head.parse(JSON.parse(bytes.toString('utf8', 0, headEnd)))
  const length = content + style + COLOUR_BINS.length
  const vectors = new Map(
    versions.map((version, at) => {
      const start = headEnd + 1 + at * length
      const own = bytes.subarray(start, start + length)
      return [
        version,
        {
          content: asSigned(own.subarray(0, content)),
          style: asSigned(own.subarray(content, content + style)),
          colours: own.subarray(content + style),
        },
      ]
    }),
  )
  return { projection, vectors }
}

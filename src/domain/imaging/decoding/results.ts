import { z } from 'zod'
import { PictureMetadata } from '#domain/imaging/metadata-model.ts'

// The answers are checked, because a picture that broke into a decoder's process could make it say anything.

export type Work = keyof typeof RESULTS

const pixels = z.int().positive()
const bytes = z.instanceof(Uint8Array).transform((array) => Buffer.from(array))

const Refused = z.object({
  outcome: z.literal('refused'),
  reason: z.enum(['empty', 'not-an-image', 'broken', 'too-large', 'too-many-frames']),
})

export const RESULTS = {
  check: z.discriminatedUnion('outcome', [
    Refused,
    z.object({
      outcome: z.literal('ok'),
      format: z.enum(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff', 'heic']),
      width: pixels,
      height: pixels,
      frames: pixels,
    }),
  ]),
  copyReference: z.discriminatedUnion('outcome', [
    Refused,
    z.object({
      outcome: z.literal('copied'),
      copy: z
        .object({ pixels: bytes, width: pixels, height: pixels })
        .refine(({ pixels, width, height }) => pixels.length === width * height * 3),
      thumbnail: bytes,
    }),
  ]),
  rewrite: z.object({
    bytes,
    contentType: z.enum(['image/jpeg', 'image/png', 'image/webp', 'image/gif']),
    ending: z.enum(['jpg', 'png', 'webp', 'gif']),
  }),
  shrink: bytes,
  convert: bytes,
  readMetadata: PictureMetadata.nullable(),
}

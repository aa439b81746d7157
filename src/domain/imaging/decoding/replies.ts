import { z } from 'zod'

// What a decoder's process says is checked like anything else that comes from outside: a picture that broke into it
// could make it say anything.

/** Sent to the process; `length` bytes follow on its standard input. `side` in pixels is for `shrink` alone. */
export type Task = { name: TaskName; side: number; length: number }
export type TaskName = keyof typeof RESULTS

const pixels = z.int().positive()
const bytes = z.instanceof(Uint8Array).transform((array) => Buffer.from(array))

const Refused = z.object({
  outcome: z.literal('refused'),
  reason: z.enum(['empty', 'not-an-image', 'broken', 'too-large', 'too-many-frames']),
})

/** What each task answers. */
export const RESULTS = {
  check: z.discriminatedUnion('outcome', [
    Refused,
    z.object({
      outcome: z.literal('ok'),
      format: z.enum(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff']),
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
}

/** That the process can begin, then an answer for each task. */
export const Reply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('done'), result: z.unknown() }),
  /** The picture's decoder failed. */
  z.object({ kind: z.literal('failed') }),
])
export type Reply = z.infer<typeof Reply>

import { type Decoders, orThrow } from '#domain/imaging/decoding/decoder.server.ts'

/** What becomes of the pictures in a form. Visitors wait for the check; what was accepted is rewritten later. */
export function submittedPictures({ visitors, staff }: Decoders) {
  return {
    isPicture: async (bytes: Uint8Array) => {
      const { outcome } = await visitors.check(bytes)
      return outcome === 'busy' ? null : outcome === 'ok'
    },
    rewrite: async (bytes: Uint8Array) => {
      const rewritten = await orThrow(staff.rewrite(bytes))
      if (rewritten.outcome === 'broken') throw new Error('The picture is broken.')
      return rewritten.value
    },
  }
}

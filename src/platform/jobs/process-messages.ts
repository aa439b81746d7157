import { z } from 'zod'

/** Sent to a process. So many bytes follow on its standard input, if any, and become the input's field `bytes`. */
export type Request = { number: number; input: unknown; length: number | null }

/**
 * That the process can begin, then an answer for each request. It is checked like anything else that comes from outside:
 * bytes that broke into the process could make it say anything. The result is checked by whoever does not trust it.
 */
export const Reply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('done'), number: z.int(), result: z.any() }),
  z.object({ kind: z.literal('failed'), number: z.int(), message: z.string() }),
])
export type Reply = z.infer<typeof Reply>

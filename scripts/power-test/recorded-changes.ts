import { readFileSync } from 'node:fs'
import { z } from 'zod'

const name = z.string()
const descriptor = z.number()
const Change = z.discriminatedUnion('kind', [
  /** Another process begins; the descriptors of the one before are closed. */
  z.object({ kind: z.literal('start') }),
  /** Printed by the writer. */
  z.object({ kind: z.literal('said'), text: z.string() }),
  z.object({ kind: z.literal('open'), name, descriptor, creates: z.boolean(), empties: z.boolean() }),
  z.object({ kind: z.literal('write'), descriptor, position: z.number() }),
  z.object({ kind: z.literal('fsync'), descriptor }),
  z.object({
    kind: z.literal('truncate'),
    name: name.optional(),
    descriptor: descriptor.optional(),
    size: z.number(),
  }),
  z.object({ kind: z.literal('create'), name }),
  z.object({ kind: z.literal('mkdir'), name }),
  z.object({ kind: z.literal('unlink'), name }),
  z.object({ kind: z.literal('rename'), name, to: name }),
])
type Facts = z.infer<typeof Change>
/** One call that the writer made, in the order of the calls; `bytes` are those of a write. */
export type RecordedChange = Facts & { bytes: Buffer }

const Length = z.object({ length: z.number() })
const LINE_FEED = 10

/** What `record-writes.mjs` wrote: a line of JSON for each change, then its bytes. */
export function readChanges(file: string): RecordedChange[] {
  const all = readFileSync(file)
  const changes: RecordedChange[] = []
  for (let at = 0; at < all.length; ) {
    const end = all.indexOf(LINE_FEED, at)
    const line: unknown = JSON.parse(all.toString('utf8', at, end))
    const { length } = Length.parse(line)
    at = end + 1 + length
    changes.push({ ...Change.parse(line), bytes: all.subarray(end + 1, at) })
  }
  return changes
}

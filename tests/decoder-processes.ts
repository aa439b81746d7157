import { readdirSync, readFileSync } from 'node:fs'

/** Ids of a process's decoder processes; of this process by default. */
export function listDecoderProcesses(parent = process.pid): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => parentOf(id) === parent && commandOf(id).includes('decoding/decode.ts'))
}

/** Resolves when so many decoders run because of the request; rejects when the request is settled before. */
export async function untilDecoding(
  count: number,
  request: Promise<unknown>,
  parent = process.pid,
): Promise<number[]> {
  const state = { settled: false }
  request.finally(() => {
    state.settled = true
  })
  for (;;) {
    const found = listDecoderProcesses(parent)
    if (found.length >= count) return found
    if (state.settled) throw new Error('The request was settled before a decoder process was seen.')
    await new Promise(setImmediate)
  }
}

function parentOf(id: number): number | null {
  // The name in parentheses may contain anything, so fields are counted after the last parenthesis.
  const fields = readOrEmpty(`/proc/${id}/stat`).split(') ').at(-1)?.split(' ')
  return fields?.[1] === undefined ? null : Number(fields[1])
}

function commandOf(id: number): string {
  return readOrEmpty(`/proc/${id}/cmdline`)
}

/** A process may end while it is read. */
function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

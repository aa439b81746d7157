import { readdirSync, readFileSync } from 'node:fs'

/** Ids of the processes that decode pictures for a process, this one unless told otherwise. */
export function listDecoderProcesses(parent = process.pid): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => parentOf(id) === parent && commandOf(id).includes('decoder-entry.ts'))
}

/** Ends when so many decode, which those that ask for a picture bring about; rejects when they are answered before. */
export async function untilDecoding(
  count: number,
  asking: Promise<unknown>,
  parent = process.pid,
): Promise<number[]> {
  const state = { answered: false }
  asking.finally(() => {
    state.answered = true
  })
  for (;;) {
    const found = listDecoderProcesses(parent)
    if (found.length >= count) return found
    if (state.answered) throw new Error('The picture was answered before anybody could see it being decoded.')
    await new Promise(setImmediate)
  }
}

function parentOf(id: number): number | null {
  // The name in parentheses may hold anything, so what follows the last one counts.
  const fields = readOrEmpty(`/proc/${id}/stat`).split(') ').at(-1)?.split(' ')
  return fields?.[1] === undefined ? null : Number(fields[1])
}

function commandOf(id: number): string {
  return readOrEmpty(`/proc/${id}/cmdline`)
}

/** A process may end while it is looked at. */
function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

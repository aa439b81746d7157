import { childrenOf, commandOf } from './process-tree.ts'

/** Ids of a process's decoder processes; of this process by default. */
export function listDecoderProcesses(parent = process.pid): number[] {
  return childrenOf(parent).filter((id) => commandOf(id).includes('decoding/decode.ts'))
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

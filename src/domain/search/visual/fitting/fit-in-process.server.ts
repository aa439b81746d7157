import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { forkEntry } from '#domain/search/visual/fork-entry.server.ts'
import type { FeaturesOf, FitMessage, SampledPicture } from './fit-sample.ts'

const ENTRY = new URL('./fit-entry.ts', import.meta.url)

/**
 * Fits in a process of its own, whose memory is the machine's again when it ends; minutes of computing give way to whatever
 * a visitor waits for. It is sent one page after the other, so that this process never holds more than one. Returns the
 * bytes of the projection; null when it was ended by the signal.
 * @throws when the process ends without an answer.
 */
export async function fitInProcess(
  pages: AsyncIterable<readonly SampledPicture[]>,
  of: FeaturesOf,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const child = forkEntry(ENTRY)
  const end = () => child.kill('SIGKILL')
  signal.addEventListener('abort', end)
  try {
    const ended = once(child, 'exit')
    const answer: Promise<unknown[]> = once(child, 'message')
    if (child.pid !== undefined) lowerPriority(child.pid)
    for await (const pictures of pages) {
      if (signal.aborted) return null
      await send(child, { pictures })
    }
    await send(child, of)
    const [bytes] = await Promise.race([answer, ended.then(() => [null])])
    if (bytes instanceof Uint8Array) return Uint8Array.from(bytes)
    if (signal.aborted) return null
    throw new Error('The process that fits ended without an answer.')
  } finally {
    signal.removeEventListener('abort', end)
    end()
  }
}

/** Resolves when it is sent. What a process that has ended does not read is told by its end. */
function send(child: ChildProcess, message: FitMessage): Promise<void> {
  return new Promise((resolve) => {
    child.send(message, () => resolve())
  })
}

/** Some systems forbid it. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}

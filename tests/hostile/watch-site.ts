import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { listDecoderProcesses } from '#tests/decoder-processes.ts'
import type { RunningSite } from '#tests/run-program.ts'
import { readWatched } from '#tests/watch-process.ts'

const LOOK_EVERY_MS = 100
const KILOBYTES = 1_024

/** In milliseconds. */
export class Times {
  readonly #times: number[] = []

  add(ms: number): void {
    this.#times.push(ms)
  }

  get median(): number {
    return this.at(0.5)
  }

  toString(): string {
    const [half, almostAll, all] = [0.5, 0.99, 1].map((share) => Math.round(this.at(share)))
    return `${half} ms at the median, ${almostAll} ms for 99 %, ${all} ms at most (${this.#times.length} times)`
  }

  /** What this share of them does not exceed. */
  at(share: number): number {
    const sorted = this.#times.toSorted((one, other) => one - other)
    return sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  }
}

/**
 * Polls health and an uncached page while others send. Memory is the largest resident size of the site and of its largest
 * decoder; `stop` the longest stop of the event loop.
 */
export function watchSite({ address, pid }: Pick<RunningSite, 'address' | 'pid'>, socket: string) {
  const health = new Times()
  const page = new Times()
  const failures: string[] = []
  let siteMb = 0
  let decodersMb = 0
  let stop = { ownMs: 0, processorMs: 0 }
  let isOver = false

  async function ask(path: string, times: Times): Promise<void> {
    const started = performance.now()
    const response = await askAgain(address + path)
    await response.arrayBuffer()
    times.add(performance.now() - started)
    if (response.status !== 200) failures.push(`${path} answered ${response.status}`)
  }

  async function poll(): Promise<void> {
    for (let round = 1; !isOver; round++) {
      await ask('/healthz', health)
      await ask(`/news?round=${round}`, page)
      const { ownMs, processorMs } = await readWatched(socket)
      if (round > 1 && ownMs > stop.ownMs) stop = { ownMs, processorMs }
      const decoders = listDecoderProcesses(pid).map(residentMb)
      siteMb = Math.max(siteMb, residentMb(pid))
      decodersMb = Math.max(decodersMb, ...decoders)
      await wait(LOOK_EVERY_MS)
    }
  }

  // Told at the end; until then nobody waits for it.
  const polling = poll().catch((error: unknown) => {
    failures.push(`the site could not be asked: ${error}`)
  })
  return {
    end: async () => {
      isOver = true
      await polling
      return { health, page, failures, siteMb, decodersMb, stop }
    },
  }
}

/** As browsers do: a kept connection may end in the moment in which it is used again. */
function askAgain(address: string): Promise<Response> {
  return fetch(address).catch(() => fetch(address))
}

function residentMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / KILOBYTES
  } catch {
    // It ended while it was read.
    return 0
  }
}

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { forkEntry } from '#domain/search/visual/fork-entry.server.ts'
import type { Embedder } from './embedder.server.ts'
import type { CropAnswer, CropTask } from './embedder-entry.ts'
import type { ModelFolder } from './model-folder.server.ts'
import { cropMiddle } from './prepare-crops.server.ts'
import type { RawFeatures } from './raw-features.ts'
import { silenceRuntime } from './workaround-runtime-telemetry.ts'

const ENTRY = new URL('./embedder-entry.ts', import.meta.url)
/** Between two parts of a catalogue it is kept; loading the model takes a second. */
const IDLE_MS = 15_000

type Waiting = { resolve: (features: RawFeatures) => void; reject: (error: Error) => void }
type Running = { child: ChildProcess; waiting: Map<number, Waiting> }

/**
 * Embeds a whole catalogue in a process of its own: what the model and thousands of pictures leave in memory is the
 * machine's again when it ends, after the last picture. The next one starts another.
 */
export function openEmbedderProcess(
  model: ModelFolder,
  { idleMs = IDLE_MS } = {},
): Embedder & { pid: () => number | undefined } {
  let running: Running | null = null
  let idle: NodeJS.Timeout | undefined
  let count = 0

  function start(): Running {
    silenceRuntime()
    const child = forkEntry(ENTRY)
    const started: Running = { child, waiting: new Map() }
    child.on('message', (answer: CropAnswer) => settle(started, answer))
    const fail = () => {
      if (running === started) running = null
      for (const { reject } of started.waiting.values())
        reject(new Error('The process that embeds ended without an answer.'))
      started.waiting.clear()
    }
    child.once('exit', fail).once('error', fail)
    return started
  }

  function settle({ child, waiting }: Running, answer: CropAnswer): void {
    const own = waiting.get(answer.number)
    waiting.delete(answer.number)
    if ('features' in answer) own?.resolve(answer.features)
    else own?.reject(new Error(answer.error))
    if (waiting.size > 0) return
    idle = setTimeout(() => end(child), idleMs)
    idle.unref()
  }

  function end(child: ChildProcess): void {
    if (running?.child === child) running = null
    child.kill('SIGKILL')
  }

  function embedCrop(crop: Uint8Array): Promise<RawFeatures> {
    clearTimeout(idle)
    running ??= start()
    const { child, waiting } = running
    const number = count++
    const task: CropTask = { number, model, crop }
    return new Promise((resolve, reject) => {
      waiting.set(number, { resolve, reject })
      // What a process that is ending does not read is rejected at its end.
      child.send(task, () => {})
    })
  }

  return {
    id: model.id,
    contentLength: model.content.length,
    styleLength: model.style.length,
    embedImage: async (copy, shares) => {
      const crops = await cropMiddle(copy, shares, model.input.size)
      return Promise.all(crops.map(embedCrop))
    },
    pid: () => running?.child.pid,
    close: async () => {
      clearTimeout(idle)
      if (!running) return
      const { child } = running
      const ended = once(child, 'exit')
      end(child)
      await ended
    },
  }
}

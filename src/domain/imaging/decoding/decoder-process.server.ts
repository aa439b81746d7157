import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Log } from '#platform/log.ts'
import { Reply, type Task } from './replies.ts'

/** How a task ended. */
export type TaskEnding =
  | { kind: 'done'; result: unknown }
  /** The picture's decoder failed. */
  | { kind: 'failed' }
  /** It took too long, or more memory than there is for it; the process has ended. */
  | { kind: 'too-much' }
  /** Somebody else ended the process, or it could not be started: nothing is known of the picture. */
  | { kind: 'interrupted' }

export type DecoderProcess = {
  /** One task at a time. */
  run: (task: Task, bytes: Uint8Array) => Promise<TaskEnding>
  /** Ends the process at once, whatever it is doing; resolves when it has gone. */
  close: () => Promise<void>
}

/** Of everything that can be written to. Node alone maps 570 MB of it and touches 65; the rest is for one picture. */
const MOST_MEMORY_KB = 1_200_000
const MOST_HEAP_MB = 96
/** Half of the processor time that an answer to a visitor gets where both want it. */
const PRIORITY = 3
/** Starting takes a third of a second on an idle machine. */
const STARTED_WITHIN_MS = 20_000
/** A process holds 65 MB; one that has nothing to do ends and gives them back. */
const IDLE_MS = 60_000
/** Node has no call to limit its memory; a shell has. */
const LIMITED = `ulimit -d ${MOST_MEMORY_KB} && exec "$0" "$@"`
const ENTRY = fileURLToPath(new URL('./decoder-entry.ts', import.meta.url))
const FLAGS = ['--v8-pool-size=1', `--max-old-space-size=${MOST_HEAP_MB}`, ENTRY]

type Opening = { log: Log; longestMs: number }

/** Starts at the first task, and again after each end. */
export function openDecoderProcess({ log, longestMs }: Opening): DecoderProcess {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = spawn('/bin/sh', ['-c', LIMITED, process.execPath, ...FLAGS], {
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      env: { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '2' },
    })
    const forget = () => {
      if (child === started) child = null
    }
    // What it does not read any more needs no error of its own: its end is heard.
    started.stdin?.on('error', forget)
    started.on('error', forget).once('exit', forget)
    if (started.pid !== undefined) lowerPriority(started.pid)
    return started
  }

  async function findStarted(): Promise<ChildProcess | null> {
    if (child) return child
    child = start()
    const starting = child
    return (await nextReply(starting, STARTED_WITHIN_MS)).kind === 'ready' ? starting : null
  }

  async function runOn(started: ChildProcess, task: Task, bytes: Uint8Array): Promise<TaskEnding> {
    const replying = nextReply(started, longestMs)
    started.send(task, () => {})
    started.stdin?.write(bytes)
    const reply = await replying
    return reply.kind === 'ready' ? { kind: 'interrupted' } : reply
  }

  return {
    run: async (task, bytes) => {
      clearTimeout(idle)
      const started = await findStarted()
      const ending = started ? await runOn(started, task, bytes) : { kind: 'interrupted' as const }
      if (ending.kind === 'too-much' || ending.kind === 'interrupted')
        log.warn({ task: task.name, bytes: task.length, ending: ending.kind }, 'decoder.ended')
      idle = setTimeout(() => started?.kill('SIGKILL'), IDLE_MS)
      idle.unref()
      return ending
    },
    close: async () => {
      clearTimeout(idle)
      if (!child) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Some systems forbid it, and the process may be gone already: then it works as it is, or its end is heard. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, PRIORITY)
  } catch {}
}

/** The next thing that the process says, or how it ended. After `withinMs` it is ended. */
function nextReply(child: ChildProcess, withinMs: number): Promise<Reply | TaskEnding> {
  const { promise, resolve } = Promise.withResolvers<Reply | TaskEnding>()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, withinMs)
  const onMessage = (message: unknown) => {
    const reply = Reply.safeParse(message)
    resolve(reply.success ? reply.data : { kind: 'failed' })
  }
  // Without memory it ends itself; nobody but us and the machine's owner sends SIGKILL.
  const onExit = (_: number | null, signal: NodeJS.Signals | null) =>
    resolve({ kind: signal === 'SIGKILL' && !isLate ? 'interrupted' : 'too-much' })
  const onError = () => resolve({ kind: 'interrupted' })
  child.once('message', onMessage).once('exit', onExit).once('error', onError)
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', onMessage).off('exit', onExit).off('error', onError)
  })
}

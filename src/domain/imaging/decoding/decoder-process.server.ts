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
  /** Whether the next task need not wait for a start. */
  isStarted: () => boolean
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
/** Node has no call to limit its memory; a shell has. */
const LIMITED = `ulimit -d ${MOST_MEMORY_KB} && exec "$0" "$@"`
const ENTRY = fileURLToPath(new URL('./decoder-entry.ts', import.meta.url))
const FLAGS = ['--v8-pool-size=1', `--max-old-space-size=${MOST_HEAP_MB}`, ENTRY]

type Opening = {
  log: Log
  longestMs: number
  /** Without a task for so long it ends, and gives its memory back. */
  idleMs: number
  /** Whether a fresh one is started then: it has 30 MB of its own, one that has worked 50 to 80. */
  isKeptReady: boolean
}

type Started = { child: ChildProcess; isReady: Promise<boolean> }

/** Starts at the first task, and again after each end. */
export function openDecoderProcess({ log, longestMs, idleMs, isKeptReady }: Opening): DecoderProcess {
  let current: Started | null = null
  let idle: NodeJS.Timeout | undefined

  function start(): Started {
    const started = spawn('/bin/sh', ['-c', LIMITED, process.execPath, ...FLAGS], {
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      env: { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '2' },
    })
    const forget = () => {
      if (current?.child === started) current = null
    }
    // What it does not read any more needs no error of its own: its end is heard.
    started.stdin?.on('error', forget)
    started.on('error', forget).once('exit', forget)
    if (started.pid !== undefined) lowerPriority(started.pid)
    const isReady = nextReply(started, STARTED_WITHIN_MS).then(({ kind }) => kind === 'ready')
    return { child: started, isReady }
  }

  async function findStarted(): Promise<ChildProcess | null> {
    current ??= start()
    const { child, isReady } = current
    return (await isReady) ? child : null
  }

  function endIdle(worked: ChildProcess | null): void {
    if (!worked || current?.child !== worked) return
    worked.kill('SIGKILL')
    current = isKeptReady ? start() : null
  }

  async function runOn(started: ChildProcess, task: Task, bytes: Uint8Array): Promise<TaskEnding> {
    const replying = nextReply(started, longestMs)
    started.send(task, () => {})
    started.stdin?.write(bytes)
    const reply = await replying
    return reply.kind === 'ready' ? { kind: 'interrupted' } : reply
  }

  return {
    isStarted: () => current !== null,
    run: async (task, bytes) => {
      clearTimeout(idle)
      const started = await findStarted()
      const ending = started ? await runOn(started, task, bytes) : { kind: 'interrupted' as const }
      if (ending.kind === 'too-much' || ending.kind === 'interrupted')
        log.warn({ task: task.name, bytes: task.length, ending: ending.kind }, 'decoder.ended')
      idle = setTimeout(() => endIdle(started), idleMs)
      idle.unref()
      return ending
    },
    close: async () => {
      clearTimeout(idle)
      if (!current) return
      const { child } = current
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

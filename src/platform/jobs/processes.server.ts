import { type ChildProcess, spawn } from 'node:child_process'
import { addAbortListener, once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import {
  type Ending,
  Reply,
  type Request,
  type Task,
  TaskEnded,
  type Workers,
  type WorkersOf,
} from './task.ts'

/** An input whose process computed for a smaller share of its time is not to blame: others had the processor. */
const BLAMED_FROM = 0.5
/** Starting takes a third of a second on an idle machine. */
const STARTED_WITHIN_MS = 20_000

export function openProcesses<Input, Output>(task: WorkersOf): Workers<Input, Output> {
  const keptReady = task.process?.keptReady ?? 0
  const processes = Array.from({ length: task.workers }, (_, at) =>
    openProcess<Input, Output>(task, at < keptReady),
  )
  return {
    run: (input, signal) => {
      const free = processes.filter(({ count }) => count() < task.atOnce)
      const found = free.find(({ isStarted }) => isStarted()) ?? free[0]
      if (!found) throw new RangeError('These are more inputs than the processes take.')
      return found.run(input, signal)
    },
    warm: () => {
      for (const { warm } of processes.slice(0, keptReady)) warm()
    },
    close: () => Promise.all(processes.map(({ close }) => close())),
  }
}

type OpenProcess<Input, Output> = Workers<Input, Output> & { isStarted: () => boolean; count: () => number }

function openProcess<Input, Output>(task: WorkersOf, isKeptReady: boolean): OpenProcess<Input, Output> {
  const { idleMs } = task
  let current: Started<Output> | null = null
  let idle: NodeJS.Timeout | undefined
  let count = 0

  function start(): Started<Output> {
    const started: Started<Output> = beginProcess(task, () => {
      if (current === started) current = null
    })
    return started
  }

  function endIdle(worked: Started<Output>): void {
    if (current !== worked) return
    worked.end('interrupted')
    current = isKeptReady ? start() : null
  }

  return {
    isStarted: () => current !== null,
    count: () => count,
    warm: () => {
      current ??= start()
    },
    run: async (input, signal) => {
      clearTimeout(idle)
      current ??= start()
      const started = current
      count += 1
      using _aborted = signal && addAbortListener(signal, () => started.end('interrupted'))
      try {
        return await started.ask(input)
      } finally {
        count -= 1
        if (count === 0 && Number.isFinite(idleMs)) idle = setTimeout(() => endIdle(started), idleMs).unref()
      }
    },
    close: async () => {
      clearTimeout(idle)
      if (!current) return
      const { child, end } = current
      const ended = once(child, 'exit')
      end('interrupted')
      await ended
    },
  }
}

type Started<Output> = {
  child: ChildProcess
  ask: (input: unknown) => Promise<Output>
  end: (ending: Ending) => void
}

function beginProcess<Output>(task: Task, onGone: () => void): Started<Output> {
  const longestMs = task.process?.longestMs
  const child = startProcess(task)
  const answers = new Map<number, PromiseWithResolvers<Output>>()
  const { promise: isReady, resolve: setReady } = Promise.withResolvers<boolean>()
  const starting = setTimeout(() => end('interrupted'), STARTED_WITHIN_MS)
  let numbers = 0
  let isStarted = false
  let known: Ending | null = null

  function end(ending: Ending): void {
    known ??= ending
    child.kill('SIGKILL')
  }

  function onEnd(ending: Ending): void {
    clearTimeout(starting)
    onGone()
    setReady(false)
    for (const { reject } of answers.values())
      reject(new TaskEnded(task, isStarted ? (known ?? ending) : 'interrupted'))
  }

  function onReply(reply: Reply): void {
    if (reply.kind === 'done') answers.get(reply.number)?.resolve(reply.result)
    else if (reply.kind === 'failed') answers.get(reply.number)?.reject(new Error(reply.message))
    else {
      isStarted = true
      clearTimeout(starting)
      setReady(true)
    }
  }

  function endLate(limitMs: number): NodeJS.Timeout {
    const before = processorMs(child.pid)
    return setTimeout(() => end(endingAfter(processorMs(child.pid) - before, limitMs)), limitMs)
  }

  async function ask(input: unknown): Promise<Output> {
    const number = numbers++
    const answer = Promise.withResolvers<Output>()
    answers.set(number, answer)
    let timer: NodeJS.Timeout | undefined
    try {
      if (await isReady) {
        if (longestMs) timer = endLate(longestMs)
        send(child, number, input)
      }
      return await answer.promise
    } finally {
      clearTimeout(timer)
      answers.delete(number)
    }
  }

  child.on('message', (message) => {
    const reply = Reply.safeParse(message)
    if (reply.success) onReply(reply.data)
    else end('too-much')
  })
  // A process without memory ends itself; nobody but us and the machine's owner sends SIGKILL.
  child.once('exit', (_, signal) => onEnd(signal === 'SIGKILL' ? 'interrupted' : 'too-much'))
  child.once('error', () => onEnd('interrupted'))
  // A failed write to the process needs no error of its own, since `exit` tells that it has ended.
  child.stdin?.on('error', onGone)
  return { child, ask, end }
}

export function endingAfter(usedMs: number, limitMs: number): Ending {
  return usedMs >= BLAMED_FROM * limitMs ? 'too-much' : 'interrupted'
}

/** Through the message channel 15 MB would stop the event loop for 31 ms, so bytes go through the standard input. */
function send(child: ChildProcess, number: number, input: unknown): void {
  const bytes = Object(input).bytes
  const hasBytes = bytes instanceof Uint8Array
  const request: Request = hasBytes
    ? { number, input: { ...Object(input), bytes: null }, length: bytes.length }
    : { number, input, length: null }
  child.send(request, () => {})
  if (hasBytes) child.stdin?.write(bytes)
}

const ENTRY = fileURLToPath(new URL('./process-entry.ts', import.meta.url))

function startProcess({ module, name, process: { untrusted, priority } = {} }: Task): ChildProcess {
  const program = [ENTRY, module.href, name]
  const child = untrusted
    ? startUntrusted(program, untrusted.memoryKb, untrusted.heapMb)
    : spawn(process.execPath, [...process.execArgv, ...program], {
        stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
        serialization: 'advanced',
      })
  if (priority !== undefined && child.pid !== undefined) lowerPriority(child.pid, priority)
  return child
}

/** Only a shell can limit all writable memory. `gc` gives memory back, since V8 does not know how near the limit is. */
function startUntrusted(program: readonly string[], memoryKb: number, heapMb: number): ChildProcess {
  const flags = ['--v8-pool-size=1', `--max-old-space-size=${heapMb}`, '--expose-gc']
  const limited = `ulimit -d ${memoryKb} && exec "$0" "$@"`
  return spawn('/bin/sh', ['-c', limited, process.execPath, ...flags, ...program], {
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '2', ...memorySettings() },
  })
}

function memorySettings(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_')))
}

/** The same on every Linux that Node runs on. */
const TICK_MS = 10

/** Without Linux's table of processes all time that has passed counts. */
function processorMs(pid: number | undefined): number {
  try {
    // Fields 14 and 15 of proc(5); the second one, a name, ends with the last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return performance.now()
  }
}

/** Some systems forbid it, and the process may be gone already: then it works as it is, or its end is heard. */
function lowerPriority(pid: number, priority: number): void {
  try {
    setPriority(pid, priority)
  } catch {}
}

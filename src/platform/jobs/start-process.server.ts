import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Task } from './task.ts'

const ENTRY = fileURLToPath(new URL('./process-entry.ts', import.meta.url))

/** Starts a program that takes messages with typed arrays, and answers each with what the task's function returns. */
export function startProcess({ module, name, process: { untrusted, priority } = {} }: Task): ChildProcess {
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

/**
 * Node has no call to limit all memory that can be written to; a shell has. What takes much of it can give it back at once
 * by `gc`, as nothing else tells V8 how near the limit is.
 */
function startUntrusted(program: readonly string[], memoryKb: number, heapMb: number): ChildProcess {
  const flags = ['--v8-pool-size=1', `--max-old-space-size=${heapMb}`, '--expose-gc']
  const limited = `ulimit -d ${memoryKb} && exec "$0" "$@"`
  return spawn('/bin/sh', ['-c', limited, process.execPath, ...flags, ...program], {
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '2', ...memorySettings() },
  })
}

/** How the site's processes give freed memory back, as `scripts/serving.json` says. */
function memorySettings(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_')))
}

/** Some systems forbid it, and the process may be gone already: then it works as it is, or its end is heard. */
function lowerPriority(pid: number, priority: number): void {
  try {
    setPriority(pid, priority)
  } catch {}
}

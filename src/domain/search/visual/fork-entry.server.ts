import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Starts a program of ours in a process of its own that takes and answers messages with typed arrays; what it says is an error. */
export function forkEntry(entry: URL): ChildProcess {
  return fork(fileURLToPath(entry), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

// Loaded into the site before anything else, where it is fuzzed or measured: tells through a socket how long the event loop stood
// still, and what the process has in memory.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

const EVERY_MS = 20
const MICROSECONDS = 1_000
const NANOSECONDS = 1_000_000

const socket = process.env.WATCH_SOCKET
// Threads and processes of the site get the same options and are not what is watched.
if (socket && isMainThread && process.argv[1]?.endsWith('src/main.ts')) watch(socket)

function watch(path) {
  let [at, used, waited] = [performance.now(), processorMs(), waitedMs()]
  let longest = { ownMs: 0, clockMs: 0, processorMs: 0 }
  setInterval(() => {
    const [now, usedNow, waitedNow] = [performance.now(), processorMs(), waitedMs()]
    const clockMs = now - at - EVERY_MS
    const ownMs = clockMs - (waitedNow - waited)
    if (ownMs > longest.ownMs) longest = { ownMs, clockMs, processorMs: usedNow - used }
    ;[at, used, waited] = [now, usedNow, waitedNow]
  }, EVERY_MS).unref()
  createServer((_, response) => {
    response.end(JSON.stringify({ ...longest, usedMs: usedMs(), ...process.memoryUsage() }))
    longest = { ownMs: 0, clockMs: 0, processorMs: 0 }
  })
    .listen(path)
    .unref()
}

/** What all threads of the process have used. */
function usedMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / MICROSECONDS
}

/** What this thread alone has used. */
function processorMs() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / MICROSECONDS
}

/** How long the main thread could run and had no processor: a busy machine makes an idle event loop late as well. */
function waitedMs() {
  return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / NANOSECONDS
}

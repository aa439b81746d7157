// `npm run test:load`: measures what the demo site can answer, asks for twice as much, and then lets 200 clients read slowly.
// Ends with 1 when somebody was answered anything but 200 or 503 with Retry-After, or one of the limits below was exceeded.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from '#scripts/commands.mjs'
import { Times } from '#tests/hostile/watch-site.ts'
import { failOn, say, startDemo } from '#tests/long-run.ts'
import type { RunningSite } from '#tests/run-program.ts'
import { Generated } from './generated.ts'

const LIMITS = { healthMs: 250, memoryMb: 900, recoveredMs: 5_000, slowedDown: 3 }
const MEASURED_SECONDS = 10
const SLOW_CLIENTS = 200
const LOOK_EVERY_MS = 50
const IN_TIME_MS = 250

const run = promisify(execFile)

async function main({ seconds }: { seconds: number }): Promise<void> {
  await using demo = await startDemo()
  const { site } = demo
  // Pages, and the pictures on them, are made once before.
  await generate(site.address, MEASURED_SECONDS, 0)
  const capacity = countAll(await generate(site.address, MEASURED_SECONDS, 0)) / MEASURED_SECONDS
  say(`capacity: ${Math.round(capacity)} requests a second`)
  const watch = watchHealth(site)
  const generated = await generate(site.address, seconds, 2 * capacity)
  const { health, memoryMb } = await watch.end()
  const recoveredMs = await timeRecovery(site.address)
  const counts = Object.entries(generated.statuses).map(([status, count]) => `${count} x ${status}`)
  say(
    `${Math.round(2 * capacity)} a second for ${seconds} s: ${counts.join(', ')}, ${generated.notSent} not sent`,
  )
  say(
    `health ${health}; ${memoryMb} MB at most; a page in ${IN_TIME_MS} ms again after ${Math.round(recoveredMs)} ms`,
  )
  const slow = await measureBesideSlowClients(site.address)
  say(`a cold page ${slow.before} alone, ${slow.beside} beside ${SLOW_CLIENTS} slow clients`)
  failOn([
    ...judge(generated),
    ...(health.at(0.99) > LIMITS.healthMs ? [`health took ${health}`] : []),
    ...(memoryMb > LIMITS.memoryMb ? [`memory grew to ${memoryMb} MB`] : []),
    ...(recoveredMs > LIMITS.recoveredMs ? [`it took ${recoveredMs} ms to recover`] : []),
    ...(slow.beside.median > LIMITS.slowedDown * slow.before.median ? ['slow clients harm others'] : []),
  ])
}

async function generate(address: string, seconds: number, perSecond: number): Promise<Generated> {
  const parameters = ['tests/load/generator.ts', address, String(seconds), String(perSecond)]
  const { stdout } = await run(process.execPath, parameters, { maxBuffer: 1e8 })
  return Generated.parse(JSON.parse(stdout))
}

function countAll({ statuses }: Generated): number {
  return Object.values(statuses).reduce((sum, count) => sum + count, 0)
}

function judge({ statuses, withoutRetryAfter, failed }: Generated): string[] {
  const others = Object.keys(statuses).filter((status) => status !== '200' && status !== '503')
  return [
    ...others.map((status) => `${statuses[status]} answers were ${status}`),
    ...(withoutRetryAfter > 0 ? [`${withoutRetryAfter} refusals do not say when to come back`] : []),
    ...Object.entries(failed).map(([reason, count]) => `${count} requests failed: ${reason}`),
  ]
}

function watchHealth({ address, pid }: RunningSite) {
  const health = new Times()
  let memoryMb = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      health.add(await timeOf(`${address}/healthz`))
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      memoryMb = Math.max(memoryMb, Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_024))
      await wait(LOOK_EVERY_MS)
    }
  })()
  return {
    end: async () => {
      isOver = true
      await watching
      return { health, memoryMb }
    },
  }
}

/** Milliseconds; of a refusal without end. */
async function timeOf(url: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  return response.status === 200 ? performance.now() - began : Number.POSITIVE_INFINITY
}

async function timeRecovery(address: string): Promise<number> {
  const began = performance.now()
  while ((await timeOf(`${address}/news?danach=${performance.now()}`)) > IN_TIME_MS) await wait(LOOK_EVERY_MS)
  return performance.now() - began
}

/** Each asks for the largest page and then reads nothing of it. */
async function measureBesideSlowClients(address: string): Promise<{ before: Times; beside: Times }> {
  const before = await timePages(address, 'allein')
  const { hostname, port } = new URL(address)
  const sockets = Array.from({ length: SLOW_CLIENTS }, (): Socket => {
    const socket = connect(Number(port), hostname).pause()
    socket.on('error', () => {})
    socket.write(`GET /allezeichner HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(3))
    return socket
  })
  const beside = await timePages(address, 'daneben')
  for (const socket of sockets) socket.destroy()
  return { before, beside }
}

async function timePages(address: string, name: string): Promise<Times> {
  const times = new Times()
  for (let number = 0; number < 60; number++) {
    times.add(await timeOf(`${address}/news?${name}=${number}`))
    await wait(LOOK_EVERY_MS)
  }
  return times
}

await runDeclared(COMMANDS, 'test:load', main)

// Runs the programs of the gate in their order, as many at a time as there are processors for.
import { spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ROOT, tell } from './prepare.mjs'

const LOGS = join(ROOT, 'test-results/logs')
/** In `/proc/self/stat`, behind the name: `cutime` and `cstime`, in hundredths of a second. */
const OF_CHILDREN = [13, 14]
const TICKS_PER_SECOND = 100

let usedBefore = 0

/**
 * @typedef {{ name: string, command: readonly string[], processors: number, isShown?: boolean, environment?: Record<string, string> }} Program
 *   `processors`: how many it keeps busy. `isShown`: prints while it runs, which one of them may.
 */

/**
 * Starts each program as soon as there are processors for it and all before it have been started, and prints its output
 * when it has ended.
 *
 * @param {readonly Program[]} programs
 * @returns {Promise<boolean>} whether all ended with 0
 */
export async function runPrograms(programs) {
  mkdirSync(LOGS, { recursive: true })
  usedBefore = usedByChildren()
  /** @type {Set<Promise<void>>} */
  const running = new Set()
  let free = availableParallelism()
  let hasPassed = true
  for (const program of programs) {
    while (running.size > 0 && program.processors > free) await Promise.race(running)
    free -= program.processors
    const ending = runOne(program).then((isGood) => {
      hasPassed &&= isGood
      free += program.processors
      running.delete(ending)
    })
    running.add(ending)
  }
  await Promise.all(running)
  return hasPassed
}

/** @param {Program} program @returns {Promise<boolean>} */
function runOne({ name, command: [file = '', ...parameters], isShown = false, environment = {} }) {
  const started = performance.now()
  const log = join(LOGS, `${name.replaceAll(' ', '-')}.log`)
  const output = isShown ? 'inherit' : openSync(log, 'w')
  const env = { ...process.env, ...environment }
  const child = spawn(file, parameters, { cwd: ROOT, env, stdio: ['ignore', output, output] })
  // The terminal sends Ctrl-C to all of them; SIGTERM only reaches this process.
  const end = () => child.kill('SIGTERM')
  process.once('SIGTERM', end)
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('exit', (code) => {
      process.off('SIGTERM', end)
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      const usedNow = usedByChildren()
      const used = (usedNow - usedBefore).toFixed(0)
      usedBefore = usedNow
      if (!isShown) tell(readFileSync(log, 'utf8').trimEnd())
      tell(`${code === 0 ? 'passed' : 'FAILED'}: ${name} (${seconds} s; processor ${used} s)`)
      resolve(code === 0)
    })
  })
}

/** The processor time of children that have ended, with theirs, in seconds; 0 where the system does not tell. */
function usedByChildren() {
  try {
    const afterName = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
    return OF_CHILDREN.reduce((sum, at) => sum + Number(afterName[at]), 0) / TICKS_PER_SECOND
  } catch {
    return 0
  }
}

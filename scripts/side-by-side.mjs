// Runs programs at the same time without mixing their output.
import { spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, tell } from './prepare.mjs'

const LOGS = join(ROOT, 'test-results/logs')

/**
 * Starts all at once and prints each one's output when it has ended.
 *
 * @param {readonly { name: string, command: readonly string[], isShown?: boolean }[]} programs
 *   `isShown`: prints while it runs, which one of them may.
 * @returns {Promise<boolean>} whether all ended with 0
 */
export async function runSideBySide(programs) {
  mkdirSync(LOGS, { recursive: true })
  const results = await Promise.all(programs.map(runOne))
  return results.every(Boolean)
}

/** @param {{ name: string, command: readonly string[], isShown?: boolean }} program @returns {Promise<boolean>} */
function runOne({ name, command: [file = '', ...parameters], isShown = false }) {
  const started = performance.now()
  const log = join(LOGS, `${name.replaceAll(' ', '-')}.log`)
  const output = isShown ? 'inherit' : openSync(log, 'w')
  const child = spawn(file, parameters, { cwd: ROOT, stdio: ['ignore', output, output] })
  // The terminal sends Ctrl-C to all of them; SIGTERM only reaches this process.
  process.once('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('exit', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      if (!isShown) tell(readFileSync(log, 'utf8').trimEnd())
      tell(`${code === 0 ? 'passed' : 'FAILED'}: ${name} (${seconds} s)`)
      resolve(code === 0)
    })
  })
}

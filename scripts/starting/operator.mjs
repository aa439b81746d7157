// What the program says before it runs. Plain JavaScript without packages, as all that `prepare.mjs` loads.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(fileURLToPath(import.meta.url), '../../..')

/** @param {string} sentence */
export function tell(sentence) {
  process.stdout.write(`${sentence}\n`)
}

/** @param {string} sentence @returns {never} */
export function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

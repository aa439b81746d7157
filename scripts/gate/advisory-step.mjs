// Security advisories for packages; an unavailable registry does not fail the gate.
import { join } from 'node:path'
import { ROOT, tell } from '../prepare.mjs'
import { readLog, runProcess } from './processes.mjs'
import { CHECK_LOGS, toListedFailure } from './static-steps.mjs'

const PROGRAM = 'scripts/ask-advisories.mjs'
/** Exit codes besides 1, which means an internal error. */
export const ADVISORY_CODES = { clean: 0, found: 2, skipped: 3 }

/** Mostly waits for the network, so it runs beside other steps. @param {string} node */
export async function runAdvisoryStep(node) {
  const ended = await runProcess(node, [join(ROOT, PROGRAM)], { log: join(CHECK_LOGS, 'advisories.log') })
  const { clean, skipped } = ADVISORY_CODES
  const isSkipped = ended.status === skipped
  const hasFailed = !isSkipped && ended.status !== clean
  tell(`${hasFailed ? 'FAILED' : isSkipped ? 'skipped' : 'passed'}: advisories`)
  tell(readLog(ended).trimEnd())
  return {
    ended,
    counts: {
      passed: Number(!hasFailed && !isSkipped),
      failed: Number(hasFailed),
      skipped: Number(isSkipped),
    },
    failures: hasFailed ? [toListedFailure({ name: 'advisories', alone: `node ${PROGRAM}` })] : [],
  }
}

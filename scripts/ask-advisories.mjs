// The gate's question to the registry, as a program of its own so that nothing waits for the answer.
import { askForAdvisories, sayAudit } from './advisories.mjs'
import { ADVISORY_CODES } from './gate/advisory-step.mjs'
import { tell } from './prepare.mjs'

const audit = askForAdvisories()
tell(sayAudit(audit))
process.exitCode = ADVISORY_CODES[audit.outcome]

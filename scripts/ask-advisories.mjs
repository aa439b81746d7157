// Queries the registry for advisories, in a separate process so that the gate does not wait for it.
import { askForAdvisories, sayAudit } from './advisories.mjs'
import { ADVISORY_CODES } from './gate/advisory-step.mjs'
import { tell } from './prepare.mjs'

const audit = askForAdvisories()
tell(sayAudit(audit))
process.exitCode = ADVISORY_CODES[audit.outcome]

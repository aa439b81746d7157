// Asks the registry for advisories on what the site is made of. A registry without them is no failure.
import { npm, tell } from './prepare.mjs'

const ASK_WITHIN_MS = 60_000
const QUESTION = ['audit', '--omit=dev', '--json', '--package-lock-only', '--fetch-retries=0']

const counts = readCounts(npm(QUESTION, { encoding: 'utf8', timeout: ASK_WITHIN_MS }).stdout)
// Less severe ones are no failure.
const grave = counts ? counts.high + counts.critical : 0
if (!counts) tell('The advisories were skipped: the registry has none, or could not be reached.')
else if (grave > 0) tell(`Packages with grave advisories: ${grave}; npm audit --omit=dev names them.`)
process.exitCode = grave > 0 ? 1 : 0

/** The counts by severity in what `npm audit --json` prints, whose exit code says nothing of a missing registry; null without. */
function readCounts(output) {
  try {
    return JSON.parse(output).metadata.vulnerabilities
  } catch {
    return null
  }
}

// Checks the dependencies of the running site for security advisories, if the registry has them.
import { npm } from './prepare.mjs'

/** The time limit of the registry; afterwards the gate goes on without it. */
const ASK_WITHIN_MS = 60_000
/** Less severe advisories do not fail the gate. */
const GRAVE = ['high', 'critical']

/**
 * @typedef {{ name: string, severity: string, title: string, url: string }} Advisory
 * @typedef {{ outcome: 'clean' } | { outcome: 'found', advisories: Advisory[] } | { outcome: 'skipped', why: string }} Audit
 */

/** @returns {Audit} */
export function askForAdvisories() {
  const parameters = [
    'audit',
    '--omit=dev',
    '--audit-level=high',
    '--json',
    '--package-lock-only',
    '--fetch-retries=0',
  ]
  return readAudit(npm(parameters, { encoding: 'utf8', timeout: ASK_WITHIN_MS }).stdout)
}

/**
 * Parses the output of `npm audit --json`. Its exit code is 1 for advisories as well as for an unavailable registry, so
 * only the output counts; anything that is not a report with counts is skipped.
 *
 * @param {string | null} output
 * @returns {Audit}
 */
export function readAudit(output) {
  const report = parse(output)
  if (!report) return { outcome: 'skipped', why: 'npm gave no answer that can be read' }
  if (!isReport(report)) return { outcome: 'skipped', why: whyNot(report) }
  const advisories = Object.values(report.vulnerabilities).flatMap(({ name, via }) =>
    via.filter(isGrave).map(({ severity, title, url }) => ({ name, severity, title, url })),
  )
  return advisories.length > 0 ? { outcome: 'found', advisories } : { outcome: 'clean' }
}

/** One line for the result, or one for each advisory. @param {Audit} audit */
export function sayAudit(audit) {
  if (audit.outcome === 'clean') return 'No advisory of high severity is out for what the site is made of.'
  if (audit.outcome === 'skipped') return `The advisories were skipped: ${audit.why}.`
  return audit.advisories
    .map(({ name, severity, title, url }) => `${name}: ${severity}: ${title} (${url})`)
    .join('\n')
}

function parse(output) {
  try {
    const report = JSON.parse(output ?? '')
    return typeof report === 'object' ? report : null
  } catch {
    return null
  }
}

function isReport({ vulnerabilities, metadata }) {
  return isObject(vulnerabilities) && Number.isInteger(metadata?.vulnerabilities?.total)
}

/** Names in `via` are packages with an entry of their own. */
function isGrave(via) {
  return isObject(via) && GRAVE.includes(via.severity)
}

function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Without the registry's address, which may be private. */
function whyNot({ statusCode, message }) {
  if (Number.isInteger(statusCode)) return `the registry has none (it answered ${statusCode})`
  if (String(message ?? '').startsWith('invalid json')) return 'the registry answered something else'
  return 'the registry could not be reached'
}

// Whether an advisory is out for a package that the running site is made of, as far as the registry can be asked.
import { npm } from './prepare.mjs'

/** A registry that has not answered by then is not asked again: the gate goes on without it. */
const ASK_WITHIN_MS = 60_000
/** Below these an advisory is for the next round of updates, not for stopping everything. */
const GRAVE = ['high', 'critical']

/**
 * @typedef {{ name: string, severity: string, title: string, url: string }} Advisory
 * @typedef {{ outcome: 'clean' } | { outcome: 'found', advisories: Advisory[] } | { outcome: 'skipped', why: string }} Audit
 */

/** @returns {Audit} */
export function askForAdvisories() {
  const asked = [
    'audit',
    '--omit=dev',
    '--audit-level=high',
    '--json',
    '--package-lock-only',
    '--fetch-retries=0',
  ]
  return readAudit(npm(asked, { encoding: 'utf8', timeout: ASK_WITHIN_MS }).stdout)
}

/**
 * What `npm audit --json` said. Its exit code is 1 for advisories and for a registry that does not answer alike, so the
 * words alone count; whatever is no report with figures in it is no clean bill.
 *
 * @param {string | null} output
 * @returns {Audit}
 */
export function readAudit(output) {
  const said = parse(output)
  if (!said) return { outcome: 'skipped', why: 'npm gave no answer that can be read' }
  if (!isReport(said)) return { outcome: 'skipped', why: whyNot(said) }
  const advisories = Object.values(said.vulnerabilities).flatMap(({ name, via }) =>
    via.filter(isGrave).map(({ severity, title, url }) => ({ name, severity, title, url })),
  )
  return advisories.length > 0 ? { outcome: 'found', advisories } : { outcome: 'clean' }
}

/** The one line that a gate prints for it, or one for each advisory. @param {Audit} audit */
export function sayAudit(audit) {
  if (audit.outcome === 'clean') return 'No advisory of high severity is out for what the site is made of.'
  if (audit.outcome === 'skipped') return `The advisories were skipped: ${audit.why}.`
  return audit.advisories
    .map(({ name, severity, title, url }) => `${name}: ${severity}: ${title} (${url})`)
    .join('\n')
}

function parse(output) {
  try {
    const said = JSON.parse(output ?? '')
    return typeof said === 'object' ? said : null
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

/** Never with the address that was asked: which registry a machine uses is its own affair. */
function whyNot({ statusCode, message }) {
  if (Number.isInteger(statusCode)) return `the registry has none (it answered ${statusCode})`
  if (String(message ?? '').startsWith('invalid json')) return 'the registry answered something else'
  return 'the registry could not be reached'
}

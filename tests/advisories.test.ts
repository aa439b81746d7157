import { expect, test } from 'vitest'
import { readAudit, sayAudit } from '../scripts/advisories.mjs'

const figures = (total: number) => ({
  vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total },
})
const report = (vulnerabilities: object, total = 0) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: figures(total) })
const advisory = (severity: string) => ({
  source: 1,
  name: 'hono',
  dependency: 'hono',
  title: 'Limits can be passed by',
  severity,
  url: 'https://advisories.example/1',
  range: '<99.0.0',
})
const entry = (name: string, severity: string, via: unknown[]) => ({
  [name]: { name, severity, isDirect: true, via, effects: [], range: '', nodes: [], fixAvailable: false },
})
const refusal = (report: object) => JSON.stringify({ ...report, error: { summary: '', detail: '' } })

test('a report without advisories is clean', () => {
  expect(readAudit(report({}))).toEqual({ outcome: 'clean' })
})

test('advisories below high severity are ignored', () => {
  const found = {
    ...entry('marked', 'moderate', [advisory('moderate')]),
    ...entry('x', 'low', [advisory('low')]),
  }
  expect(readAudit(report(found, 2))).toEqual({ outcome: 'clean' })
})

test.each(['high', 'critical'])(
  '%s is reported once, for the package itself, not for its dependents',
  (severity) => {
    const found = {
      ...entry('hono', severity, [advisory(severity), advisory('low')]),
      ...entry('@hono/node-server', severity, ['hono']),
    }
    const audit = readAudit(report(found, 2))
    expect(audit.outcome).toBe('found')
    expect(sayAudit(audit)).toBe(`hono: ${severity}: Limits can be passed by (https://advisories.example/1)`)
  },
)

test.each([
  [
    'a registry without advisories',
    refusal({
      message: '405 Method Not Allowed - POST https://registry.example/-/x',
      statusCode: 405,
      body: '',
    }),
    'The advisories were skipped: the registry has none (it answered 405).',
  ],
  [
    'an address that is not there',
    refusal({ message: '404 Not Found - POST https://registry.example/-/x', statusCode: 404, body: {} }),
    'The advisories were skipped: the registry has none (it answered 404).',
  ],
  [
    'a registry that is away',
    refusal({ message: 'request to https://registry.example/-/x failed, reason: connect ECONNREFUSED' }),
    'The advisories were skipped: the registry could not be reached.',
  ],
  [
    'somebody else who answers',
    refusal({
      message: 'invalid json response body at https://registry.example/-/x reason: Unexpected token',
    }),
    'The advisories were skipped: the registry answered something else.',
  ],
])('%s is skipped, without the address of the registry', (_what, output, sentence) => {
  const audit = readAudit(output)
  expect(audit.outcome).toBe('skipped')
  expect(sayAudit(audit)).toBe(sentence)
})

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{}',
  '{"vulnerabilities":{}}',
  '{"vulnerabilities":[],"metadata":{}}',
])('an output that is not a report is never clean: %s', (output) => {
  expect(readAudit(output).outcome).toBe('skipped')
})

import { expect, test } from 'vitest'
import { readCspReports } from './csp-reports.ts'

const single = (report: object) =>
  readCspReports('application/csp-report', JSON.stringify({ 'csp-report': report }))
const several = (...bodies: object[]) =>
  readCspReports(
    'application/reports+json; charset=utf-8',
    JSON.stringify(bodies.map((body) => ({ type: 'csp-violation', url: 'https://x.example/', body }))),
  )
const PAGE = 'https://www.zeichner.example/kontakt?name=Erika+Musterfrau#formular'

test('a report is reduced to the directive, the blocked host and the path of the page', () => {
  const expected = {
    outcome: 'read',
    reports: [{ directive: 'script-src-elem', blocked: 'evil.example', path: '/kontakt' }],
  }
  const blocked = 'https://evil.example:8443/track/Erika?id=7'
  expect(
    single({ 'document-uri': PAGE, 'effective-directive': 'script-src-elem', 'blocked-uri': blocked }),
  ).toEqual(expected)
  expect(
    single({ 'document-uri': PAGE, 'violated-directive': "script-src-elem 'self'", 'blocked-uri': blocked }),
  ).toEqual(expected)
  const report = {
    documentURL: PAGE,
    effectiveDirective: 'script-src-elem',
    blockedURL: blocked,
    sample: 'Erika',
  }
  expect(several(report, report)).toEqual(expected)
})

test.each([
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['data', 'data'],
  ['data:text/html;base64,RXJpa2E=', 'data'],
  ['blob:https://www.zeichner.example/1', 'blob'],
  ['chrome-extension://abcdef/x.js', 'chrome-extension'],
  ['wss://evil.example/socket', 'evil.example'],
  [`https://${'a'.repeat(200)}.example/`, 'a'.repeat(100)],
  ['Erika Musterfrau', 'unknown'],
  ['', 'unknown'],
])('the blocked source is reported without its full address: %s', (blocked, name) => {
  const reading = single({ 'document-uri': PAGE, 'effective-directive': 'img-src', 'blocked-uri': blocked })
  expect(reading).toMatchObject({ reports: [{ blocked: name }] })
})

test('many different reports at once are cut to the first ten', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({
    documentURL: `https://x.example/${at}`,
    effectiveDirective: 'img-src',
  }))
  expect(several(...many)).toMatchObject({ outcome: 'read', reports: { length: 10 } })
})

test('reports of other kinds are ignored', () => {
  const body = JSON.stringify([{ type: 'deprecation', body: { id: 'x' } }])
  expect(readCspReports('application/reports+json', body)).toEqual({ outcome: 'read', reports: [] })
})

test.each(['application/json', 'text/plain', '', 'application/csp-report-x'])(
  '%s is not a kind of report',
  (type) => {
    expect(readCspReports(type, '{}')).toEqual({ outcome: 'unknown-type' })
  },
)

test.each([
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{}',
  '{"csp-report":null}',
  '{"csp-report":{}}',
  '[{}]',
  '[null]',
  '[[]]',
  '{"csp-report":{"document-uri":"/kontakt","effective-directive":"img-src"}}',
  '{"csp-report":{"document-uri":"https://x.example/"}}',
  '{"csp-report":{"document-uri":"https://x.example/","effective-directive":"img-src\\nforged line"}}',
  `{"csp-report":{"document-uri":"https://x.example/","effective-directive":"${'a'.repeat(41)}"}}`,
  '{"csp-report":{"document-uri":7,"effective-directive":"img-src"}}',
  '[{"type":"csp-violation","body":null}]',
  '[{"type":"csp-violation","body":{"documentURL":"none","effectiveDirective":"img-src"}}]',
])('an invalid report is refused: %s', (body) => {
  for (const type of ['application/csp-report', 'application/reports+json'])
    expect(readCspReports(type, body)).toEqual({ outcome: 'unreadable' })
})

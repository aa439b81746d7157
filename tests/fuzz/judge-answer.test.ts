import { expect, test } from 'vitest'
import { judgeAnswer } from './judge-answer.ts'
import type { FuzzAnswer } from './send-case.ts'

const KNOWN = { folders: ['/srv/site'], ownHosts: ['www.zeichner.example'], path: '/illusde/api/contact' }
const HTML = { 'content-type': 'text/html; charset=utf-8' }
const JSON_TYPE = { 'content-type': 'application/json' }

function judge(answer: Partial<FuzzAnswer>, path = KNOWN.path): string | null {
  return judgeAnswer(
    { status: 200, headers: JSON_TYPE, body: '{}', isWhole: true, ms: 1, ...answer },
    { ...KNOWN, path },
  )
}

test.each<[wrong: string, answer: Partial<FuzzAnswer>, path?: string]>([
  ['answered 500', { status: 500 }],
  ['answered 503', { status: 503 }],
  ['is no JSON', { body: '{"a":' }],
  ['is no HTML', { headers: HTML, body: 'Fehler' }, '/'],
  ['shows a text unescaped', { headers: HTML, body: '<!doctype html><p><fuzz-mark>' }, '/'],
  [
    'leads to https://elsewhere.example/',
    { status: 302, headers: { location: 'https://elsewhere.example/' } },
  ],
  ['leads to //elsewhere.example', { status: 302, headers: { location: '//elsewhere.example' } }],
  ['has a header that was sent within a text', { headers: { ...JSON_TYPE, 'x-fuzz-injected': '1' } }],
  ['tells the path of a folder', { body: '{"error":"/srv/site/src/main"}' }],
  ['tells a stack', { headers: HTML, body: '<!doctype html>\n    at run (file.ts:1:2)' }],
  ['tells words of the database', { body: '{"error":"violates unique constraint"}' }],
  ['refuses a call with text/html; charset=utf-8', { status: 400, headers: HTML, body: '<!doctype html>' }],
])('an answer that %s is found', (wrong, answer, path) => {
  expect(judge(answer, path)).toContain(wrong)
})

test.each<[what: string, answer: Partial<FuzzAnswer>, path?: string]>([
  ['a page', { headers: HTML, body: '<!doctype html><p>&lt;fuzz-mark&gt;' }, '/'],
  ['a refusal', { status: 422, body: '{"error":{"code":"invalid"}}' }],
  ['a place that is busy', { status: 503, headers: { ...JSON_TYPE, 'retry-after': '5' } }],
  ['a redirect to our own page', { status: 302, headers: { location: '/en' }, body: '' }],
  ['what was cut off here', { body: '{"a":', isWhole: false }],
])('%s is fine', (_, answer, path) => {
  expect(judge(answer, path)).toBeNull()
})

import { resolve } from 'node:path'
import type { FuzzAnswer } from './send-case.ts'

/** What no answer may hold: where the program lies, how it is made, and what it says to its database. */
const LEAKS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a stack', /^\s+at .+:\d+:\d+\)?$/m],
  ['a stack', /\bnode:internal\/|\.server\.ts\b|\bnode_modules\//],
  ['a statement', /\b(?:insert into|update|delete from) "|\bselect "[a-z_]+"/i],
  [
    'words of the database',
    /violates \w+(?:-\w+)? constraint|invalid input syntax|Failed query|syntax error at or near/,
  ],
  ['words of a library', /Input buffer|VipsJpeg|pngload|ZodError|DrizzleQueryError|SyntaxError|TypeError/],
]
/** Texts that are sent have this where only a page that forgot to escape would show it as it is. */
export const UNESCAPED = '<fuzz-mark>'
/** Sent within texts, after a line break. */
export const INJECTED_HEADER = 'x-fuzz-injected'
const UNAVAILABLE = 503
const OWN_HOSTS = new Set(['localhost', '127.0.0.1'])

type Judging = { folders: readonly string[]; ownHosts: readonly string[]; path: string }

/** What is wrong with an answer whatever was asked, in one sentence; null when nothing is. */
export function judgeAnswer(answer: FuzzAnswer, judging: Judging): string | null {
  const { status, headers, body, isWhole } = answer
  const type = String(headers['content-type'] ?? '')
  if (status >= 500 && !(status === UNAVAILABLE && headers['retry-after'])) return `answered ${status}`
  if (headers[INJECTED_HEADER] !== undefined) return 'has a header that was sent within a text'
  const leak = findLeak(body, headers, judging.folders)
  if (leak) return `tells ${leak}`
  if (!isRedirectToUs(answer, judging.ownHosts)) return `leads to ${headers.location}`
  if (type.startsWith('text/html')) {
    if (body.includes(UNESCAPED)) return 'shows a text unescaped'
    if (isWhole && body !== '' && !/^\s*<!doctype html>/i.test(body)) return 'is no HTML'
  }
  if (type.startsWith('application/json') && isWhole && body !== '' && !isJson(body)) return 'is no JSON'
  const isFromApi = judging.path.startsWith('/illusde/api/')
  if (isFromApi && status >= 400 && body !== '' && !type.startsWith('application/json'))
    return `refuses a call with ${type || 'nothing that has a type'}`
  return null
}

function findLeak(body: string, headers: FuzzAnswer['headers'], folders: readonly string[]): string | null {
  const text = `${body}\n${Object.values(headers).flat().join('\n')}`
  const folder = folders.find((one) => text.includes(resolve(one)))
  if (folder) return 'the path of a folder'
  const leak = LEAKS.find(([, pattern]) => pattern.test(text))
  return leak ? `${leak[0]} (${leak[1].exec(text)?.[0].slice(0, 60)})` : null
}

function isRedirectToUs({ status, headers }: FuzzAnswer, ownHosts: readonly string[]): boolean {
  if (status < 300 || status >= 400 || headers.location === undefined) return true
  const location = String(headers.location)
  if (!URL.canParse(location, 'http://localhost')) return false
  const { hostname, protocol } = new URL(location, 'http://localhost')
  return /^https?:$/.test(protocol) && (OWN_HOSTS.has(hostname) || ownHosts.includes(hostname))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

import { get } from 'node:http'
import { BROWSER_HEADERS } from './load.ts'

/** Headers as node:http expects them, names and values alternating; the body still compressed. */
export type CopiedAnswer = { headers: string[]; body: string }

/** What the bytes need in order to be read: a bare server that somebody writes to compare with has no other headers. */
const NEEDED_HEADERS = new Set(['content-type', 'content-encoding', 'content-length'])

/** Copies one response's bytes, for the reference server. */
export function copyAnswer(url: string): Promise<CopiedAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<CopiedAnswer>()
  get(url, { headers: BROWSER_HEADERS }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('error', reject)
    answer.on('end', () => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`))
      resolve({ headers: keptHeaders(answer.rawHeaders), body: Buffer.concat(chunks).toString('base64') })
    })
  }).on('error', reject)
  return promise
}

function keptHeaders(raw: readonly string[]): string[] {
  const pairs = raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []))
  return pairs.filter(([name = '']) => NEEDED_HEADERS.has(name.toLowerCase())).flat()
}

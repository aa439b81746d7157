import { get } from 'node:http'
import { BROWSER_HEADERS } from './load.ts'

/** Headers as node:http writes them, name and value in turn; the body still compressed. */
export type CopiedAnswer = { headers: string[]; body: string }

/** Written by the connection itself, on both servers. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

/** One answer exactly as it goes over the line, for the reference server to repeat. */
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
  return pairs.filter(([name = '']) => !OF_THE_CONNECTION.has(name.toLowerCase())).flat()
}

// A process of its own, so that its work does not delay what is measured: asks for a mix of pages, API calls, searches and
// pictures, and prints what came as JSON. Parameters: address, seconds, requests a second (0: as many as are answered).
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Generated } from './generated.ts'

const [address = '', seconds = '', perSecond = ''] = process.argv.slice(2)
/** For a rate: more than any backlog of a healthy site. What comes on top is not sent, and counted. */
const MOST_OPEN = 1_500
/** Without a rate: enough that the site is never idle. */
const AT_ONCE = 16
const TURN_MS = 10
const FALLS_SILENT_AFTER_MS = 20_000
const UNAVAILABLE = 503
const HEADERS = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Accept-Language': 'de-DE,de;q=0.9',
  'Accept-Encoding': 'gzip, deflate, br',
}
const WORDS = ['wal', 'stadt', 'aquarell', 'kinder', 'hafen', 'essen', 'wald', 'buch']

const agent = new Agent({ keepAlive: true, maxSockets: MOST_OPEN })
const generated: Generated = { statuses: {}, notSent: 0, withoutRetryAfter: 0, failed: {} }
let open = 0

/** Half of them are in the response cache; the others are made for each request. */
function pathOf(number: number, pictures: readonly string[]): string {
  const word = WORDS[number % WORDS.length]
  const picture = pictures[number % pictures.length] ?? '/'
  const mix = ['/', '/en', '/allezeichner', '/news', '/illusde/api/artists/all', picture, '/kontakt']
  const made = [
    `/news?besuch=${number}`,
    `/image-search?q=${word}`,
    `/illusde/api/image-search?q=${word}&limit=24`,
  ]
  const all = [...mix, ...made]
  return all[number % all.length] ?? '/'
}

function ask(path: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  open += 1
  const end = (failure?: Error) => {
    if (failure) note(`${failure.message}: ${path.split('?')[0]?.replace(/\d+/g, 'N')}`)
    open -= 1
    resolve()
  }
  const asking = request(
    address + path,
    { agent, headers: HEADERS, timeout: FALLS_SILENT_AFTER_MS },
    (response) => {
      const { statusCode = 0, headers } = response
      generated.statuses[statusCode] = (generated.statuses[statusCode] ?? 0) + 1
      if (statusCode === UNAVAILABLE && headers['retry-after'] === undefined) generated.withoutRetryAfter += 1
      response.on('end', () => end())
      response.on('error', end)
      response.resume()
    },
  )
  asking.on('error', end)
  asking.on('timeout', () => asking.destroy(new Error('no answer')))
  asking.end()
  return promise
}

function note(failure: string): void {
  generated.failed[failure] = (generated.failed[failure] ?? 0) + 1
}

async function listPictures(): Promise<string[]> {
  const html = await (await fetch(address, { headers: HEADERS })).text()
  return [...new Set(html.match(/\/dmedia\/webp\/320\/[^"\s,&]+/g) ?? [])]
}

async function main(): Promise<void> {
  const pictures = await listPictures()
  const ends = performance.now() + Number(seconds) * 1_000
  let number = 0
  if (Number(perSecond) === 0) {
    const work = async () => {
      while (performance.now() < ends) await ask(pathOf(number++, pictures))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } else {
    const began = performance.now()
    while (performance.now() < ends) {
      const due = Math.floor(((performance.now() - began) / 1_000) * Number(perSecond))
      for (; number < due; number++) {
        if (open >= MOST_OPEN) generated.notSent += 1
        else void ask(pathOf(number, pictures))
      }
      await wait(TURN_MS)
    }
    while (open > 0) await wait(TURN_MS)
  }
  process.stdout.write(JSON.stringify(generated))
  process.exit()
}

await main()

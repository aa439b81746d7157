import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Hono } from 'hono'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RequestVariables } from '#server/edge/request.ts'
import { bytesOf, type DeliveryWorld, openDeliveryWorld, PRINT, sumOf } from '#tests/delivery-world.ts'
import { MAIL_AGENCY_START, type MailAgency } from '#tests/mail-agency.ts'
import { DOWNLOAD_SLOTS, deliveryRoutes } from './deliveries.ts'

let world: MailAgency
let staff: DeliveryWorld['staff']
let delivered: DeliveryWorld['delivered']
let accepted: DeliveryWorld['accepted']

beforeAll(async () => {
  const opened = await openDeliveryWorld()
  ;({ world, staff, delivered, accepted } = opened)
  return () => opened[Symbol.asyncDispose]()
})

beforeEach(() => {
  world.time.now = MAIL_AGENCY_START
  world.mail.received.length = 0
})

const run = promisify(execFile)
/** Headers by which browsers, old and new, mark a page that they load before somebody asks for it. */
const EARLY = [
  { 'Sec-Purpose': 'prefetch' },
  { 'Sec-Purpose': 'prefetch;prerender' },
  { 'Sec-Purpose': 'prefetch;anonymous-client-ip' },
  { Purpose: 'prefetch' },
]

/** Loads from a byte on, and breaks off where it has come so far. */
async function readUntil(address: string, from: number, end: number): Promise<void> {
  const broken = new AbortController()
  const headers = from > 0 ? { Range: `bytes=${from}-` } : {}
  const reader = (await fetch(address, { signal: broken.signal, headers })).body?.getReader()
  let at = from
  while (at < end) at += (await reader?.read())?.value?.length ?? end
  broken.abort()
}

const stateOf = async (id: number) => {
  const { body } = await staff.ask('GET', `/deliveries/${id}`)
  return body.Downloads[0]?.State
}

test('one network has some of the places, another still gets its file, and what is refused does not count', async () => {
  const { secret, id } = await delivered()
  const [first = ''] = await (await accepted(secret)).downloads()
  const app = new Hono<{ Variables: RequestVariables }>()
  app.use(async (context, next) => {
    context.set('networkAddress', context.req.header('X-Network') ?? '')
    await next()
  })
  app.route('/', deliveryRoutes(world.agency.services))
  const ask = async (network: string) => app.request(first, { headers: { 'X-Network': network } })
  const [office, home] = ['203.0.113.9', '198.51.100.7']
  // These responses stay unread.
  const held = await Promise.all(Array.from({ length: DOWNLOAD_SLOTS.perNetwork }, () => ask(office)))
  expect(held.map(({ status }) => status)).toEqual(held.map(() => 200))
  const refused = await ask(office)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2'])
  expect((await ask(home)).status).toBe(200)
  await held[0]?.body?.cancel()
  expect((await ask(office)).status).toBe(200)
  const { body } = await staff.ask('GET', `/deliveries/${id}`)
  expect(body.Files).toMatchObject([{ Downloads: 1 }, { Downloads: 0 }])
})

describe('a file', () => {
  test('has its name, its length and a strong tag, and nothing shows it', async () => {
    const { secret } = await delivered()
    const [first] = await (await accepted(secret)).downloads()
    const { response, bytes } = await bytesOf(first)
    expect(sumOf(bytes)).toBe(sumOf(PRINT))
    const { headers } = response
    expect(headers.get('Content-Length')).toBe(String(PRINT.length))
    expect(headers.get('ETag')).toBe(`"${sumOf(PRINT)}"`)
    expect(headers.get('Accept-Ranges')).toBe('bytes')
    expect(headers.get('Content-Disposition')).toContain(
      "filename*=UTF-8''Umschlag%20f%C3%BCr%20Gr%C3%BCn.pdf",
    )
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Accel-Buffering')).toBe('no')
    const head = await fetch(first ?? '', { method: 'HEAD' })
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, String(PRINT.length)])
  })

  test('comes in parts, if it is still the same', async () => {
    const { secret } = await delivered()
    const [first] = await (await accepted(secret)).downloads()
    const middle = await bytesOf(first, { Range: 'bytes=5242870-5242890', 'If-Range': `"${sumOf(PRINT)}"` })
    expect(middle.response.status).toBe(206)
    expect(middle.response.headers.get('Content-Range')).toBe(`bytes 5242870-5242890/${PRINT.length}`)
    expect(sumOf(middle.bytes)).toBe(sumOf(PRINT.subarray(5_242_870, 5_242_891)))
    expect((await bytesOf(first, { Range: 'bytes=5-', 'If-Range': '"another"' })).response.status).toBe(200)
    expect((await bytesOf(first, { Range: 'bytes=0-1,4-5' })).response.status).toBe(200)
    const beyond = await bytesOf(first, { Range: `bytes=${PRINT.length}-` })
    expect([beyond.response.status, beyond.response.headers.get('Content-Range')]).toEqual([
      416,
      `bytes */${PRINT.length}`,
    ])
  })

  test('is nobody’s without a pass: not with another’s or a forged one', async () => {
    const one = await delivered()
    const other = await delivered()
    const [first = ''] = await (await accepted(one.secret)).downloads()
    const [, pass = ''] = first.split('?p=')
    const plain = first.split('?')[0] ?? ''
    expect((await bytesOf(plain)).response.status).toBe(403)
    expect((await bytesOf(`${plain}?p=${pass.slice(0, -2)}AA`)).response.status).toBe(403)
    const foreign = first.replace(one.secret, other.secret)
    expect((await bytesOf(foreign)).response.status).toBe(403)
    expect((await bytesOf(`${plain.replace(/\d+$/, '999999999')}?p=${pass}`)).response.status).toBe(404)
  })
})

describe('the archive of all files', () => {
  test('is read by other programs, and is the same when a part of it is asked for again', async () => {
    const { secret } = await delivered()
    const zip = (await (await accepted(secret)).downloads()).at(-1)
    const { response, bytes } = await bytesOf(zip)
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length))
    expect(response.headers.get('Content-Disposition')).toContain('walbuch-druckdaten.zip')
    const cut = 6_000_000
    const tag = response.headers.get('ETag') ?? ''
    const rest = await bytesOf(zip, { Range: `bytes=${cut}-`, 'If-Range': tag })
    expect(rest.response.status).toBe(206)
    expect(sumOf(Buffer.concat([bytes.subarray(0, cut), rest.bytes]))).toBe(sumOf(bytes))
    const folder = await mkdtemp(join(tmpdir(), 'archive-'))
    const path = join(folder, 'a.zip')
    await writeFile(path, bytes)
    expect((await run('unzip', ['-t', path])).stdout).toContain('No errors detected')
    const listing =
      'import sys,zipfile; print(zipfile.ZipFile(sys.argv[1]).testzip(), zipfile.ZipFile(sys.argv[1]).namelist())'
    expect((await run('python3', ['-c', listing, path])).stdout).toBe(
      "None ['Umschlag für Grün.pdf', 'Umschlag für Grün (2).pdf']\n",
    )
    await rm(folder, { recursive: true })
  })
})

describe('the number of downloads', () => {
  test('counts what begins, and not what goes on after a break', async () => {
    const { id, secret } = await delivered({ MostDownloads: 1 })
    const client = await accepted(secret)
    const [first] = await client.downloads()
    const broken = new AbortController()
    const response = await fetch(first ?? '', { signal: broken.signal })
    const begun = (await response.body?.getReader().read())?.value?.length ?? 0
    broken.abort()
    const rest = await bytesOf(first, { Range: `bytes=${begun}-` })
    expect(rest.response.status).toBe(206)
    expect(sumOf(rest.bytes)).toBe(sumOf(PRINT.subarray(begun)))
    expect((await bytesOf(first)).response.status).toBe(410)
    const { body } = await staff.ask('GET', `/deliveries/${id}`)
    expect(body.Downloads).toHaveLength(1)
    expect((await client.page()).html).toContain('Keine Downloads mehr')
    expect(await client.downloads()).toHaveLength(1)
  })

  test.each([0.5, 0.8, 0.99])(
    'is of what arrived: cut time and again at %s it is one download that goes on, and the page says so',
    async (share) => {
      const { id, secret } = await delivered({ MostDownloads: 1 })
      const client = await accepted(secret)
      const [first = ''] = await client.downloads()
      for (const from of [0, 0.3]) {
        await readUntil(first, Math.floor(PRINT.length * from), PRINT.length * share)
        await expect.poll(() => stateOf(id)).toBe('broken')
      }
      const { html } = await client.page()
      expect(html).toContain('Sie können fortfahren')
      expect(await client.downloads()).toContain(first)
      const rest = await bytesOf(first, { Range: `bytes=${Math.floor(PRINT.length * share)}-` })
      expect(rest.response.status).toBe(206)
      await expect.poll(() => stateOf(id)).toBe('whole')
      const { body } = await staff.ask('GET', `/deliveries/${id}`)
      expect(body.Downloads).toMatchObject([{ Bytes: PRINT.length, Size: PRINT.length }])
      for (const Range of ['bytes=1-', 'bytes=0-1'])
        expect((await bytesOf(first, { Range })).response.status).toBe(410)
    },
  )

  test('is one for parts that are asked for at once', async () => {
    const { id, secret } = await delivered({ MostDownloads: 1 })
    const [first] = await (await accepted(secret)).downloads()
    const ranges = ['bytes=0-1', 'bytes=0-', 'bytes=5000000-']
    const answers = await Promise.all(ranges.map((Range) => bytesOf(first, { Range })))
    expect(answers.map(({ response }) => response.status)).toEqual([206, 206, 206])
    expect((await staff.ask('GET', `/deliveries/${id}`)).body.Downloads).toHaveLength(1)
  })

  test('is not that of a browser that asks before its user does', async () => {
    const { id, secret } = await delivered({ MostDownloads: 1 })
    const addresses = await (await accepted(secret)).downloads()
    for (const early of EARLY)
      for (const address of addresses)
        for (const method of ['GET', 'HEAD']) {
          const response = await fetch(address, { method, headers: early })
          expect([response.status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
        }
    const { body } = await staff.ask('GET', `/deliveries/${id}`)
    expect(body.Downloads).toEqual([])
    expect(body.Files).toMatchObject([{ Downloads: 0 }, { Downloads: 0 }])
    expect((await bytesOf(addresses[0])).response.status).toBe(200)
  })

  test('of one file leaves the archive of the others', async () => {
    const { id, secret } = await delivered({ MostDownloads: 1 })
    await staff.upload(id, 'Rücken.pdf', Buffer.from('abc'))
    await staff.ready(id)
    const client = await accepted(secret)
    const [first] = await client.downloads()
    await bytesOf(first)
    expect((await client.page()).html).toContain('Die übrigen als ZIP')
    const zip = (await client.downloads()).at(-1)
    const { response, bytes } = await bytesOf(zip)
    expect(response.status).toBe(200)
    expect(bytes.includes('Umschlag für Grün (2).pdf')).toBe(true)
    expect(bytes.includes(PRINT.subarray(0, 1_000))).toBe(false)
  })

  test('of the archive goes on with the same files until the delivery ends', async () => {
    const { secret } = await delivered({ MostDownloads: 1 })
    const zip = (await (await accepted(secret)).downloads()).at(-1) ?? ''
    await readUntil(zip, 0, 1_000)
    world.time.now = new Date('2027-06-01T00:00:00Z')
    const rest = await bytesOf(zip, { Range: 'bytes=1000-' })
    expect([rest.response.status, rest.bytes.includes('Umschlag für Grün (2).pdf')]).toEqual([206, true])
  })

  test('gives one that is never whole at most twice its bytes, one after another or at once', async () => {
    const { secret } = await delivered({ MostDownloads: 1 })
    const [first] = await (await accepted(secret)).downloads()
    const almostAll = () => bytesOf(first, { Range: 'bytes=1-' })
    expect([(await almostAll()).response.status, (await almostAll()).response.status]).toEqual([206, 206])
    expect((await almostAll()).response.status).toBe(410)
    const { secret: another } = await delivered({ MostDownloads: 1 })
    const [second] = await (await accepted(another)).downloads()
    const lengths = await Promise.all(
      Array.from({ length: 12 }, () =>
        bytesOf(second, { Range: 'bytes=1-' }).then(
          ({ response, bytes }) => (response.ok ? bytes.length : 0),
          () => 0,
        ),
      ),
    )
    expect(lengths.filter((length) => length === PRINT.length - 1).length).toBeLessThan(4)
  })

  test('lets one of two who ask at once have the last', async () => {
    const { id, secret } = await delivered({ MostDownloads: 1 })
    const [one, other] = await Promise.all([accepted(secret), accepted(secret)])
    const addresses = await Promise.all([one.downloads(), other.downloads()])
    const answers = await Promise.all(addresses.map(([first]) => bytesOf(first)))
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 410])
    await staff.ask('PUT', `/deliveries/${id}/password`, { Password: '' })
    const { body } = await staff.ask('GET', `/deliveries/${id}`)
    expect(body.Files).toMatchObject([{ Downloads: 1 }, { Downloads: 0 }])
  })

  test('is used up: the page says so', async () => {
    const { secret } = await delivered({ MostDownloads: 1 })
    const client = await accepted(secret)
    const zip = (await client.downloads()).at(-1)
    expect((await bytesOf(zip)).response.status).toBe(200)
    const { status, html } = await client.page()
    expect(status).toBe(410)
    expect(html).toContain('Alle erlaubten Downloads sind verbraucht')
  })
})

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { deliveries, deliveryFiles, deliveryParts } from '#domain/delivery/tables.server.ts'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { openLog } from '#platform/log.ts'
import { openClient } from '#tests/delivery-agency.ts'
import { openTestFolder, startSite } from '#tests/run-program.ts'

export type Outcome = {
  /** How much more memory the site took than before, at most, in bytes. */
  moreMemory: number
  isFileWhole: boolean
  /** What `unzip -t` says of the archive. */
  archive: string
  bytes: number
  seconds: number
}

const SECRET = 'largelargelargelargela'
const MB = 1024 ** 2
/** A misplaced piece would carry another mark. */
const MARKED_EVERY = 16 * MB
const PARTS = 4
const KILOBYTE = 1024
const SAMPLED_EVERY_MS = 100
/** A reader that takes nothing for so long must not make the site read ahead. */
const PAUSED_MS = 2_000
const ZEROS = Buffer.alloc(64 * KILOBYTE)

/** Two sparse files of together so many megabytes, downloaded from a running site with a break in each download. */
export async function streamLargeDelivery(megabytes: number): Promise<Outcome> {
  await using place = await openTestFolder()
  await addDelivery(place.folder, (megabytes / 2) * MB)
  await using site = await startSite({ DATA_DIR: place.folder })
  const client = openClient(site.address, SECRET)
  await client.post({ name: 'Katrin', accepted: 'on' })
  const [first = '', , zip = ''] = await readyDownloads(client.downloads)
  const sum = /<code>([0-9a-f]{64})/.exec((await client.page()).html)?.[1]
  await warmUp(first)
  const before = residentBytes(site.pid)
  let most = before
  const sampling = setInterval(() => {
    most = Math.max(most, residentBytes(site.pid))
  }, SAMPLED_EVERY_MS)
  const begun = performance.now()
  const hash = createHash('sha256')
  await downloadWithBreak(first, async (chunk) => void hash.update(chunk))
  const path = join(place.folder, 'all.zip')
  const bytes = await saveSparse(path, (take) => downloadWithBreak(zip, take))
  const seconds = (performance.now() - begun) / 1000
  clearInterval(sampling)
  const tested = await promisify(execFile)('unzip', ['-t', path]).catch((error: Error) => ({
    stdout: error.message,
  }))
  const archive = tested.stdout.trim().split('\n').at(-1) ?? ''
  return { moreMemory: most - before, isFileWhole: hash.digest('hex') === sum, archive, bytes, seconds }
}

async function addDelivery(folder: string, bytes: number): Promise<void> {
  const config = readConfig({ DATA_DIR: folder, PORT: '0' })
  const database = await openDatabase(config, openLog('silent'))
  try {
    await migrate(database, MIGRATIONS)
    const values = {
      ...{ id: 1, secret: SECRET, title: 'Großes', language: 'de' as const, recipientName: 'Katrin' },
      ...{ recipientEmail: 'a@b.example', endsAt: new Date('2100-01-01') },
    }
    await database.db.insert(deliveries).values(values)
    for (const [id, name] of [
      [1, 'Höhen.psb'],
      [2, 'Tiefen.psb'],
    ] as const)
      await addFile(database.db, folder, { id, name, bytes })
  } finally {
    await database.close()
  }
}

async function addFile(
  db: Database,
  folder: string,
  { id, name, bytes }: { id: number; name: string; bytes: number },
): Promise<void> {
  const addedAt = new Date('2026-11-20T10:00:00Z')
  await db.insert(deliveryFiles).values({ id, deliveryId: 1, name, bytes, arrived: bytes, addedAt })
  const below = `originals/deliveries/1/${id}`
  await mkdir(join(folder, 'files', below), { recursive: true })
  const length = bytes / PARTS
  for (let part = 0; part < PARTS; part++) {
    const key = `${below}/${part}`
    await using file = await open(join(folder, 'files', key), 'w')
    await file.truncate(length)
    for (let at = 0; at < length; at += MARKED_EVERY) await file.write(`${id} ${part} ${at}`, at)
    await db.insert(deliveryParts).values({ fileId: id, start: part * length, bytes: length, key })
  }
}

/** The site reads each file once before it offers it. */
async function readyDownloads(list: () => Promise<string[]>): Promise<string[]> {
  for (;;) {
    const addresses = await list()
    if (addresses.length > 2) return addresses
    await wait(SAMPLED_EVERY_MS)
  }
}

/** What every first download loads once is no memory of this one. */
async function warmUp(address: string): Promise<void> {
  const response = await ask(address, 1)
  for (let read = 0; read < 8 * MB; ) read += (await nextChunk(response)).length
  response.destroy()
  await wait(SAMPLED_EVERY_MS)
}

/** Reads nothing for a while, then half, breaks the connection, and goes on from there. */
async function downloadWithBreak(
  address: string,
  take: (chunk: Buffer, at: number) => Promise<void>,
): Promise<number> {
  let at = 0
  const head = await ask(address, 0)
  const total = Number(head.headers['content-length'])
  const tag = String(head.headers.etag)
  await wait(PAUSED_MS)
  for await (const chunk of head) {
    await take(chunk, at)
    at += chunk.length
    if (at > total / 2) break
  }
  head.destroy()
  const rest = await ask(address, at, tag)
  if (rest.statusCode !== 206) throw new Error(`The rest was answered with ${rest.statusCode}.`)
  for await (const chunk of rest) {
    await take(chunk, at)
    at += chunk.length
  }
  return at
}

async function ask(address: string, first: number, tag = ''): Promise<IncomingMessage> {
  const headers = first > 0 ? { Range: `bytes=${first}-`, ...(tag ? { 'If-Range': tag } : {}) } : {}
  const [response] = await once(get(address, { headers, agent: false }), 'response')
  return response
}

async function nextChunk(response: IncomingMessage): Promise<Buffer> {
  for (;;) {
    const chunk: Buffer | null = response.read()
    if (chunk) return chunk
    await once(response, 'readable')
  }
}

/** Leaves out what is empty, so that the file takes no room. */
async function saveSparse(
  path: string,
  download: (take: (chunk: Buffer, at: number) => Promise<void>) => Promise<number>,
): Promise<number> {
  await using file = await open(path, 'w')
  const bytes = await download((chunk, at) => writeUnlessEmpty(file, chunk, at))
  await file.truncate(bytes)
  return bytes
}

async function writeUnlessEmpty(file: FileHandle, chunk: Buffer, at: number): Promise<void> {
  if (!chunk.equals(ZEROS.subarray(0, chunk.length))) await file.write(chunk, 0, chunk.length, at)
}

function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) * KILOBYTE
}

import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { bytesOf, LAYERS, openDeliveryWorld, PRINT, sumOf } from '#tests/delivery-world.ts'
import { openObjectStorage } from '#tests/machines/object-storage.ts'
import { openTestFolder } from '#tests/run-program.ts'

const run = promisify(execFile)
/** This byte is in the last part of the first file, and no multiple of what is read at once. */
const CUT = 6_000_001
const SUMS = `import sys, zipfile, hashlib
archive = zipfile.ZipFile(sys.argv[1])
for name in archive.namelist(): print(hashlib.sha256(archive.read(name)).hexdigest())`

/** The bytes up to the break, after at least so many of which the connection was cut. */
async function downloadUntil(address: string, least: number): Promise<{ bytes: Buffer; tag: string }> {
  const cutting = new AbortController()
  const response = await fetch(address, { signal: cutting.signal })
  const taken: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    taken.push(chunk)
    length += chunk.length
    if (length > least) break
  }
  cutting.abort()
  return { bytes: Buffer.concat(taken).subarray(0, least), tag: response.headers.get('ETag') ?? '' }
}

test('an archive out of a bucket that breaks off and goes on is whole, by each file’s checksum, and counts once', async () => {
  await using storage = await openObjectStorage()
  await using delivery = await openDeliveryWorld(storage.environment)
  await using place = await openTestFolder()
  const { id, secret } = await delivery.delivered({ MostDownloads: 1 })
  let stored = 0
  for await (const { bytes } of delivery.world.agency.services.files.list('originals/deliveries'))
    stored += bytes
  expect(stored).toBe(PRINT.length + LAYERS.length)
  const zip = (await (await delivery.accepted(secret)).downloads()).at(-1) ?? ''

  const begun = await downloadUntil(zip, CUT)
  const { response, bytes } = await bytesOf(zip, { Range: `bytes=${CUT}-`, 'If-Range': begun.tag })
  const whole = Buffer.concat([begun.bytes, bytes])
  expect(response.headers.get('Content-Range')).toBe(`bytes ${CUT}-${whole.length - 1}/${whole.length}`)

  const path = join(place.folder, 'all.zip')
  await writeFile(path, whole)
  expect((await run('unzip', ['-t', path])).stdout).toContain('No errors detected')
  const { stdout } = await run('python3', ['-c', SUMS, path])
  expect(stdout.trim().split('\n')).toEqual([sumOf(PRINT), sumOf(LAYERS)])
  const { body } = await delivery.staff.ask('GET', `/deliveries/${id}`)
  expect(body.Files).toMatchObject([
    { Sha256: sumOf(PRINT), Downloads: 1 },
    { Sha256: sumOf(LAYERS), Downloads: 1 },
  ])
})

test('a bucket that is away ends a download early, and it goes on from there when the bucket is back', async () => {
  await using storage = await openObjectStorage()
  await using delivery = await openDeliveryWorld(storage.environment)
  const { secret } = await delivery.delivered({ MostDownloads: 1 })
  const [file = ''] = await (await delivery.accepted(secret)).downloads()
  await storage.stop()
  await expect(bytesOf(file)).rejects.toThrow()
  await storage.start()
  expect(sumOf((await bytesOf(file)).bytes)).toBe(sumOf(PRINT))
})

import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listUsedOriginals } from '#domain/imaging/pictures.server.ts'
import { removeFiles } from '#platform/files/removed-file-rows.server.ts'
import { type Client, openClient } from '#tests/delivery-agency.ts'
import { bytesOf, type DeliveryWorld, openDeliveryWorld, sumOf } from '#tests/delivery-world.ts'
import { MAIL_AGENCY_START } from '#tests/mail-agency.ts'
import { aPainting } from '#tests/pictures.ts'

const PDF = Buffer.from('%PDF-1.7 Umschlag')
const LATER = new Date('2100-01-01T00:00:00Z')

let world: DeliveryWorld['world']
let staff: DeliveryWorld['staff']
let painting: Buffer<ArrayBuffer>

beforeAll(async () => {
  const opened = await openDeliveryWorld()
  ;({ world, staff } = opened)
  painting = Buffer.from(await aPainting(900, 600).jpeg().toBuffer())
  return () => opened[Symbol.asyncDispose]()
})

beforeEach(() => {
  world.time.now = MAIL_AGENCY_START
})

/** A delivery of a picture, and the ids of its files. */
async function delivered(files: Record<string, Buffer<ArrayBuffer>> = { 'Wal.jpg': painting }) {
  const made = await staff.make()
  const ids: number[] = []
  for (const [name, bytes] of Object.entries(files)) ids.push(await staff.upload(made.id, name, bytes))
  await staff.ready(made.id)
  const addressOf = (fileId: number | string | undefined, secret = made.secret) =>
    `${world.agency.address}/lieferung/${secret}/${fileId}/bild`
  return { ...made, ids, addressOf, address: addressOf(ids[0]) }
}

async function thumbnailsOn(client: Client): Promise<string[]> {
  const { html } = await client.page()
  return [...html.matchAll(/<img src="(\/lieferung\/[^"]+)" alt=""/g)].map(([, path = '']) => path)
}

async function statusOf(address: string, headers: Record<string, string> = {}): Promise<number> {
  return (await bytesOf(address, headers)).response.status
}

async function storedOf(id: number): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of world.agency.services.files.list(`originals/deliveries/${id}`)) keys.push(key)
  return keys
}

async function removeQueued(): Promise<void> {
  const { database, files } = world.agency.services
  await removeFiles({ db: database.db, files, listUsed: listUsedOriginals }, LATER)
}

describe('a thumbnail', () => {
  test.each(['', '/en'])(
    'is on the page below %s/lieferung beside a picture, others show their kind',
    async (prefix) => {
      const { secret, addressOf, ids } = await delivered({
        'Wal.jpg': painting,
        'Umschlag.pdf': PDF,
        Liesmich: PDF,
      })
      const client = openClient(world.agency.address, secret, prefix)
      expect(await thumbnailsOn(client)).toEqual([new URL(addressOf(ids[0])).pathname])
      const { html } = await client.page()
      const previews = [
        ...html.matchAll(/<span class="[^"]+" aria-hidden="true" translate="no">(.*?)<\/span>/g),
      ]
      expect(previews.map(([, shown]) => shown).slice(1)).toEqual(['PDF', ''])
    },
  )

  test('is a small WebP for one visitor alone, to look at before anything is accepted', async () => {
    const { address } = await delivered()
    const { response, bytes } = await bytesOf(address)
    expect(response.status).toBe(200)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    const tag = response.headers.get('ETag') ?? ''
    expect(await statusOf(address, { 'If-None-Match': tag })).toBe(304)
  })

  test('counts as no download, however often it is shown', async () => {
    const { id, address } = await delivered()
    for (let time = 0; time < 3; time++) expect(await statusOf(address)).toBe(200)
    const { body } = await staff.ask('GET', `/deliveries/${id}`)
    expect([body.Files[0].Downloads, body.Downloads, body.Acceptances]).toEqual([0, [], []])
  })

  test('is under no other address: another file, the archive, another delivery, another secret', async () => {
    const { ids, addressOf } = await delivered({ 'Umschlag.pdf': PDF, 'Wal.jpg': painting })
    const other = await delivered()
    const [pdf, picture] = ids
    const wrong = [pdf, 'zip', `0${picture}`, 'x', 2 ** 31, other.ids[0]].map((fileId) => addressOf(fileId))
    for (const address of [...wrong, addressOf(picture, 'AAAAAAAAAAAAAAAAAAAAAA'), addressOf(picture, 'x')])
      expect([address, await statusOf(address)]).toEqual([address, 404])
    expect(await statusOf(addressOf(picture))).toBe(200)
  })

  test('is shown with the password alone, and no longer once the password is another one', async () => {
    const { id, secret, address } = await delivered()
    const protect = (Password: string) => staff.ask('PUT', `/deliveries/${id}/password`, { Password })
    await protect('wale und moor')
    expect(await statusOf(address)).toBe(403)
    const client = openClient(world.agency.address, secret)
    const refused = await client.post({ password: 'wale' })
    expect(refused.headers.getSetCookie()).toEqual([])
    const entered = await client.post({ password: 'wale und moor' })
    const Cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(await statusOf(address, { Cookie })).toBe(200)
    expect(await thumbnailsOn(client)).toEqual([new URL(address).pathname])
    await protect('moor und wale')
    expect(await statusOf(address, { Cookie })).toBe(403)
  })

  test('ends with the delivery', async () => {
    const { address } = await delivered()
    world.time.now = new Date('2099-01-01T00:00:00Z')
    expect(await statusOf(address)).toBe(410)
  })

  test('goes with its file, and the others stay', async () => {
    const { id, ids, addressOf } = await delivered({ 'Wal.jpg': painting, 'Moor.jpg': painting })
    await staff.ask('DELETE', `/deliveries/${id}/files/${ids[0]}`)
    expect(await Promise.all(ids.map((fileId) => statusOf(addressOf(fileId))))).toEqual([404, 200])
    await removeQueued()
    expect(await storedOf(id)).toHaveLength(2)
    expect(await storedOf(id)).toContain(`originals/deliveries/${id}/thumbnails/${ids[1]}.webp`)
  })

  test('goes with a delivery that is deleted', async () => {
    const { id, address } = await delivered()
    const { body } = await staff.ask('GET', `/deliveries/${id}`)
    expect(
      (await staff.ask('DELETE', `/deliveries/${id}`, undefined, { 'If-Match': `"${body.Revision}"` }))
        .status,
    ).toBe(204)
    expect(await statusOf(address)).toBe(404)
    await removeQueued()
    expect(await storedOf(id)).toEqual([])
  })
})

describe('a file is delivered without one', () => {
  test('where its picture is broken, or only called one', async () => {
    const broken = Buffer.from(painting.subarray(0, 40))
    const { id, secret } = await delivered({ 'Wal.jpg': broken, 'Moor.png': PDF })
    expect(await thumbnailsOn(openClient(world.agency.address, secret))).toEqual([])
    expect(await storedOf(id)).toHaveLength(2)
  })

  test('where the disk has no room for it', async () => {
    const { files } = world.agency.services
    const write = files.write
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
    const spy = vi.spyOn(files, 'write').mockImplementation(async (key, ...rest) => {
      if (key.endsWith('.webp')) throw full
      return write(key, ...rest)
    })
    const { id, secret } = await delivered().finally(() => spy.mockRestore())
    expect((await staff.ask('GET', `/deliveries/${id}`)).body.Files[0].Sha256).toBe(sumOf(painting))
    expect(await thumbnailsOn(openClient(world.agency.address, secret))).toEqual([])
  })

  test('while the file store does not say which there are', async () => {
    const { secret, address } = await delivered()
    const client = openClient(world.agency.address, secret)
    const spy = vi.spyOn(world.agency.services.files, 'list').mockImplementation(() => {
      throw new Error('The bucket is away.')
    })
    expect([(await client.page()).status, await thumbnailsOn(client)]).toEqual([200, []])
    spy.mockRestore()
    expect(await thumbnailsOn(client)).toEqual([new URL(address).pathname])
  })
})

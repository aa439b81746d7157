import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { MOST_OF_AN_ARTIST } from '#domain/uploads/uploads-model.ts'
import { type ArtistOffice, openArtistOffice, rowsIn } from '#tests/artist-office.ts'
import type { Member } from '#tests/office.ts'
import { announce, aSheet, askOffset, sendPart } from '#tests/uploads.ts'

let office: ArtistOffice

beforeAll(async () => {
  office = await openArtistOffice()
})
afterAll(() => office[Symbol.asyncDispose]())

const cookieOf = ({ browser }: Member) => ({
  Cookie: browser.cookie(),
  Origin: office.agency.address,
  'Sec-Fetch-Site': 'same-origin',
})

async function send(member: Member, bytes: Buffer, metadata: Record<string, string>): Promise<string> {
  const headers = cookieOf(member)
  const begun = await announce(office.agency, bytes.length, metadata, headers)
  const location = begun.headers.get('Location') ?? ''
  await sendPart(office.agency, location, bytes, 0, headers)
  return location.split('/').at(-1) ?? ''
}

function until(member: Member, id: string, state: string) {
  return vi.waitFor(
    async () => {
      const found = rowsIn(await member.ask('GET', '/uploads')).find(({ Id }) => Id === id)
      expect(found).toMatchObject({ State: state })
      return found ?? {}
    },
    { timeout: 60_000, interval: 50 },
  )
}

test('what an artist uploads becomes a hidden work of theirs, with the log in their name', async () => {
  const { ada, editor } = office
  const id = await send(ada.member, await aSheet('#d62828'), { filename: 'wal.png', artist: String(ada.id) })
  const { ImageId, Thumb } = await until(ada.member, id, 'taken')
  expect((await ada.member.ask('GET', `/images/${ImageId}`)).body).toMatchObject({
    Hidden: true,
    TitleDe: 'Wal',
  })
  expect(String(Thumb)).toContain(`/pictures/${ImageId}/`)
  expect((await ada.member.ask('GET', `/pictures/${ImageId}/320`)).status).toBe(200)
  expect((await office.ben.member.ask('GET', `/pictures/${ImageId}/320`)).status).toBe(404)
  const [line] = rowsIn(await editor.ask('GET', `/changes?RecordId=${ImageId}`))
  expect(line).toMatchObject({ StaffName: 'Ada', Action: 'create' })
})

test('an artist sends works for nobody else, and somebody else’s files are as unknown as none', async () => {
  const { ada, ben } = office
  for (const artist of [String(ben.id), '999999'])
    expect((await announce(office.agency, 9, { artist }, cookieOf(ada.member))).status).toBe(422)
  const begun = await announce(office.agency, 9, { artist: String(ben.id) }, cookieOf(ben.member))
  const location = begun.headers.get('Location') ?? ''
  expect(await askOffset(office.agency, location, cookieOf(ada.member))).toBeNull()
  expect((await sendPart(office.agency, location, Buffer.from('x'), 0, cookieOf(ada.member))).status).toBe(
    404,
  )
  const id = location.split('/').at(-1)
  expect((await ada.member.ask('DELETE', `/uploads/${id}`)).status).toBe(404)
  expect((await ada.member.ask('POST', `/uploads/${id}/keep`)).status).toBe(404)
  expect((await ada.member.ask('GET', `/uploads/${id}/thumb`)).status).toBe(404)
  const picture = await ada.member.ask('POST', '/pictures', { Upload: id })
  expect(picture.status).toBe(422)
  expect(rowsIn(await ada.member.ask('GET', '/uploads')).map(({ Id }) => Id)).not.toContain(id)
})

test('a file that an artist sends becomes their portrait once staff say yes', async () => {
  const { ada, ben, editor } = office
  const id = await send(ada.member, await aSheet('#2a9d8f'), { filename: 'ich.png', purpose: 'file' })
  await until(ada.member, id, 'ready')
  const { body } = await ada.member.ask('POST', '/pictures', { Upload: id })
  expect((await ada.member.ask('GET', `/pictures/${body.Id}/320`)).status).toBe(200)
  expect((await ben.member.ask('GET', `/pictures/${body.Id}/320`)).status).toBe(404)
  const path = `/artists/${ada.id}`
  expect((await office.change(ada.member, path, { PortraitId: body.Id })).status).toBe(200)
  const [{ Id } = {}] = rowsIn(await editor.ask('GET', '/proposals?State=new'))
  expect((await editor.ask('POST', `/proposals/${Id}/accept`, {})).status).toBe(204)
  expect((await editor.ask('GET', path)).body).toMatchObject({ PortraitId: body.Id })
})

test('that something is there already is told; which it is, only where it is their own', async () => {
  const { ada, ben } = office
  const bytes = await aSheet('#264653')
  const first = await send(ada.member, bytes, { filename: 'a.png', artist: String(ada.id) })
  const { ImageId } = await until(ada.member, first, 'taken')
  const again = await send(ada.member, bytes, { filename: 'a.png', artist: String(ada.id) })
  expect(await until(ada.member, again, 'duplicate')).toMatchObject({ Duplicate: { ImageId } })
  const foreign = await send(ben.member, bytes, { filename: 'b.png', artist: String(ben.id) })
  expect(await until(ben.member, foreign, 'duplicate')).toMatchObject({ Duplicate: null })
})

test('an artist leaves room for what others send', async () => {
  const { ben } = office
  const begin = () => announce(office.agency, 9, { artist: String(ben.id) }, cookieOf(ben.member))
  let status = 201
  for (let sent = 0; status === 201 && sent <= MOST_OF_AN_ARTIST; sent++) status = (await begin()).status
  expect(status).toBe(429)
  expect((await announce(office.agency, 9, { artist: String(ben.id) }, cookieOf(office.editor))).status).toBe(
    201,
  )
})

import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { PART_BYTES, receiveByTus, type TusReceiver } from './receive-by-tus.server.ts'

const ADDRESS = 'http://127.0.0.1/files'
const TUS = { 'Tus-Resumable': '1.0.0' }

/** Receives files into memory, of which each belongs to whoever announced it. */
function openMemory(more: Partial<TusReceiver<string>> = {}) {
  const stored = new Map<string, { sender: string; bytes: number; parts: Uint8Array[] }>()
  const whole: string[] = []
  const sizeOf = (parts: Uint8Array[]) => parts.reduce((sum, part) => sum + part.length, 0)
  const receive = receiveByTus<string>({
    largestBytes: Number.MAX_SAFE_INTEGER,
    disk: tmpdir(),
    begin: async (sender, { bytes }) => {
      stored.set(String(stored.size), { sender, bytes, parts: [] })
      return String(stored.size - 1)
    },
    find: async (sender, id) => {
      const file = stored.get(id)
      return file?.sender === sender ? { bytes: file.bytes, arrived: sizeOf(file.parts) } : null
    },
    append: async (_, id, offset, bytes) => {
      const { parts = [] } = stored.get(id) ?? {}
      if (sizeOf(parts) !== offset) return null
      parts.push(bytes)
      return offset + bytes.length
    },
    onWhole: async (id) => void whole.push(id),
    ...more,
  })
  const ask = (method: string, path: string, headers: Record<string, string>, body?: Buffer<ArrayBuffer>) => {
    const sent = body ? inPackets(body) : null
    const init = { method, headers: { ...TUS, ...headers }, body: sent, duplex: 'half' as const }
    return receive(new Request(ADDRESS + path, init), 'ada')
  }
  return {
    receive,
    stored,
    whole,
    announce: (bytes: number) => ask('POST', '', { 'Upload-Length': String(bytes) }),
    send: (id: string, offset: number, body: Buffer<ArrayBuffer>) =>
      ask('PATCH', `/${id}`, asPart(offset, body.length), body),
  }
}

/** A socket hands over so much at once. */
const PACKET_BYTES = 64 * 1024

function inPackets(bytes: Buffer<ArrayBuffer>): ReadableStream {
  return new ReadableStream({
    start: (stream) => {
      for (let at = 0; at < bytes.length; at += PACKET_BYTES)
        stream.enqueue(bytes.subarray(at, at + PACKET_BYTES))
      stream.close()
    },
  })
}

function asPart(offset: number, bytes: number) {
  const length = { 'Upload-Offset': String(offset), 'Content-Length': String(bytes) }
  return { ...length, 'Content-Type': 'application/offset+octet-stream' }
}

test('a large body is stored part by part, and its file is whole once', async () => {
  const { announce, send, stored, whole } = openMemory()
  const body = Buffer.alloc(2 * PART_BYTES + 7, 'wal')
  expect((await announce(body.length)).headers.get('Location')).toBe('/files/0')
  expect((await send('0', 0, body)).status).toBe(204)
  const parts = stored.get('0')?.parts ?? []
  expect(parts.map(({ length }) => length)).toEqual([PART_BYTES, PART_BYTES, 7])
  expect(Buffer.concat(parts).equals(body)).toBe(true)
  expect(whole).toEqual(['0'])
})

test('what has no room on the disk is refused before its first byte, and an empty file', async () => {
  const { announce, stored } = openMemory()
  const full = await announce(Number.MAX_SAFE_INTEGER - 1)
  expect([full.status, await full.text()]).toEqual([507, 'The disk has no room for this.'])
  expect((await announce(0)).status).toBe(422)
  expect(stored.size).toBe(0)
})

test.each(['ENOSPC', 'EDQUOT'])('a disk that becomes full meanwhile (%s) is told as such', async (code) => {
  const error = Object.assign(new Error('write'), { code })
  const { announce, send } = openMemory({ append: () => Promise.reject(error) })
  await announce(3)
  const full = await send('0', 0, Buffer.from('wal'))
  expect([full.status, await full.text()]).toEqual([507, 'The disk has no room for this.'])
})

test('any other error is thrown, for whoever answers such', async () => {
  const { announce, send } = openMemory({ append: () => Promise.reject(new Error('away')) })
  await announce(3)
  await expect(send('0', 0, Buffer.from('wal'))).rejects.toThrow('away')
})

test('somebody else neither asks nor sends, and no address beside the file’s does', async () => {
  const { announce, receive, send, stored } = openMemory()
  await announce(3)
  for (const [method, path, sender] of [
    ['HEAD', '/0', 'ben'],
    ['PATCH', '/0', 'ben'],
    ['HEAD', '/1?x=/0', 'ada'],
  ] as const) {
    const headers = method === 'PATCH' ? { ...TUS, ...asPart(0, 3) } : TUS
    const body = method === 'PATCH' ? 'wal' : null
    const request = new Request(ADDRESS + path, { method, headers, body })
    expect([path, (await receive(request, sender)).status]).toEqual([path, 404])
  }
  expect(stored.get('0')?.parts).toEqual([])
  expect((await send('0', 1, Buffer.from('al'))).status).toBe(409)
})

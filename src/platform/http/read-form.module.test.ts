import { expect, test } from 'vitest'
import { readFormFile } from './read-form.server.ts'

const BYTES = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7) % 256)

async function encode(form: FormData): Promise<[Buffer, string]> {
  const response = new Response(form)
  const type = response.headers.get('Content-Type') ?? ''
  return [Buffer.from(await response.arrayBuffer()), type]
}

function aForm(name = 'file'): FormData {
  const form = new FormData()
  form.append('note', 'Bitte ähnlich.')
  form.append('other', new Blob(['another']), 'another.txt')
  form.append(name, new Blob([BYTES]), 'wolf & hund.jpg')
  form.append(name, new Blob(['the second']), 'second.jpg')
  return form
}

test('the first file of the field is read, whatever stands around it', async () => {
  const [body, type] = await encode(aForm())
  expect(Buffer.compare((await readFormFile(body, type, 'file')) ?? new Uint8Array(), BYTES)).toBe(0)
})

test('an empty file is a file', async () => {
  const form = new FormData()
  form.append('file', new Blob([]), 'empty.jpg')
  expect(await readFormFile(...(await encode(form)), 'file')).toHaveLength(0)
})

test('there is none where the field has another name, or only a text', async () => {
  const [body, type] = await encode(aForm('picture'))
  expect(await readFormFile(body, type, 'file')).toBeNull()
  const form = new FormData()
  form.append('file', 'no picture')
  expect(await readFormFile(...(await encode(form)), 'file')).toBeNull()
})

test('a body that is torn, empty or of another kind has none', async () => {
  const [body, type] = await encode(aForm())
  for (const length of [0, 20, 1_000, body.length - 60_000])
    expect(await readFormFile(body.subarray(0, length), type, 'file')).toBeNull()
  expect(await readFormFile(body, 'multipart/form-data', 'file')).toBeNull()
  expect(await readFormFile(body, 'multipart/form-data; boundary=another', 'file')).toBeNull()
})

test.each([
  ['empty parts', 'Content-Disposition: form-data; name="a"\r\n\r\n'],
  ['parts without a head', '\r\n'],
])('a body with thousands of %s is not read', async (_, head) => {
  const part = (text: string) => `--x\r\n${text}\r\n`
  const file = part('Content-Disposition: form-data; name="file"; filename="a"\r\n\r\nwal')
  const bodyOf = (parts: number) => Buffer.from(`${file}${part(head).repeat(parts)}--x--\r\n`)
  const type = 'multipart/form-data; boundary=x'
  expect(await readFormFile(bodyOf(3), type, 'file')).toEqual(Buffer.from('wal'))
  expect(await readFormFile(bodyOf(5_000), type, 'file')).toBeNull()
})

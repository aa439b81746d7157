import { expect, test } from 'vitest'
import { LARGEST_UPLOAD_BYTES } from '#domain/uploads/uploads-model.ts'
import { refuseEarly } from './picture-target.ts'

const PNG = '\x89PNG\r\n\x1a\n'
const aFile = (text: string) =>
  new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], 'bild.png')

test.each([
  ['a text that is called a picture', 'Guten Tag', 'uploads.refusal_not_an_image'],
  ['a PDF', '%PDF-1.7', 'uploads.refusal_not_an_image'],
  ['an SVG drawing', '<svg xmlns="http://www.w3.org/2000/svg">', 'uploads.refusal_svg'],
  ['an empty file', '', 'uploads.refusal_empty'],
])('%s is refused before it is sent', async (_, text, sentence) => {
  expect(await refuseEarly(aFile(text))).toBe(sentence)
})

test.each([
  ['a PNG', PNG],
  ['a JPEG', '\xff\xd8\xff\xe0'],
  ['an AVIF', '\0\0\0\x18ftypmif1\0\0\0\0mif1avif'],
  ['a photo of a telephone', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
])('%s is sent', async (_, text) => {
  expect(await refuseEarly(aFile(text))).toBeNull()
})

test('a file that is too large is refused unread', async () => {
  const large = new File([new Uint8Array(LARGEST_UPLOAD_BYTES + 1)], 'plakat.png')
  expect(await refuseEarly(large)).toBe('uploads.too_many_bytes')
})

test('nothing of Node is needed, which browsers do not have', async () => {
  const original = globalThis.Buffer
  Reflect.deleteProperty(globalThis, 'Buffer')
  try {
    expect(await refuseEarly(aFile('Guten Tag'))).toBe('uploads.refusal_not_an_image')
    expect(await refuseEarly(aFile(PNG))).toBeNull()
  } finally {
    globalThis.Buffer = original
  }
})

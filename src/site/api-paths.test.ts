import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALL_IMAGES, apiPath, GALLERY_IMAGES } from './api-paths.ts'

test('values take the places of their names', () => {
  expect(apiPath(ALL_IMAGES)).toBe('/illusde/api/images/all')
  expect(apiPath(GALLERY_IMAGES, { lang: 'de', gname: 'a/b?' })).toBe(
    '/illusde/api/galleries/de/a%2Fb%3F/images',
  )
})

/** In a line that is no comment. */
const IN_CODE = /^(?!\s*(?:\/\*|\*|\/\/)).*['"`]\/illusde\/api/m

test('no other file writes the address of the API down', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const writing = files.filter((file) => IN_CODE.test(readFileSync(`src/${file}`, 'utf8')))
  expect(writing).toEqual(['site/api-paths.ts'])
})

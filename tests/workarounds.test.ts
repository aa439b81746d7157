import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PARTS = ['// What for: ', '// Upstream issue: ', '// Measured effect: ', '// Can go: ']

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }))
const isWorkaround = (file: string) => /(?:^|\/)workaround-[a-z-]+\.ts$/.test(file)

test('a workaround says what for, its upstream issue, its measured effect and when it can go', () => {
  const workarounds = sources.filter(({ file }) => isWorkaround(file))
  expect(workarounds).not.toEqual([])
  const silent = workarounds.filter(({ text }) => PARTS.some((part) => !text.includes(part)))
  expect(silent.map(({ file }) => file)).toEqual([])
})

test('only workarounds use what a package calls unsafe', () => {
  const using = sources.filter(({ file, text }) => /\bUNSAFE_/.test(text) && !isWorkaround(file))
  expect(using.map(({ file }) => file)).toEqual([])
})

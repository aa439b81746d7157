import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const VISITORS = 'build/client'
const STAFF = 'build/admin'
/** What the libraries of the staff room leave in any file that has something of them. */
const TRACES = /react-admin|RaLayout|MuiButtonBase|MuiTypography|ProseMirror|tiptap|emotion-cache/
/** What the first screen of the staff room needs, packed: people come once in the morning and stay all day. */
const MOST_PACKED_BYTES = 480 * 1024

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}

const scriptsOf = (folder: string) => filesOf(folder).filter((path) => path.endsWith('.js'))

test('the traces are found where the staff room is', () => {
  const traced = scriptsOf(STAFF).filter((path) => TRACES.test(readFileSync(path, 'utf8')))
  expect(traced).not.toEqual([])
})

test('no file that visitors load has anything of the staff room', () => {
  const traced = filesOf(VISITORS).filter((path) => TRACES.test(readFileSync(path, 'latin1')))
  expect(traced).toEqual([])
})

test('the editor of the news comes only where news are edited', () => {
  const html = readFileSync(join(STAFF, 'index.html'), 'utf8')
  const first = scriptsOf(STAFF).filter((path) => html.includes(path.slice(STAFF.length)))
  expect(first).not.toEqual([])
  expect(first.filter((path) => readFileSync(path, 'utf8').includes('ProseMirror'))).toEqual([])
  const packed = first.reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0)
  expect(packed).toBeLessThan(MOST_PACKED_BYTES)
})

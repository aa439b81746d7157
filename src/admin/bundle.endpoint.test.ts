import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEBSITE = 'build/client'
const ADMIN = 'build/admin'
/** The entry, the program of the first screen, and what the build itself needs. */
const NAMED_IN_HTML = 3
/** Strings that the libraries of the admin leave in every bundle file that contains them. */
const TRACES = /react-admin|RaLayout|MuiButtonBase|MuiTypography|ProseMirror|tiptap|emotion-cache/

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}

const scriptsOf = (folder: string) => filesOf(folder).filter((path) => path.endsWith('.js'))

test('the traces are found in the admin bundle', () => {
  const traced = scriptsOf(ADMIN).filter((path) => TRACES.test(readFileSync(path, 'utf8')))
  expect(traced).not.toEqual([])
})

test('no file that visitors load contains code of the admin', () => {
  const traced = filesOf(WEBSITE).filter((path) => TRACES.test(readFileSync(path, 'latin1')))
  expect(traced).toEqual([])
})

test('the news editor is loaded only where news are edited', () => {
  const html = readFileSync(join(ADMIN, 'index.html'), 'utf8')
  const first = scriptsOf(ADMIN).filter((path) => html.includes(path.slice(ADMIN.length)))
  expect(first).toHaveLength(NAMED_IN_HTML)
  expect(first.filter((path) => readFileSync(path, 'utf8').includes('ProseMirror'))).toEqual([])
})

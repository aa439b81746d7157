import { execFileSync } from 'node:child_process'
import { cpSync, globSync, lstatSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { MEGABYTE, MOST_MEGABYTES, MOST_WITHOUT_NODE, sizeOf } from '#scripts/disk-size.mjs'
import { say } from '#tests/long-run.ts'
import { readIgnored } from './dockerfile.ts'

export type Tree = { folder: string; installed: string }

/** What Docker is given, in a folder, and there the step of the Dockerfile that makes what the image holds. */
export function makeTree(folder: string, [program = '', script = '', ..._target]: readonly string[]): Tree {
  const [source, tree] = [join(folder, 'source'), join(folder, 'tree')]
  const isIgnored = readIgnored()
  cpSync('.', source, {
    recursive: true,
    filter: (from) => !isIgnored(relative(resolve('.'), resolve(from))),
  })
  say(`${program} ${script} ...`)
  execFileSync(process.execPath, [script, tree], { cwd: source, stdio: 'inherit' })
  return { folder: tree, installed: join(source, 'node_modules') }
}

/** Says how large it is. Returns what is larger than it should be. */
export function reportSizes({ folder, installed }: Tree): string[] {
  const node = sizeOf(join(folder, 'app/bin'))
  const image = sizeOf(folder)
  say(`packages that serve and build: ${megabytes(sizeOf(installed))} MB`)
  say(`the image above its Debian: ${megabytes(image)} MB, ${megabytes(image - node)} MB without Node`)
  return [
    ...(image > MOST_MEGABYTES * MEGABYTE ? [`the image is larger than ${MOST_MEGABYTES} MB`] : []),
    ...(image - node > MOST_WITHOUT_NODE * MEGABYTE
      ? [`without Node it is larger than ${MOST_WITHOUT_NODE} MB`]
      : []),
  ]
}

function megabytes(bytes: number): number {
  return Math.round(bytes / MEGABYTE)
}

/** What has no place in an image: each path as it is below it. */
export function listUnwanted({ folder }: Tree): string[] {
  const node = globSync(join(folder, 'app/**/node')).filter((path) => lstatSync(path).isFile())
  const unwanted = ['{tests,demo,e2e,bench}', 'src/**/*.test.ts*', 'src/admin', '.env', '.git']
  const tools = ['vite', 'rolldown', 'typescript', 'vitest', '@biomejs', 'react-admin', '@mui'].map(
    (name) => `node_modules/${name}`,
  )
  return [
    ...[...unwanted, ...tools].flatMap((pattern) => globSync(join(folder, 'app', pattern))),
    ...(node.length === 1 ? [] : node),
  ].map((path) => `${relative(folder, path)} is in the image`)
}

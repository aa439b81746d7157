import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { knownHashes } from '#platform/database/migrate.server.ts'
import { expectOneSentence } from '#tests/faults/one-sentence.ts'
import { archiveOf } from '#tests/former-schemas/archives.ts'
import { openTestFolder, runProgram } from '#tests/run-program.ts'
import { COMMANDS } from './commands.mjs'

/** Whatever opens a database fails with it. */
function failingDatabase(cause: string): string {
  const source = `import { DrizzleQueryError } from 'drizzle-orm'
    const fail = () => { throw new DrizzleQueryError('INSERT INTO people VALUES ($1)', ['${MAIL}'], ${cause}) }
    export { fail as lockDirectory, fail as openPglite, fail as toDatabase }`
  const hooks = `import { registerHooks } from 'node:module'
    registerHooks({ load: (url, context, next) => /(?:directory-lock|open-pglite)[.]server[.]ts$/.test(url)
      ? { format: 'module', source: ${JSON.stringify(source)}, shortCircuit: true } : next(url, context) })`
  return `--import data:text/javascript,${encodeURIComponent(hooks)}`
}

const MAIL = 'katrin@maler.example'
const OF_POSTGRES = (code: string) =>
  `Object.assign(new Error('no value: "${MAIL}"'), { severity: 'ERROR', code: '${code}', detail: '${MAIL}' })`

async function callEach(cause: string) {
  await using place = await openTestFolder()
  const at = (name: string) => join(place.folder, name)
  await mkdir(at('lists'))
  await writeFile(at('lists/galleries.csv'), '')
  const archive = archiveOf(knownHashes().length - 1)
  const parameters = {
    staff: ['add', MAIL],
    import: [at('lists')],
    export: [at('new')],
    backup: [at('new.tar.gz')],
    restore: [archive],
    'upgrade:engine': [],
    drill: [archive],
    privacy: ['export', MAIL],
  } satisfies Record<keyof typeof COMMANDS, string[]>
  const parametersByName = new Map<string, string[]>(Object.entries(parameters))
  const environment = { DATA_DIR: at('data'), NODE_OPTIONS: failingDatabase(cause) }
  const endings = []
  for (const [name, { program }] of Object.entries(COMMANDS))
    endings.push({ name, ...(await runProgram(environment, program, parametersByName.get(name))) })
  return endings
}

test('no command tells a value of the statement that failed in it', async () => {
  for (const { name, code, stdout, stderr } of await callEach(OF_POSTGRES('22P02')))
    expect([name, code, stdout, stderr]).toEqual([
      name,
      1,
      '',
      expect.stringMatching(/^A statement of the database failed \(22P02\)[.]\n(?!.*katrin|.*INSERT)/s),
    ])
})

test('every command says in one sentence that the disk is full', async () => {
  for (const ending of await callEach(OF_POSTGRES('53100'))) expectOneSentence(ending, /^The disk is full;/)
})

import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { expectOneSentence } from '#tests/faults/one-sentence.ts'
import { openTestFolder, runProgram } from '#tests/run-program.ts'

const UNREACHABLE_BUCKET = {
  FILE_STORE: 's3',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'a',
  S3_SECRET_ACCESS_KEY: 'b',
  S3_ENDPOINT: 'http://127.0.0.1:9',
}

/** Beside a data directory, as they may be named by mistake. */
async function openPlace() {
  const place = await openTestFolder()
  const at = (name: string) => join(place.folder, name)
  await mkdir(at('empty'))
  await mkdir(at('full'))
  await writeFile(at('full/notes.txt'), 'A wolf.')
  await writeFile(at('notes.txt'), 'A wolf.')
  await writeFile(at('packed.gz'), gzipSync('A wolf.'))
  const run = (command: string, path: string) =>
    runProgram({ DATA_DIR: at('data') }, `src/cli/${command}.ts`, [path])
  return { ...place, at, run }
}

test.each([
  ['import', 'nowhere', 'nowhere cannot be used: there is no such file or folder.'],
  ['import', 'notes.txt', 'notes.txt cannot be used: it is no folder'],
  ['import', 'empty', /There are no lists in .*empty[.] Lists are called galleries[.]csv/],
  ['export', 'notes.txt', 'notes.txt cannot be used: it exists already.'],
  ['export', 'full', 'full is not empty; name a new folder or an empty one.'],
  ['restore', 'nowhere', 'nowhere cannot be used: there is no such file or folder.'],
  ['restore', 'empty', 'empty is no file.'],
  ['restore', 'notes.txt', /The backup .*notes[.]txt cannot be used/],
  ['drill', 'nowhere', 'nowhere cannot be used: there is no such file or folder.'],
  ['drill', 'packed.gz', /The backup .*packed[.]gz cannot be used/],
])('%s %s says what is wrong before any database is opened', async (command, path, sentence) => {
  await using place = await openPlace()
  expectOneSentence(await place.run(command, place.at(path)), sentence)
  expect(await readdir(place.folder)).toEqual(['empty', 'full', 'notes.txt', 'packed.gz'])
})

test('a storage that cannot be reached is named', async () => {
  await using data = await openDataFolder()
  const environment = { DATA_DIR: data.folder, ...UNREACHABLE_BUCKET }
  const ending = await runProgram(environment, 'src/cli/backup.ts', [join(data.folder, 'new.tar.gz')])
  expectOneSentence(ending, 'The bucket pictures cannot be used; check the S3_... settings.')
})

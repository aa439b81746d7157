import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { anEnquiry } from '#tests/form-agency.ts'
import { openForm } from '#tests/open-form.ts'
import { runProgram, startSite } from '#tests/run-program.ts'

const COMMAND = 'src/cli/privacy.ts'
const DOCUMENTED = /^ {4}(npm .* privacy -- export .*)$/m

/** Runs the same line as the runbook. */
function readIntoFile(folder: string, mail: string) {
  const file = join(folder, 'kept.json')
  const [, line = ''] = DOCUMENTED.exec(readFileSync('docs/runbook.md', 'utf8')) ?? []
  const call = line.replace('somebody@mail.example', mail).replace('kept.json', file)
  execFileSync('sh', ['-c', call], { env: { ...process.env, DATA_DIR: folder } })
  return JSON.parse(readFileSync(file, 'utf8'))
}

test("a person's data can be exported by their email address and deleted", async () => {
  await using place = await openDataFolder()
  const environment = { DATA_DIR: place.folder }
  await using site = await startSite(environment)
  const opened = await openForm(site.address)
  const form = anEnquiry({ email: 'katrin@maler.example', message: 'Ein Wal, bitte.', opened })
  const response = await fetch(`${site.address}/illusde/api/contact`, { method: 'POST', body: form })
  const { id }: { id: string } = await response.json()
  const metrics = async () => (await fetch(`${site.address}/metrics`)).text()
  // Taken from the inbox into the database.
  await expect.poll(metrics).toContain('\nzeichner_submissions_waiting 0\n')
  await site.stop()
  const read = () => readIntoFile(place.folder, 'katrin@maler.example')
  const stored = read()
  expect(stored.enquiries).toMatchObject([
    { id, fields: { message: 'Ein Wal, bitte.' }, state: 'new', notes: '', replies: [] },
  ])
  const deletion = await runProgram(environment, COMMAND, ['delete', 'Katrin@maler.example'])
  expect(deletion.stdout).toMatch(/^Removed 1 enquiries and applications with their files/)
  expect(read()).toMatchObject({ enquiries: [], waiting: [], letters: [] })
})

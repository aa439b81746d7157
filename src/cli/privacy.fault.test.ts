import { expect, test } from 'vitest'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { anEnquiry } from '#tests/form-agency.ts'
import { openForm } from '#tests/open-form.ts'
import { runProgram, startSite } from '#tests/run-program.ts'

const COMMAND = 'src/cli/privacy.ts'

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
  const read = async () =>
    JSON.parse((await runProgram(environment, COMMAND, ['export', 'katrin@maler.example'])).stdout)
  const stored = await read()
  expect(stored.enquiries).toMatchObject([
    { id, fields: { message: 'Ein Wal, bitte.' }, state: 'new', notes: '', replies: [] },
  ])
  const deletion = await runProgram(environment, COMMAND, ['delete', 'Katrin@maler.example'])
  expect(deletion.stdout).toMatch(/^Removed 1 enquiries and applications with their files/)
  expect(await read()).toMatchObject({ enquiries: [], waiting: [], letters: [] })
})

test.each([[[]], [['export']], [['forget', 'katrin@maler.example']], [['delete', 'katrin']]])(
  'with %j it says in one sentence how it is used',
  async (parameters) => {
    const { code, stderr } = await runProgram({}, COMMAND, parameters)
    expect([code, stderr.trim().split('\n').length]).toEqual([1, 1])
    expect(stderr).toContain('Usage: npm run privacy')
  },
)

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { anEnquiry } from '#tests/form-agency.ts'
import { openForm } from '#tests/open-form.ts'
import { openTestFolder, runProgram, startSite } from '#tests/run-program.ts'

/** A site and seven commands, each of many seconds on a busy machine. */
const COMMANDS_WITHIN_MS = 300_000
const MAIL = 'katrin@maler.example'

test('backup, export, import and privacy work while the site runs, and restore refuses', {
  timeout: COMMANDS_WITHIN_MS,
}, async () => {
  await using place = await openDataFolder()
  await using outside = await openTestFolder()
  const run = (command: string, ...parameters: string[]) =>
    runProgram({ DATA_DIR: place.folder }, `src/cli/${command}.ts`, parameters)
  await using site = await startSite({ DATA_DIR: place.folder })
  const form = anEnquiry({ email: MAIL, opened: await openForm(site.address) })
  await fetch(`${site.address}/illusde/api/contact`, { method: 'POST', body: form })
  const enquiries = async () => JSON.parse((await run('privacy', 'export', MAIL)).stdout).enquiries
  await expect.poll(enquiries, { timeout: 60_000 }).toHaveLength(1)

  const archive = join(outside.folder, 'backup.tar.gz')
  const backups = await Promise.all([run('backup', archive), run('backup', archive)])
  expect(backups.map(({ code }) => code).toSorted()).toEqual([0, 1])
  expect(backups.find(({ code }) => code === 1)?.stderr).toMatch(/already exists|is there already/)
  expect((await fetch(`${site.address}/readyz`)).status).toBe(200)

  const lists = join(outside.folder, 'lists')
  expect((await run('export', lists)).stdout).toContain(`${lists} holds`)
  expect(await run('import', lists, '--check')).toMatchObject({ code: 0 })
  expect((await run('restore', archive)).stderr).toContain('Another process already uses the data directory')
  const backedUp = { DATA_DIR: place.folder, BACKUP_DIR: outside.folder }
  const erasing = await runProgram(backedUp, 'src/cli/privacy.ts', ['delete', MAIL])
  expect(erasing.stdout).toMatch(/^Removed 1 enquiries/)
  expect(await enquiries()).toEqual([])

  // A killed site leaves its socket behind.
  await site.stop('SIGKILL')
  expect(existsSync(join(place.folder, 'database.sock'))).toBe(true)
  expect(await enquiries()).toEqual([])
  expect((await run('drill', archive)).stdout).toContain('can be restored')
  const elsewhere = { DATA_DIR: join(outside.folder, 'restored') }
  // Katrin is in the backup, and was erased since.
  const restored = await runProgram(elsewhere, 'src/cli/restore.ts', [archive])
  expect(restored.stdout).toMatch(/^Restored/)
  expect(restored.stdout).toContain('1 people who were erased after this backup')
  const exported = await runProgram(elsewhere, 'src/cli/privacy.ts', ['export', MAIL])
  expect(JSON.parse(exported.stdout)).toMatchObject({ enquiries: [], letters: [] })
  expect(restored.stdout).toMatch(/Waiting in it: \d+ e-mails.*Nothing goes out until an owner lets it/)
})

import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noteOutcome } from '#domain/backup/last-backup.server.ts'
import { DAY_MS } from '#platform/durations.ts'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { openTestFolder, runProgram, startSite } from '#tests/run-program.ts'
import { asStaff, signInStaff } from '#tests/sign-in-staff.ts'
import { scheduledName } from './scheduled-backups.server.ts'

const FORMER_DAYS = 60
const KEPT = { daily: 7, weekly: 4 }
/** Nothing here may depend on how busy the machine is, so only a site that hangs ends the waiting. */
const UNTIL_IT_HANGS = { timeout: 500_000 }
const AGE = /^zeichner_last_backup_age_seconds (\S+)$/m
const NOBODY_WAITS_SO_LONG_S = 120

test('a site with BACKUP_DIR writes a backup by itself, tells its age and removes old ones', async () => {
  await using place = await openDataFolder()
  await using backups = await openTestFolder()
  const today = Date.now()
  for (let days = 1; days <= FORMER_DAYS; days++)
    await writeFile(join(backups.folder, scheduledName(new Date(today - days * DAY_MS))), '')
  // The site's own drill has a test of its own; this one tries by command whether the backup can be restored.
  const drilled = { now: new Date(today), archive: scheduledName(new Date(today)), isGood: true }
  await noteOutcome(place.folder, 'drill', drilled)
  await using site = await startSite({ DATA_DIR: place.folder, BACKUP_DIR: backups.folder })

  const readAge = async () => Number(AGE.exec(await (await fetch(`${site.address}/metrics`)).text())?.[1])
  await expect.poll(readAge, UNTIL_IT_HANGS).toBeLessThan(NOBODY_WAITS_SO_LONG_S)
  const list = async () =>
    (await readdir(backups.folder)).filter((name) => name.endsWith('.tar.gz')).toSorted()
  await expect.poll(list, UNTIL_IT_HANGS).toHaveLength(KEPT.daily + KEPT.weekly)
  const newest = (await list()).at(-1) ?? ''
  expect(newest >= scheduledName(new Date(today))).toBe(true)

  const staff = await signInStaff(site.address, place.folder)
  const readHealth = async () => {
    const headers = asStaff(staff, site.address)
    const health = await fetch(`${site.address}/illusde/api/admin/health`, { headers })
    const { data }: { data: { Name: string }[] } = await health.json()
    return data.find(({ Name }) => Name === 'backup')
  }
  // A check that gets no processor time for four seconds counts as failed, until the next request.
  await expect.poll(readHealth, UNTIL_IT_HANGS).toMatchObject({ State: 'ok' })

  const drill = await runProgram({ DATA_DIR: place.folder }, 'src/cli/drill.ts', [
    join(backups.folder, newest),
  ])
  expect(drill.stdout).toContain('can be restored')
})

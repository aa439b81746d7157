import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { noteOutcome } from '#domain/backup/last-backup.server.ts'
import { openTestAgency } from '#tests/open-test-agency.ts'
import { openTestFolder } from '#tests/run-program.ts'
import { AS_STAFF, openAuth } from '#tests/staff.ts'

const Health = z.object({
  data: z.array(z.object({ Name: z.string(), State: z.string(), Key: z.string() })),
})
const SOON = { timeout: 90_000 }

/** A server that names a release. */
async function openReleases(text: string) {
  const server = createServer((_, response) => response.end(text)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}/latest`, [Symbol.dispose]: () => server.close() }
}

test('copy, drill and room of backups and a newer release are on the health page and in the metrics', async () => {
  await using backups = await openTestFolder()
  await using data = await openTestFolder()
  // The restore itself has a test of its own, and takes its time.
  await noteOutcome(data.folder, 'drill', { now: new Date(), archive: 'another.tar.gz', isGood: true })
  using releases = await openReleases('{"tag_name":"v9.0.0"}')
  await using agency = await openTestAgency({
    authService: openAuth,
    environment: {
      DATA_DIR: data.folder,
      BACKUP_DIR: backups.folder,
      BACKUP_COMMAND: '/bin/false',
      RELEASES_URL: releases.url,
    },
  })
  const readHealth = async () => {
    const { data } = Health.parse(await (await agency.get('/illusde/api/admin/health', AS_STAFF)).json())
    return Object.fromEntries(data.map(({ Name, State, Key }) => [Name, `${State} ${Key}`]))
  }
  await expect.poll(readHealth, SOON).toMatchObject({
    backup: 'ok last',
    room: 'ok free',
    copy: 'bad failed',
    drill: 'ok last',
    program: 'warn newer',
  })
  const text = await (await agency.get('/metrics')).text()
  const figureOf = (name: string) => Number(new RegExp(`^zeichner_${name} (\\S+)$`, 'm').exec(text)?.[1])
  expect({
    copyFailed: figureOf('backup_copy_failed'),
    copyAge: figureOf('backup_copy_age_seconds'),
    drillFailed: figureOf('backup_drill_failed'),
    newer: figureOf('newer_release'),
  }).toEqual({ copyFailed: 1, copyAge: Number.NaN, drillFailed: 0, newer: 1 })
  for (const name of [
    'last_backup_bytes',
    'backup_drill_age_seconds',
    'disk_free_bytes',
    'backup_disk_free_bytes',
  ])
    expect([name, figureOf(name) > 0]).toEqual([name, true])
})

test('where no folder for backups and no address of releases is set, nothing is said of them', async () => {
  await using agency = await openTestAgency({ authService: openAuth })
  const { data } = Health.parse(await (await agency.get('/illusde/api/admin/health', AS_STAFF)).json())
  const names = data.map(({ Name }) => Name)
  expect(names.filter((name) => ['room', 'copy', 'drill', 'program'].includes(name))).toEqual([])
})

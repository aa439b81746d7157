import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { noteBackup } from '#domain/backup/last-backup.server.ts'
import { addTestimonials } from '#domain/editorial/editorial.server.ts'
import type { CallEnv } from '#server/calls/call.ts'
import { addArtist, addImage } from '#tests/builders.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { readCsvElsewhere } from '#tests/read-csv.ts'
import { AS_STAFF, openAuth } from '#tests/staff.ts'
import { staffApi } from './staff-calls.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency({ authService: openAuth })
  return () => agency[Symbol.asyncDispose]()
})

const Health = z.object({
  data: z.array(z.object({ Name: z.string(), State: z.string(), Key: z.string() })),
})

async function readHealth(testAgency = agency): Promise<Record<string, string>> {
  const { data } = Health.parse(await (await testAgency.get('/illusde/api/admin/health', AS_STAFF)).json())
  return Object.fromEntries(data.map(({ Name, State, Key }) => [Name, `${State} ${Key}`]))
}

test('a new site is healthy but for the mail server and the backup, which are not set up', async () => {
  expect(await readHealth()).toMatchObject({
    database: 'ok versions',
    letters: 'ok queue',
    mail: 'warn outbox',
    spool: 'ok empty',
    index: 'ok measured',
    variants: 'ok prepared',
    storage: 'ok originals',
    backup: 'warn never',
  })
})

test('each problem is reported', async () => {
  await using troubled = await openTestAgency({
    authService: openAuth,
    environment: { SMTP_URL: 'smtp://127.0.0.1:9' },
  })
  const { db } = troubled.services.database
  const { dataDirectory } = troubled.services.config
  await addImage(db, { artistId: await addArtist(db) })
  await troubled.services.readModel.reload()
  await db.execute(sql`INSERT INTO letters (id, kind, payload, next_attempt_at, queued_at, message_id)
    VALUES ('a', 'enquiry', '{}', now() + interval '1 day', now() - interval '2 hours', 'a@example.com')`)
  await mkdir(join(dataDirectory, 'spool', 'x.broken'), { recursive: true })
  await noteBackup(dataDirectory, { finishedAt: '2020-01-01T00:00:00.000Z', rows: 1, originals: 0 })
  expect(await readHealth(troubled)).toMatchObject({
    letters: 'warn queue_late',
    mail: 'bad unreachable',
    spool: 'bad broken',
    index: 'warn indexing',
    variants: 'warn preparing',
    backup: 'bad old',
  })
})

test('a backup whose record cannot be read counts as none', async () => {
  await writeFile(join(agency.services.config.dataDirectory, 'last-backup.json'), '{')
  expect((await readHealth()).backup).toBe('warn never')
})

test('one network exports twice at once, and again when an export was broken off', async () => {
  const app = new Hono<CallEnv>()
  app.use(async (context, next) => {
    context.set('networkAddress', context.req.header('X-Network') ?? '')
    await next()
  })
  app.route('/', staffApi(agency.services))
  const ask = async (network: string, method = 'GET') =>
    app.request('/export', { method, headers: { ...AS_STAFF, 'X-Network': network } })
  const [office, home] = ['203.0.113.9', '198.51.100.7']
  expect((await ask(office, 'HEAD')).headers.get('Content-Length')).toMatch(/^[1-9]/)
  // These responses stay unread.
  const [first] = [await ask(office), await ask(office)]
  const refused = await ask(office)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2'])
  expect((await ask(home)).status).toBe(200)
  await first?.body?.cancel()
  expect((await ask(office)).status).toBe(200)
})

test('everything is exported as an archive, and each list has a template', async () => {
  await addTestimonials(agency.services.database.db, [
    { deText: 'Gut.', enText: 'Good.', deCredit: 'Verlag', enCredit: 'Publisher' },
  ])
  const archive = await agency.get('/illusde/api/admin/export', AS_STAFF)
  expect(archive.headers.get('Content-Disposition')).toMatch(/^attachment; filename="catalogue-.*[.]tar"$/)
  const text = await archive.text()
  // Browsers show progress only with this header.
  expect(Number(archive.headers.get('Content-Length'))).toBe(Buffer.byteLength(text))
  expect(text).toContain('testimonials.csv')
  expect(text).toContain('Gut.,Good.')
  const template = await agency.get('/illusde/api/admin/templates/images.csv', AS_STAFF)
  const [columns = [], ...rows] = readCsvElsewhere(Buffer.from(await template.arrayBuffer()))
  expect([columns.slice(0, 4), rows]).toEqual([['Id', 'Picture', 'Artist', 'TitleDe'], []])
  expect((await agency.get('/illusde/api/admin/templates/secrets.csv', AS_STAFF)).status).toBe(404)
})

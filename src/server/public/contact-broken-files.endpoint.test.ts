import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSpool } from '#domain/enquiries/spool.server.ts'
import { MINUTE_MS } from '#platform/durations.ts'
import { type FormAgency, openFormAgency } from '#tests/form-agency.ts'
import { aSubmission } from '#tests/intake.ts'
import { aPainting } from '#tests/pictures.ts'
import { AS_STAFF } from '#tests/staff.ts'

function inboxOf({ agency }: FormAgency): string {
  return join(agency.services.config.dataDirectory, 'spool')
}

/** Half a picture, as an earlier check let it pass, and a whole one. */
async function keepHalfAPicture(world: FormAgency, language: 'de' | 'en', names: string[]): Promise<string> {
  const jpeg = await aPainting(300, 200).jpeg().toBuffer()
  const id = language === 'de' ? 'a'.repeat(32) : 'b'.repeat(32)
  const draft = openSpool(inboxOf(world)).openDraft()
  const folder = await draft.folder()
  await writeFile(join(folder, '0'), jpeg)
  for (const at of names.keys()) await writeFile(join(folder, `${at + 1}`), jpeg.subarray(0, jpeg.length / 2))
  const files = ['ganz.jpg', ...names].map((name, at) => ({ file: `${at}`, name, kind: 'image' as const }))
  await draft.commit(aSubmission({ id, language, files }))
  return id
}

/** Tries a file as often as the site does, each time when it is due again. */
async function tryThreeTimes(world: FormAgency): Promise<void> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    await world.ingested()
    world.time.now = new Date(world.time.now.getTime() + MINUTE_MS)
  }
}

test('a picture that was damaged costs nobody the enquiry: office, sender and staff hear which one is missing', async () => {
  await using world = await openFormAgency()
  const id = await keepHalfAPicture(world, 'de', ['kaputt <b>.jpg'])
  await tryThreeTimes(world)
  const [office, confirmation] = await world.received()
  for (const part of [office?.mail.text, office?.mail.html])
    expect(part).toMatch(/Ein Anhang kam beschädigt an und fehlt: kaputt (?:<b>|&lt;b&gt;)\.jpg\./)
  expect(office?.mail.html).not.toContain('<b>.jpg')
  expect(office?.mail.attachments.map(({ filename }) => filename)).toEqual(['ganz.jpg'])
  for (const part of [confirmation?.mail.text, confirmation?.mail.html])
    expect(part).toMatch(
      /Leider kam einer Ihrer Anhänge beschädigt bei uns an: kaputt (?:<b>|&lt;b&gt;)\.jpg\. Bitte/,
    )
  const record = await world.agency.get(`/illusde/api/admin/enquiries/${id}`, AS_STAFF)
  expect(await record.json()).toMatchObject({
    BrokenFiles: ['kaputt <b>.jpg'],
    Files: [{ Name: 'ganz.jpg' }],
  })
  expect(await world.inInbox()).toEqual([])
})

test('several are named together, in English to who wrote in English, and none of them as a link', async () => {
  await using world = await openFormAgency()
  await keepHalfAPicture(world, 'en', ['evil.com.jpg', 'www.evil.example.png', 'two.png'])
  await tryThreeTimes(world)
  const [, confirmation] = await world.received()
  expect(confirmation?.mail.text).toContain(
    'some of your attachments reached us damaged: evil.com.jpg, www.\u200cevil.\u200cexample.\u200cpng, two.png. Please',
  )
  expect(confirmation?.raw).not.toContain('evil.example')
})

async function gaugesOf({ agency }: FormAgency): Promise<Record<string, number>> {
  const text = await (await agency.get('/metrics')).text()
  const lines = [...text.matchAll(/^zeichner_submissions_(\w+) (\S+)$/gm)]
  return Object.fromEntries(lines.map(([, name = '', value]) => [name, Number(value)]))
}

async function healthOf({ agency }: FormAgency): Promise<unknown> {
  const { data }: { data: { Name: string }[] } = await (
    await agency.get('/illusde/api/admin/health', AS_STAFF)
  ).json()
  return data.find(({ Name }) => Name === 'spool')
}

test('what does not get into the database is seen in health and figures', async () => {
  await using world = await openFormAgency()
  expect(await gaugesOf(world)).toEqual({ waiting: 0, failing: 0, broken: 0 })
  const id = await keepHalfAPicture(world, 'de', ['kaputt.jpg'])
  world.time.now = new Date()
  await world.ingested()
  expect(await gaugesOf(world)).toEqual({ waiting: 1, failing: 1, broken: 0 })
  expect(await healthOf(world)).toMatchObject({ State: 'warn', Key: 'failing', Values: { failing: 1 } })

  const longAgo = new Date(world.time.now.getTime() - 20 * MINUTE_MS)
  await utimes(join(inboxOf(world), id, 'submission.json'), longAgo, longAgo)
  expect(await healthOf(world)).toMatchObject({ State: 'bad', Key: 'stuck', Values: { minutes: 20 } })

  await mkdir(join(inboxOf(world), 'c'.repeat(32)))
  await writeFile(join(inboxOf(world), 'c'.repeat(32), 'submission.json'), '{')
  await world.ingested()
  expect(await gaugesOf(world)).toEqual({ waiting: 1, failing: 1, broken: 1 })
  expect(await healthOf(world)).toMatchObject({ State: 'bad', Key: 'broken', Values: { broken: 1 } })
  expect((await readdir(inboxOf(world))).filter((name) => name.endsWith('.broken'))).toHaveLength(1)
})

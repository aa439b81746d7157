import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findRound } from '#domain/collection/deciding/rounds.server.ts'
import { findEnquiry } from '#domain/enquiries/enquiries.server.ts'
import { numberOf } from '#domain/enquiries/enquiries-model.ts'
import { listDeliveries } from '#domain/webhooks/deliveries.server.ts'
import { addWebhook } from '#domain/webhooks/webhooks.server.ts'
import { readConfig } from '#platform/config.ts'
import { HOUR_MS } from '#platform/durations.ts'
import { openLog } from '#platform/log.ts'
import { openServices } from '#src/services.server.ts'
import { addArtist, addImage } from '#tests/builders.ts'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { callsOf } from '#tests/deciding-agency.ts'
import { anEnquiry } from '#tests/form-agency.ts'
import { openMailProxy } from '#tests/mail-proxy.ts'
import { openTestMailServer } from '#tests/mail-server.ts'
import { openForm } from '#tests/open-form.ts'
import { aPainting } from '#tests/pictures.ts'
import { type RunningSite, startSite } from '#tests/run-program.ts'

const SOON = { timeout: 60_000 }
/** Four starts of the real program on a real database, each of many seconds on a busy machine. */
const FOUR_STARTS_WITHIN_MS = 400_000
const ODA = { id: 'oda', name: 'Oda Probe', email: 'oda@example.com' }
const HEARTS = 20

// One site with all that writes for others, killed at each step.
test('a kill at any step loses no acknowledged enquiry, vote or comment, sends no e-mail twice, and each webhook under one id', {
  timeout: FOUR_STARTS_WITHIN_MS,
}, async () => {
  await using mail = await openTestMailServer()
  await using wire = await openMailProxy(mail.url)
  await using program = await openOtherProgram()
  await using testFolder = await openDataFolder()
  const environment = { DATA_DIR: testFolder.folder, SMTP_URL: wire.url, WEBHOOK_HOSTS: '127.0.0.1' }
  const openAfter = (hours: number) =>
    openServices({
      config: readConfig({ ...environment, DEMO: 'no' }),
      log: openLog('silent'),
      concurrency: 1,
      clock: { now: () => new Date(Date.now() + hours * HOUR_MS) },
    })
  const before = await openAfter(0)
  const imageId = await addImage(before.database.db, { artistId: await addArtist(before.database.db) })
  const fields = { Name: 'Büro', Url: program.url, Events: ['enquiry.received' as const], Active: true }
  const webhook = await addWebhook({ db: before.database.db, clock: before.clock }, ODA, fields)
  await before.close()
  const spool = join(testFolder.folder, 'spool')
  const acknowledged: string[] = []
  const killDuring = async (action: (site: RunningSite) => Promise<void>) => {
    await using site = await startSite(environment)
    await action(site)
    expect((await site.stop('SIGKILL')).signal).toBe('SIGKILL')
  }

  // While an enquiry is received: it was not acknowledged, and must leave nothing partial. While votes come in.
  const round = { id: '', voters: [] as string[], voting: [] as Promise<void>[] }
  await killDuring(async (site) => {
    const { open, vote, comment } = callsOf(site, [imageId])
    round.id = (await open()).id
    expect((await comment(round.id, 'Ben', 'Das bleibt.')).status).toBe(200)
    const sending = send(site.address, openUpload().body).catch(() => null)
    await expect.poll(() => readdir(spool), SOON).toHaveLength(1)
    round.voting = Array.from({ length: HEARTS }, async (_, at) => {
      const name = `Anna ${at}`
      if ((await vote(round.id, name).catch(() => null))?.ok) round.voters.push(name)
    })
    await round.voting[0]
    expect(await Promise.race([sending, 'pending'])).toBe('pending')
  })
  await Promise.all(round.voting)
  expect((await readdir(spool))[0]).toMatch(/\.part$/)

  // Right after it is acknowledged, with an unreachable mail server.
  wire.become('stalls')
  await killDuring(async ({ address }) => {
    acknowledged.push(...(await Promise.all([enquire(address), enquire(address), enquire(address)])))
  })

  // When it is in the database, no e-mail has been sent, and the other program has not answered.
  const early = program.got.length
  await killDuring(async ({ address }) => {
    acknowledged.push(await enquire(address))
    await expect
      .poll(async () => (await readdir(spool)).filter((name) => !name.endsWith('.part')), SOON)
      .toEqual([])
    await expect.poll(() => program.got.length, SOON).toBeGreaterThan(early)
  })

  // While an e-mail is being sent.
  wire.become('passes')
  const begins = wire.nextEmailBegins()
  await killDuring(async ({ address }) => {
    acknowledged.push(await enquire(address))
    await begins
  })

  // Later, when what the dead had taken is due again.
  const unanswered = program.got.length
  program.answerFromNowOn()
  const after = await openAfter(1)
  await after.submissions.ingestion.run()
  await after.emails.run()
  await after.webhooks.run()
  const { db } = after.database
  const found = await Promise.all(acknowledged.map((id) => findEnquiry(db, id)))
  const deliveries = await listDeliveries(db, webhook?.id ?? '')
  const decided = await findRound({ db, id: round.id, now: new Date() }, null)
  await after.close()

  expect(found.map((enquiry) => enquiry?.files.length)).toEqual(acknowledged.map(() => 1))
  // Two e-mails for each, none for the partial one. One whose acceptance was lost may be sent again with the same id.
  expect(new Set(acknowledged).size).toBe(acknowledged.length)
  expect(new Set(mail.received.map(({ mail: { messageId } }) => messageId)).size).toBe(
    2 * acknowledged.length,
  )
  const offices = mail.received.filter(({ to }) => to.includes('hallo@zeichner.example'))
  for (const id of acknowledged) {
    const about = offices.filter(({ mail: { subject } }) => subject?.includes(numberOf(id)))
    expect(new Set(about.map(({ mail: { messageId } }) => messageId)).size).toBe(1)
  }

  expect(deliveries.map(({ state }) => state)).toEqual(acknowledged.map(() => 'delivered'))
  const told = new Map(program.got.map(({ id, body }) => [id, JSON.parse(body).data.id]))
  expect([...told.values()].sort()).toEqual(acknowledged.toSorted())
  const answered = program.got.slice(unanswered).map(({ id }) => id)
  expect(answered.sort()).toEqual([...told.keys()].sort())
  // Nothing about a person goes out.
  for (const { body } of program.got) expect(body).not.toMatch(/@|Probe/)

  const state = decided.outcome === 'found' ? decided.state : null
  expect(state?.comments).toMatchObject([{ text: 'Das bleibt.' }])
  const kept = state?.people.map(({ name }) => name) ?? []
  expect(round.voters.length).toBeGreaterThan(0)
  expect(round.voters.filter((name) => !kept.includes(name))).toEqual([])
})

/** What webhooks are sent to; it answers nothing until it is told to. */
async function openOtherProgram() {
  const got: { id: string; body: string }[] = []
  let answers = false
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    got.push({ id: String(request.headers['webhook-id']), body: Buffer.concat(parts).toString() })
    if (answers) response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    got,
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`,
    answerFromNowOn: () => {
      answers = true
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function enquire(address: string): Promise<string> {
  const form = anEnquiry({ opened: await openForm(address) })
  form.append('attachment', new File([Buffer.from(await aPainting(200, 100).png().toBuffer())], 'skizze.png'))
  const response = await fetch(`${address}/illusde/api/contact`, { method: 'POST', body: form })
  const { id }: { id: string } = await response.json()
  return id
}

function send(address: string, body: ReadableStream): Promise<Response> {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body,
    duplex: 'half',
  }
  return fetch(`${address}/illusde/api/contact`, init)
}

/** The beginning of a request body that never ends. */
function openUpload(): { body: ReadableStream } {
  const part = 'Content-Disposition: form-data; name="attachment"; filename="a.png"'
  const begun = `--x\r\n${part}\r\n\r\n${'a'.repeat(200_000)}`
  return { body: new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(begun)) }) }
}

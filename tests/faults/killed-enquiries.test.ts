import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findEnquiry } from '#domain/enquiries/enquiries.server.ts'
import { numberOf } from '#domain/enquiries/model.ts'
import { readConfig } from '#platform/config.ts'
import { HOUR_MS } from '#platform/durations.ts'
import { openLog } from '#platform/log.ts'
import { openServices } from '#src/services.server.ts'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { anEnquiry } from '#tests/form-agency.ts'
import { openMailProxy } from '#tests/mail-proxy.ts'
import { openTestMailServer } from '#tests/mail-server.ts'
import { openForm } from '#tests/open-form.ts'
import { aPainting } from '#tests/pictures.ts'
import { type RunningSite, startSite } from '#tests/run-program.ts'

const SOON = { timeout: 60_000 }
/** Four starts of the real program on a real database, each of many seconds on a busy machine. */
const FOUR_STARTS_WITHIN_MS = 400_000

test('a kill at any step loses no acknowledged enquiry and sends no email twice', {
  timeout: FOUR_STARTS_WITHIN_MS,
}, async () => {
  await using mail = await openTestMailServer()
  await using wire = await openMailProxy(mail.url)
  await using testFolder = await openDataFolder()
  const environment = { DATA_DIR: testFolder.folder, SMTP_URL: wire.url }
  const spool = join(testFolder.folder, 'spool')
  const acknowledged: string[] = []
  const killDuring = async (action: (site: RunningSite) => Promise<void>) => {
    await using site = await startSite(environment)
    await action(site)
    expect((await site.stop('SIGKILL')).signal).toBe('SIGKILL')
  }

  // While it is received: it was not acknowledged, and must leave nothing partial.
  await killDuring(async ({ address }) => {
    const upload = openUpload()
    const sending = send(address, upload.body).catch(() => null)
    await expect.poll(() => readdir(spool), SOON).toHaveLength(1)
    expect(await Promise.race([sending, 'pending'])).toBe('pending')
  })
  expect((await readdir(spool))[0]).toMatch(/\.part$/)

  // Right after it is acknowledged, with an unreachable mail server.
  wire.become('stalls')
  await killDuring(async ({ address }) => {
    acknowledged.push(...(await Promise.all([enquire(address), enquire(address), enquire(address)])))
  })

  // When it is in the database, and no email has been sent.
  await killDuring(async ({ address }) => {
    acknowledged.push(await enquire(address))
    await expect
      .poll(async () => (await readdir(spool)).filter((name) => !name.endsWith('.part')), SOON)
      .toEqual([])
  })

  // While an email is being sent.
  wire.become('passes')
  const begins = wire.nextEmailBegins()
  await killDuring(async ({ address }) => {
    acknowledged.push(await enquire(address))
    await begins
  })

  // Later, when emails that a dead process had claimed are due again.
  const services = await openServices({
    config: readConfig({ DATA_DIR: testFolder.folder, SMTP_URL: wire.url }),
    log: openLog('silent'),
    concurrency: 1,
    clock: { now: () => new Date(Date.now() + HOUR_MS) },
  })
  await services.submissions.ingestion.run()
  await services.emails.run()
  const found = await Promise.all(acknowledged.map((id) => findEnquiry(services.database.db, id)))
  await services.close()
  expect(found.map((enquiry) => enquiry?.files.length)).toEqual(acknowledged.map(() => 1))
  // Two emails for each, none for the partial one. An email whose acceptance was lost may be sent again with the same id.
  expect(new Set(acknowledged).size).toBe(acknowledged.length)
  expect(new Set(mail.received.map(({ mail: { messageId } }) => messageId)).size).toBe(
    2 * acknowledged.length,
  )
  const offices = mail.received.filter(({ to }) => to.includes('hallo@zeichner.example'))
  for (const id of acknowledged)
    expect(
      new Set(
        offices
          .filter(({ mail: { subject } }) => subject?.includes(numberOf(id)))
          .map(({ mail: { messageId } }) => messageId),
      ).size,
    ).toBe(1)
})

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

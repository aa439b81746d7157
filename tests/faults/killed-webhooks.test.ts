import { createServer, type ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { listDeliveries } from '#domain/webhooks/sending/deliveries.server.ts'
import { addWebhook } from '#domain/webhooks/webhooks.server.ts'
import { readConfig } from '#platform/config.ts'
import { HOUR_MS } from '#platform/durations.ts'
import { openLog } from '#platform/log.ts'
import { openServices } from '#src/services.server.ts'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { anEnquiry } from '#tests/form-agency.ts'
import { openForm } from '#tests/open-form.ts'
import { type RunningSite, startSite } from '#tests/run-program.ts'

const SOON = { timeout: 60_000 }
/** Three starts of the real program on a real database, each of many seconds on a busy machine. */
const THREE_STARTS_WITHIN_MS = 300_000
const ODA = { id: 'oda', name: 'Oda Probe', email: 'oda@example.com' }

test('a webhook survives a kill after the commit, and one between sending and noting, under the same id', {
  timeout: THREE_STARTS_WITHIN_MS,
}, async () => {
  const got: { id: string; body: string }[] = []
  const state = { answer: (_: ServerResponse) => {} }
  const receiver = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    got.push({ id: String(request.headers['webhook-id']), body: Buffer.concat(parts).toString() })
    state.answer(response)
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const address = receiver.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`
  await using testFolder = await openDataFolder()
  const environment = { DATA_DIR: testFolder.folder, WEBHOOK_HOSTS: '127.0.0.1' }
  const open = (hours: number) =>
    openServices({
      config: readConfig({ ...environment, DEMO: 'no' }),
      log: openLog('silent'),
      concurrency: 1,
      clock: { now: () => new Date(Date.now() + hours * HOUR_MS) },
    })
  const before = await open(0)
  const fields = { Name: 'Büro', Url: url, Events: ['enquiry.received' as const], Active: true }
  const webhook = await addWebhook({ db: before.database.db, clock: before.clock }, ODA, fields)
  await before.close()
  const acknowledged: string[] = []
  const killAfter = async (action: (site: RunningSite) => Promise<void>) => {
    await using site = await startSite(environment)
    await action(site)
    expect((await site.stop('SIGKILL')).signal).toBe('SIGKILL')
  }

  // Right after the enquiries are acknowledged.
  await killAfter(async (site) => {
    acknowledged.push(...(await Promise.all([enquire(site), enquire(site), enquire(site)])))
  })
  // While the other program has it and has not answered yet.
  const early = got.length
  await killAfter(async (site) => {
    acknowledged.push(await enquire(site))
    await expect.poll(() => got.length, SOON).toBeGreaterThan(early)
  })
  const held = got.map(({ id }) => id)

  // Later, when what the dead had taken is due again.
  state.answer = (response) => void response.writeHead(204).end()
  const after = await open(1)
  await after.webhooks.run()
  const deliveries = await listDeliveries(after.database.db, webhook?.id ?? '')
  await after.close()
  receiver.closeAllConnections()
  receiver.close()
  expect(deliveries.map(({ state }) => state)).toEqual(acknowledged.map(() => 'delivered'))
  const told = new Map(got.map(({ id, body }) => [id, JSON.parse(body).data.id]))
  expect([...told.values()].sort()).toEqual([...acknowledged].sort())
  const answered = got.slice(held.length).map(({ id }) => id)
  expect(answered.sort()).toEqual([...told.keys()].sort())
  // Nothing about a person goes out.
  for (const { body } of got) expect(body).not.toMatch(/@|Probe/)
})

async function enquire({ address }: RunningSite): Promise<string> {
  const form = anEnquiry({ opened: await openForm(address) })
  const response = await fetch(`${address}/illusde/api/contact`, { method: 'POST', body: form })
  const { id }: { id: string } = await response.json()
  return id
}

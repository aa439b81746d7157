import { once } from 'node:events'
import { Agent, type IncomingMessage, request as open } from 'node:http'
import { expect, test } from 'vitest'
import { openTestAgency } from '#tests/open-test-agency.ts'

/** One more than what Node takes for forgotten listeners. */
const REQUESTS = 11
const BODY_BYTES = 2_000

/** Sends the second half of its body when the response is there already. */
async function sendInHalves(address: string, agent: Agent): Promise<number> {
  const sending = open(`${address}/illusde/api/lightbox/none/round/digest`, {
    agent,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': String(BODY_BYTES) },
  })
  sending.write('x'.repeat(BODY_BYTES / 2))
  const [response]: IncomingMessage[] = await once(sending, 'response')
  sending.end('x'.repeat(BODY_BYTES / 2))
  await response?.resume().toArray()
  return response?.statusCode ?? 0
}

test('a connection forgets each body that came after its response, as soon as it is whole', async () => {
  await using agency = await openTestAgency()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const warnings: Error[] = []
  const onWarning = (warning: Error) => warnings.push(warning)
  process.on('warning', onWarning)
  const sockets = new Set<unknown>()
  agent.on('free', (socket) => sockets.add(socket))
  for (let sent = 0; sent < REQUESTS; sent++) expect(await sendInHalves(agency.address, agent)).toBe(403)
  process.off('warning', onWarning)
  agent.destroy()
  expect(sockets.size).toBe(1)
  expect(warnings.map(({ name }) => name)).toEqual([])
})

import { expect, test } from 'vitest'
import type { OpenWebsite } from '#server/pages/website.ts'
import { openTestAgency } from '#tests/open-test-agency.ts'
import { sendSlowly } from '#tests/slow-sender.ts'
import { BODY_RULES } from './admit.ts'

const NETWORK = { 'X-Forwarded-For': '192.0.2.1' }
const TOO_MUCH = 'x'.repeat(70_000)
/** This is more than one network may wait for. */
const CROWD = 80

test('of all steps that would refuse a request, the first one does', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  let isCrowded = false
  const website = (built: OpenWebsite['website']) => ({
    ...built,
    load: async () => {
      if (isCrowded) await opened
      return built.load()
    },
  })
  await using agency = await openTestAgency({ website, environment: { TRUST_PROXY: '1' } })
  // Too long, unreadable and with too large a body.
  const worst = `/illusde/api/%ff/${'a'.repeat(2_048)}`
  const send = async (path: string, method: string) => {
    const body = method === 'POST' ? { body: TOO_MUCH } : {}
    const response = await fetch(agency.address + path, { method, headers: NETWORK, ...body })
    const { error } = Object(JSON.parse((await response.text()) || '{}'))
    return [response.status, error?.code]
  }
  expect((await agency.get('/en')).status).toBe(200)
  isCrowded = true
  const crowd = Array.from({ length: CROWD }, (_, at) => agency.get(`/%ff?${at}`, NETWORK))
  await Promise.any(crowd)
  const slow = Array.from({ length: BODY_RULES.others.perNetwork }, () =>
    sendSlowly(agency.address, '/illusde/api/contact', { ...NETWORK, 'Content-Type': 'text/plain' }),
  )
  await expect.poll(() => send(worst, 'POST')).toEqual([429, 'too_many'])
  // A stored page is answered before anything is refused.
  expect((await agency.get('/en', NETWORK)).status).toBe(200)
  open()
  // Too many ask for a page that there is not: some are told the one, the others the other.
  const statuses = new Set((await Promise.all(crowd)).map(({ status }) => status))
  expect([...statuses].sort()).toEqual([404, 503])
  for (const { hangUp } of slow) hangUp()
  await Promise.all(slow.map(({ answer }) => answer))
  await expect.poll(() => send(worst, 'POST')).toEqual([414, 'too_long'])
  expect(await send('/illusde/api/%ff', 'POST')).toEqual([400, 'invalid_request'])
  expect(await send('/illusde/api/nowhere', 'POST')).toEqual([413, 'too_large'])
  expect(await send('/illusde/api/nowhere', 'GET')).toEqual([404, 'not_found'])
})

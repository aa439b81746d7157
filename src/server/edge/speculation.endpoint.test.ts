import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { openDeliveryWorld } from '#tests/delivery-world.ts'
import { everyPath } from '#tests/every-path.ts'
import type { MailAgency } from '#tests/mail-agency.ts'
import { openTestAgency } from '#tests/open-test-agency.ts'

const EARLY = {
  'Sec-Purpose': 'prefetch;prerender',
  'User-Agent': 'Mozilla/5.0 Chrome/150.0',
  Accept: 'text/html',
}
const ADDRESS = /(?:href|src)="(\/[^"#]*)"/g
/** Counts of requests by network, which are about no visit. */
const NOT_COMPARED = ['rate_limit_counts', 'rate_limit_days']

async function readEverything({ agency }: MailAgency): Promise<Record<string, unknown>> {
  await agency.services.statistics.store()
  const { db } = agency.services.database
  const tables = await rowsOf(db, sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)
  const read: Record<string, unknown> = {}
  for (const { name } of tables) {
    if (NOT_COMPARED.includes(String(name))) continue
    const rows = sql`SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS sum FROM ${sql.identifier(String(name))} t`
    read[String(name)] = (await rowsOf(db, rows))[0]?.sum
  }
  return read
}

test('no link of any page changes anything where a browser follows it before its user does', async () => {
  await using opened = await openDeliveryWorld()
  const { world, delivered, accepted } = opened
  const { address } = world.agency
  const client = await accepted((await delivered({ MostDownloads: 1 })).secret)
  const saved = await world.save()
  const round = await fetch(`${address}/illusde/api/lightbox/${saved}/round`, { method: 'POST' })
  const { id: roundId }: { id: string } = await round.json()
  const starts = [
    ...everyPath('de'),
    ...everyPath('en'),
    `/auswahl?id=${saved}`,
    `/runde?id=${roundId}`,
    '/admin',
  ]
  const linked = new Set([...starts, ...(await client.downloads()).map((one) => one.slice(address.length))])
  for (const start of starts) {
    const html = await (await fetch(address + start, { headers: EARLY })).text()
    for (const [, link = ''] of html.matchAll(ADDRESS)) linked.add(link.replaceAll('&amp;', '&'))
  }
  // Programs of the staff's API that are asked for by a link, or could be.
  for (const path of ['/auth/oidc/start', '/auth/oidc/callback?code=a&state=b', '/auth/get-session'])
    linked.add(`/illusde/api${path}`)

  await world.emailsSent()
  world.mail.received.length = 0
  const before = await readEverything(world)
  expect(linked.size).toBeGreaterThan(100)
  for (const link of linked) {
    const response = await fetch(address + link, { headers: EARLY, redirect: 'manual' })
    await response.body?.cancel()
  }
  await world.emailsSent()
  expect(await readEverything(world)).toEqual(before)
  expect(world.mail.received).toEqual([])
})

test('browsers are asked not to follow links to files, programs and dear answers by themselves', async () => {
  await using agency = await openTestAgency()
  const html = await (await agency.get('/')).text()
  const [, rules = '{}'] = /<script type="speculationrules"[^>]*>([^<]+)/.exec(html) ?? []
  const [, { not: addresses }] = JSON.parse(rules).prerender[0].where.and
  for (const pattern of ['/lieferung/:id/:what', '/illusde/api/*', '/admin/*'])
    expect(addresses.href_matches).toContain(pattern)
})

import { expect, test } from 'vitest'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { AS_STAFF, openAuth } from '#tests/staff.ts'

const FORWARDED = { 'X-Forwarded-For': '203.0.113.9' }

const warnings = (agency: TestAgency) => agency.logged().filter(({ msg }) => msg === 'proxy.untrusted')

async function proxyIn(agency: TestAgency): Promise<unknown> {
  const answer = await agency.get('/illusde/api/admin/health', AS_STAFF)
  const { data }: { data: { Name: string; State: string; Key: string }[] } = await answer.json()
  const part = data.find(({ Name }) => Name === 'proxy')
  return part && `${part.State} ${part.Key}`
}

test.each([[FORWARDED], [{ Forwarded: 'for=203.0.113.9' }]])(
  'an untrusted proxy causes one warning and a problem on the health page: %j',
  async (headers) => {
    await using agency = await openTestAgency({ authService: openAuth })
    await agency.get('/')
    expect([warnings(agency), await proxyIn(agency)]).toEqual([[], 'ok direct'])
    for (const path of ['/team', '/illusde/api/artists/all', '/', '/team']) await agency.get(path, headers)
    expect(warnings(agency)).toHaveLength(1)
    expect(warnings(agency)[0]).toMatchObject({
      header: Object.keys(headers)[0],
      hint: expect.stringContaining('TRUST_PROXY'),
    })
    expect(JSON.stringify(warnings(agency))).not.toContain('203.0.113.9')
    expect(await proxyIn(agency)).toBe('warn untrusted')
  },
)

test('a trusted proxy causes no warning', async () => {
  await using agency = await openTestAgency({ authService: openAuth, environment: { TRUST_PROXY: '1' } })
  await agency.get('/team', FORWARDED)
  expect([warnings(agency), await proxyIn(agency)]).toEqual([[], 'ok trusted'])
})

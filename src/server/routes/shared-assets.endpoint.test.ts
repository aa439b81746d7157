import { beforeAll, expect, test } from 'vitest'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { shareBuild } from '#tests/share-build.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  return () => agency[Symbol.asyncDispose]()
})

test('a page of another version gets its scripts and styles, the admin as well', async () => {
  const addresses = [
    '/assets/zoom-Ab_3-x9Z.js',
    '/assets/zoom-Ab_3-x9Z.css',
    '/admin/assets/desk-00000000.js',
  ]
  await shareBuild(agency.services.files, addresses, new Date())
  for (const address of addresses) {
    const answer = await agency.get(address)
    expect([answer.status, await answer.text()]).toEqual([200, `/* ${address} */`])
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('Content-Type')).toContain(
      address.endsWith('.css') ? 'text/css' : 'text/javascript',
    )
  }
})

test.each([
  '/assets/zoom-Ab_3-x9Y.js',
  '/assets/lists/x-00000000.json',
  '/assets/../../originals/x-00000000.png',
  '/assets/plain.js',
])('%s is nothing that a version has', async (address) => {
  expect((await agency.get(address)).status).toBe(404)
})

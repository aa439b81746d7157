import { beforeAll, describe, expect, test } from 'vitest'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency({ random: () => 0 })
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

describe('all refusals have the same form', () => {
  test.each([
    ['/illusde/api/galleries/fr', 404, 'not_found'],
    ['/illusde/api/galleries/meta/de/nirgends', 404, 'not_found'],
    ['/illusde/api/galleries/meta/xx/tiere', 404, 'not_found'],
    ['/illusde/api/galleries/fr/tiere/images', 404, 'not_found'],
    ['/illusde/api/galleries/de/nirgends/images', 404, 'not_found'],
    ['/illusde/api/artist/999/slideshow', 404, 'not_found'],
    ['/illusde/api/artist/3/slideshow', 404, 'not_found'],
    ['/illusde/api/news/images/999', 404, 'not_found'],
    ['/illusde/api/banner/nirgends', 404, 'not_found'],
    ['/illusde/api/nothing', 404, 'not_found'],
    ['/illusde/api/', 404, 'not_found'],
    ['/illusde/api/artist/abc/slideshow', 400, 'invalid_request'],
    ['/illusde/api/artist/-1/slideshow', 400, 'invalid_request'],
    ['/illusde/api/artist/0/slideshow', 400, 'invalid_request'],
    ['/illusde/api/artist/1e3/slideshow', 400, 'invalid_request'],
    ['/illusde/api/artist/99999999999999999999/images', 400, 'invalid_request'],
    ['/illusde/api/artist/%27%20OR%201=1/images', 400, 'invalid_request'],
    ['/illusde/api/news/images/1.5', 400, 'invalid_request'],
    ['/illusde/api/images/all?limit=0', 400, 'invalid_request'],
    ['/illusde/api/images/all?limit=101', 400, 'invalid_request'],
    ['/illusde/api/images/all?limit=x', 400, 'invalid_request'],
    ['/illusde/api/images/all?cursor=x', 400, 'invalid_request'],
    ['/illusde/api/images/all?order=best', 400, 'invalid_request'],
  ])('%s: %i %s', async (path, status, code) => {
    const answer = await agency.get(path)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ error: { code, message: expect.stringMatching(/\.$/) } })
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s on a read-only call: 405 with Allow', async (method) => {
    const answer = await agency.get('/illusde/api/artists/all', {}, method)
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('GET, HEAD')
    expect(await answer.json()).toMatchObject({ error: { code: 'method_not_allowed' } })
  })

  test('HEAD responds as GET does, without the body', async () => {
    const answer = await agency.get('/illusde/api/artists/all', {}, 'HEAD')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  })
})

describe('responses are small', () => {
  const path = '/illusde/api/artists/all'

  test('an unchanged response is 304, whether it was compressed or not', async () => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const first = await agency.get(path, { 'Accept-Encoding': encoding })
      const etag = first.headers.get('ETag') ?? ''
      await first.arrayBuffer()
      const second = await agency.get(path, { 'Accept-Encoding': encoding, 'If-None-Match': etag })
      expect([second.status, second.headers.get('ETag')]).toEqual([304, etag])
      const weak = await agency.get(path, {
        'Accept-Encoding': encoding,
        'If-None-Match': `"other", W/${etag}`,
      })
      expect(weak.status).toBe(304)
    }
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['deflate', null],
  ])('Accept-Encoding %s is answered with %s', async (accepted, encoding) => {
    const document = '/illusde/api/openapi.json'
    const answer = await agency.get(document, { 'Accept-Encoding': accepted })
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding')
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0' })
  })

  test('responses that are the same for everybody may be cached, random ones may not', async () => {
    const shared = await agency.get(path)
    expect(shared.headers.get('Cache-Control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    )
    const isRandom = await agency.get('/illusde/api/images/homepage')
    expect(isRandom.headers.get('Cache-Control')).toBe('no-store')
  })
})

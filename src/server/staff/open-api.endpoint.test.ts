import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import resources from '#messages/staff.de.json' with { type: 'json' }
import german from '#messages/staff-programs.de.json' with { type: 'json' }
import english from '#messages/staff-programs.en.json' with { type: 'json' }
import { type Member, type Office, openOffice } from '#tests/office.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { listScopes } from './programs.ts'
import { staffCalls } from './staff-calls.ts'

let office: Office
let owner: Member
let staffDocument: Record<string, unknown>

beforeAll(async () => {
  office = await openOffice()
  await fillSmallCatalogue(office.agency.services.database.db)
  owner = await office.add('Oda', 'owner')
  staffDocument = (await owner.ask('GET', '/openapi.json')).body
})
afterAll(() => office[Symbol.asyncDispose]())

test('both documents are valid for another program’s validator, and one with a mistake is not', async () => {
  const publicDocument = await office.agency.getJson('/illusde/api/openapi.json')
  for (const document of [staffDocument, publicDocument]) {
    const { valid, errors } = await new Validator().validate(structuredClone(Object(document)))
    expect([valid, errors]).toEqual([true, undefined])
  }
  const { valid } = await new Validator().validate({
    ...structuredClone(staffDocument),
    paths: { '/a': { get: { parameters: [{}] } } },
  })
  expect(valid).toBe(false)
})

test('every call says what it needs: scope or session, parameters, body, revision and refusals', () => {
  const paths = Object(staffDocument.paths)
  expect(paths['/images/{id}'].put).toMatchObject({
    tags: ['images'],
    'x-scope': 'images:write',
    security: [{ session: [] }, { token: [] }],
    parameters: [
      { name: 'id', in: 'path' },
      { name: 'If-Match', in: 'header', required: true },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/images' } } },
    },
    responses: {
      default: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    },
  })
  const listed = paths['/images'].get.parameters.map(({ name }: { name: string }) => name)
  expect(listed).toEqual(expect.arrayContaining(['page', 'perPage', 'sort', 'order', 'q', 'Hidden']))
  expect(paths['/images/some'].get.parameters).toMatchObject([{ name: 'ids', required: true }])
  expect(paths['/tokens'].post.security).toEqual([{ session: [] }])
  expect(paths['/colleagues'].post.requestBody.content['application/json'].schema.required).toEqual([
    'Email',
    'Name',
    'Role',
  ])
  const ids = Object.values(paths).flatMap((methods) =>
    Object.values(Object(methods)).map((call) => Object(call).operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test('what calls answer is what the document says', async () => {
  const made = await owner.ask('POST', '/webhooks', {
    Name: 'Büro',
    Url: 'https://n8n.example/a',
    Events: ['news.published'],
  })
  await owner.ask('POST', `/webhooks/${made.body.Id}/test`)
  await owner.ask('POST', '/tokens', {
    Name: 'a',
    Scopes: ['news:read'],
    EndsAt: new Date(Date.now() + 1e6).toISOString(),
  })
  const answering = staffCalls(office.agency.services).filter(
    ({ method, answer }) => method === 'GET' && answer,
  )
  for (const { path } of answering) {
    const described = Object(staffDocument.paths)[path.replace(':id', '{id}')].get.responses['2XX']
    const schema = z.fromJSONSchema(described.content['application/json'].schema)
    const id = path.startsWith('/webhooks') ? String(made.body.Id) : '1'
    const { status, body } = await owner.ask('GET', path.replace(':id', id))
    expect([path, status, schema.safeParse(body).error]).toEqual([path, 200, undefined])
    expect(schema.safeParse({}).success).toBe(false)
  }
  expect(answering.length).toBeGreaterThan(10)
})

test('webhooks are made by owners alone, and go where the operator allows', async () => {
  const wanted = { Name: 'Büro', Url: 'https://n8n.example/a', Events: ['enquiry.received'] }
  for (const [wrong, fields] of [
    [{ Url: 'http://127.0.0.1:9/' }, { Url: 'pattern' }],
    [{ Url: 'http://n8n.example/' }, { Url: 'pattern' }],
    [{ Url: 'https://a:b@n8n.example/' }, { Url: 'pattern' }],
    [{ Url: 'javascript:alert(1)' }, { Url: 'pattern' }],
    [{ Url: 'quatsch' }, { Url: 'pattern' }],
    [{ Events: [] }, { Events: 'required' }],
    [{ Events: ['all'] }, { Events: 'pattern' }],
    [{ Name: '' }, { Name: 'required' }],
  ] as const) {
    const { status, body } = await owner.ask('POST', '/webhooks', { ...wanted, ...wrong })
    expect([wrong, status, Object(body.error).fields]).toEqual([wrong, 422, fields])
  }
  const eva = await office.add('Eva', 'editor')
  expect((await eva.ask('GET', '/webhooks')).status).toBe(403)
  const made = await owner.ask('POST', '/webhooks', wanted)
  const secret = String(made.body.Secret)
  expect(secret).toMatch(/^whsec_/)
  const renewed = await owner.ask('POST', `/webhooks/${made.body.Id}/secret`)
  expect(renewed.body.Secret).not.toBe(secret)
  const [list, log] = [
    await owner.ask('GET', '/webhooks'),
    await owner.ask('GET', '/changes?Resource=webhooks'),
  ]
  expect(JSON.stringify([list.body, log.body])).not.toContain('whsec_')
  expect(Object(log.body.data).length).toBeGreaterThanOrEqual(2)
  expect((await owner.ask('PUT', `/webhooks/${made.body.Id}`, { ...wanted, Active: false })).status).toBe(204)
  expect((await owner.ask('DELETE', `/webhooks/${made.body.Id}`)).status).toBe(204)
  for (const [method, path] of [
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/secret'],
    ['POST', '/test'],
    ['POST', '/deliveries/x/resend'],
  ] as const)
    expect((await owner.ask(method, `/webhooks/${made.body.Id}${path}`, wanted)).status, path).toBe(404)
})

test('of many webhooks that are added at once no more than allowed come to be', async () => {
  const adding = Array.from({ length: 25 }, () =>
    owner.ask('POST', '/webhooks', { Name: 'a', Url: 'https://n8n.example/a', Events: ['news.published'] }),
  )
  const statuses = (await Promise.all(adding)).map(({ status }) => status)
  expect(statuses).toContain(409)
  expect(Object((await owner.ask('GET', '/webhooks')).body.data)).toHaveLength(20)
})

test('the page of the APIs is ours alone: no index, no foreign host, nothing inline', async () => {
  const page = await office.agency.get('/illusde/api/docs')
  const policy = page.headers.get('Content-Security-Policy') ?? ''
  expect([page.status, page.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex, nofollow'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe-inline/)
  const html = await page.text()
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
  const scripts = [...html.matchAll(/src="([^"]+)"/g)].map(([, src = '']) => src)
  expect(scripts.length).toBeGreaterThan(0)
  for (const src of scripts) {
    const script = await office.agency.get(src)
    expect([src, script.status, script.headers.get('Cache-Control')]).toEqual([
      src,
      200,
      expect.stringContaining('immutable'),
    ])
  }
})

test('the form of tokens has a name for each area, in both languages', () => {
  const areas = new Set(
    listScopes(staffCalls(office.agency.services), 'owner').map((scope) => scope.split(':')[0] ?? ''),
  )
  const unnamed = [...areas].filter((area) => !(area in german.areas) && !(area in resources.names))
  expect(unnamed).toEqual([])
  expect(Object.keys(english.areas)).toEqual(Object.keys(german.areas))
  expect(Object.keys(german.areas).filter((area) => !areas.has(area))).toEqual([])
})

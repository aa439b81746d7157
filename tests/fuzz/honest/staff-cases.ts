import { z } from 'zod'
import { aRequest, type FuzzCase } from '#tests/fuzz/fuzz-request.ts'
import type { Json } from '#tests/fuzz/weird-values.ts'
import { alone } from './visitor-cases.ts'

const STAFF_API = '/illusde/api/admin'
const RESOURCES = [
  'images',
  'artists',
  'galleries',
  'news',
  'heroes',
  'testimonials',
  'redirects',
  'synonyms',
  'unanswered-searches',
  'changes',
  'trash',
  'banners',
  'collections',
  'enquiries',
  'applications',
  'settings',
]
const Listed = z.object({ data: z.array(z.record(z.string(), z.json())) })
const OK = 200

type Ask = (method: string, path: string, body?: Json, headers?: Record<string, string>) => Promise<Response>

/** The staff's calls about every kind of record that the site has, with the fields that it lets them write. */
export async function staffCases(ask: Ask): Promise<FuzzCase[]> {
  const cases: FuzzCase[] = []
  for (const name of RESOURCES) {
    const { data } = Listed.parse(await (await ask('GET', `/${name}`)).json())
    cases.push(...readingCases(name, String(data[0]?.Id ?? 'none')))
    const record = data[0]
    if (record) cases.push(...writingCases(name, record, await listWritable(ask, name, record)))
  }
  return [...cases, ...otherCases()]
}

function readingCases(name: string, id: string): FuzzCase[] {
  return [
    `${name}?page=1&perPage=5&sort=Id&order=desc&q=a`,
    `${name}.csv?sort=Id&order=asc`,
    `${name}/some?ids=${id},none`,
    `${name}/${id}`,
  ].map((path) => alone(aRequest('GET', `${STAFF_API}/${path}`, { isStaff: true })))
}

function writingCases(name: string, record: Record<string, Json>, fields: readonly string[]): FuzzCase[] {
  const path = `${STAFF_API}/${name}/${record.Id}`
  const value = Object.fromEntries(fields.map((field) => [field, record[field] ?? null]))
  const body = { kind: 'json' as const, value }
  return [
    alone(aRequest('PUT', path, { isStaff: true, body, revisionOf: path })),
    alone(aRequest('POST', `${STAFF_API}/${name}`, { isStaff: true, body })),
    alone(
      aRequest('POST', `${STAFF_API}/${name}/bulk`, {
        isStaff: true,
        body: { kind: 'json', value: { ids: [record.Id ?? 0], changes: value } },
      }),
    ),
    // Mostly a record that is not there: a site without content would answer everything alike.
    alone(
      aRequest('DELETE', `${STAFF_API}/${name}/999999`, { isStaff: true, headers: [['If-Match', '"x"']] }),
    ),
  ]
}

/** Writes what is there already, a field at a time. */
async function listWritable(ask: Ask, name: string, record: Record<string, Json>): Promise<string[]> {
  const writable: string[] = []
  for (const [field, value] of Object.entries(record)) {
    const revision = Listed.shape.data.element.parse(
      await (await ask('GET', `/${name}/${record.Id}`)).json(),
    ).Revision
    const response = await ask(
      'PUT',
      `/${name}/${record.Id}`,
      { [field]: value },
      { 'If-Match': `"${revision}"` },
    )
    await response.arrayBuffer()
    if (response.status === OK) writable.push(field)
  }
  return writable
}

function otherCases(): FuzzCase[] {
  const preview = { Body: '# Neu\n\n- **eins** [zwei](/news)\n\n> drei', Text: 'x', BodyDe: 'x', BodyEn: 'y' }
  const calls: [method: string, path: string, value: Json | null][] = [
    ['POST', '/news/preview', preview],
    ['PUT', '/artists/1/order', { ids: [1, 2, 3] }],
    ['POST', '/heroes/order', { Order: [2, 1], Former: [1, 2] }],
    ['POST', '/images/1/original', { Upload: 'x' }],
    ['GET', '/pictures/1/320', null],
    ['GET', '/duplicates?page=1', null],
    ['POST', '/duplicates', {}],
    ['PUT', '/duplicates/1/2', { Decision: 'different' }],
    ['GET', '/enquiries/1/files/0', null],
    ['POST', '/letters/1/retry', {}],
    ['POST', '/actions/6f1c9d0e-0000-4000-8000-000000000000/undo', {}],
    ['POST', '/changes/1/restore', {}],
    ['DELETE', '/trash/6f1c9d0e-0000-4000-8000-000000000000', null],
    ['GET', '/import/6f1c9d0e-0000-4000-8000-000000000000', null],
    ['GET', '/templates/images.csv', null],
    ['GET', '/uploads/none/thumb', null],
    ['GET', '/health', null],
  ]
  return calls.map(([method, path, value]) =>
    alone(
      aRequest(method, STAFF_API + path, {
        isStaff: true,
        body: value === null ? null : { kind: 'json', value },
      }),
    ),
  )
}

import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { LONGEST_NOTE, MOST_COLLECTED } from '#domain/collection/collection-model.ts'
import { LONGEST_COMMENT, LONGEST_NAME } from '#domain/collection/deciding/round-model.ts'
import { ACCEPTANCE } from '#domain/delivery/delivery-model.ts'
import { licenceVersion } from '#domain/delivery/visit.server.ts'
import { APPLICATION } from '#domain/enquiries/forms/application.ts'
import { ENQUIRY, MOST_ENQUIRED_IMAGES } from '#domain/enquiries/forms/enquiry.ts'
import { FILES_FIELD } from '#domain/enquiries/forms/submission.ts'
import { LARGEST_PICTURE_BYTES, LONGEST_SEARCH } from '#domain/search/limits.ts'
import { LONGEST_QUERY } from '#domain/search/query.ts'
import { linkPassword } from '#platform/fields/kinds.ts'
import { LICENCE } from '#tests/delivery-agency.ts'
import {
  aRequest,
  type FuzzBody,
  type FuzzPart,
  type FuzzRequest,
  inBase64,
} from '#tests/fuzz/fuzz-request.ts'
import { type Catalogue, readCatalogue } from '#tests/fuzz/honest/read-catalogue.ts'
import { BUTTONS, textField } from '#website/collection/deciding/deciding-form.ts'
import { largestOf } from './largest-value.ts'
import type { StrangersCall } from './strangers-calls.ts'

/** What the running site has for these calls to name, beside what it has made. */
export type SiteContent = {
  catalogue: Catalogue
  /** As many images as one collection can hold. */
  images: readonly number[]
  /** The largest files of a build and of the agency, by their addresses. */
  files: { asset: string; adminAsset: string; film: string; newsPicture: string }
  /** A picture of about this size. */
  pictureOf: (bytes: number) => Buffer
}

type Build = (siteContent: SiteContent) => FuzzRequest[]

const FROM_OUR_PAGE: [string, string][] = [['Sec-Fetch-Site', 'same-origin']]
const AS_OWNER: [string, string][] = [['Authorization', 'Bearer {{secret}}']]
/** Words that the search knows, so that it has something to look up for each. */
const WORDS = 'Wal Stadt Aquarell Kinder Hafen Essen Wald Buch Tiere Meer Nacht Haus '
const LONG_SENTENCE = 'Wir suchen Bilder für ein Heft über Wälder, Wale und Häfen. '

const get =
  (path: string, headers: [string, string][] = []): Build =>
  () => [aRequest('GET', path, { headers })]
const long = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)
const json = (value: Extract<FuzzBody, { kind: 'json' }>['value']) => ({ kind: 'json' as const, value })
const fields = (values: [string, string][]) => ({ kind: 'fields' as const, fields: values })

/** What stands for a part of a path, by its name and where it stands. */
const PARTS: readonly [
  within: RegExp,
  parts: (siteContent: SiteContent) => Readonly<Record<string, string>>,
][] = [
  [/\/round|\/events/, () => ({ id: '{{round}}', comment: '{{comment}}', person: '{{person}}' })],
  [/image-search/, () => ({ id: '{{reference}}' })],
  [/lieferung/, () => ({ id: '{{delivery}}' })],
  [/\/pdf/, () => ({ id: '{{sheet}}' })],
  [/lightbox/, () => ({ id: '{{collection}}' })],
  [
    /./,
    ({ catalogue }) => ({
      ArtistId: String(catalogue.artistId),
      lang: 'de',
      gname: catalogue.gallery,
      address: 'home-2020',
      newsId: String(catalogue.newsId),
      guide: 'illus',
      permalink: catalogue.newsDe,
      code: catalogue.artist,
      gallery: catalogue.gallery,
      file: 'artists.xml',
    }),
  ],
]

/** What a query has where no schema says it, or where a value of the schema's kind alone would find nothing. */
const QUERY_VALUES: Readonly<Record<string, string | null>> = {
  cursor: null,
  opened: '{{opened}}',
  token: 'a'.repeat(100),
  lang: 'de',
}

/** What pages read from their addresses. */
const NARROWED = 'farbe=0077aa&farbe=d2691e&farbe=112233&farbe=ffffff&technik=aquarell&format=quer&order=new'
const PAGE_QUERIES: Readonly<Record<string, (siteContent: SiteContent) => string[]>> = {
  '/image-search': ({ images }) => [
    `q=${encodeURIComponent(long(WORDS, LONGEST_SEARCH))}&${NARROWED}`,
    `image={{reference}}&part=10,20,50,40&style=0.5&${NARROWED}`,
    `like=${images[0]}&part=11,21,50,40&style=1`,
    'by=colours&image={{reference}}',
  ],
  '/kontakt': ({ images, catalogue }) => [
    `artist=${catalogue.artistId}&${images
      .slice(0, MOST_ENQUIRED_IMAGES)
      .map((id) => `motiv=${id}`)
      .join('&')}`,
    'auswahl={{collection}}',
  ],
  '/auswahl': () => ['id={{collection}}'],
  '/auswahl/passwort': () => ['id={{locked}}'],
  '/auswahl/schutz': () => ['id={{collection}}&neu={{locked}}'],
  '/runde': () => ['id={{round}}&sortiert=stimmen', 'id={{round}}&bestaetigen=x&abmelden=x'],
  '/news': () => ['cursor=1', 'preview={{preview}}'],
  '/': () => ['preview={{preview}}', 'cursor=1'],
}

/** Calls whose dearest input no schema tells: each says it here. */
const BY_CALL: Readonly<Record<string, Build>> = {
  'POST /*': () => [form('/', [['a', 'a'.repeat(60_000)]])],
  'PUT /*': () => [aRequest('PUT', '/', { body: fields([['a', 'a'.repeat(60_000)]]) })],
  'GET /illusde/api/*': get('/illusde/api/none'),
  'POST /illusde/api/*': () => [form('/illusde/api/none', [['a', 'a'.repeat(60_000)]])],
  'GET /healthz': get('/healthz'),
  'GET /readyz': get('/readyz'),
  'GET /metrics': get('/metrics'),
  'GET /assets/*': ({ files }) => [aRequest('GET', files.asset), aRequest('GET', '/assets/none.js')],
  'GET /admin/assets/*': ({ files }) => [aRequest('GET', files.adminAsset)],
  'GET /films/:name': ({ files }) => [aRequest('GET', files.film)],
  'GET /dmedia/webp/:width/:file': ({ images }) => [
    aRequest('GET', `/dmedia/webp/1280/${images[0]}.webp?v=x`),
  ],
  'GET /media/:width/:file': ({ images }) => [aRequest('GET', `/media/800/${images[1]}.jpg?v=x`)],
  'GET /media/misc/denews/:width/:file': ({ files }) => [aRequest('GET', files.newsPicture)],
  'GET /cards/:kind/:language/:file': ({ catalogue }) => [
    aRequest('GET', `/cards/artist/de/${catalogue.artist}.jpg`),
  ],
  'GET /robots.txt': get('/robots.txt'),
  'GET /.well-known/tdmrep.json': get('/.well-known/tdmrep.json'),
  'GET /.well-known/security.txt': get('/.well-known/security.txt'),
  'GET /sitemap.xml': get('/sitemap.xml'),
  'GET /news/feed.xml': get('/news/feed.xml'),
  'GET /en/news/feed.xml': get('/en/news/feed.xml'),
  'GET /lieferung/:id/:what': get('{{download}}'),
  'GET /lieferung/:id/:what/bild': get('{{thumbnail}}'),
  'GET /admin': get('/admin'),
  'GET /admin/*': get('/admin/x'),
  'GET /illusde/api/docs': get('/illusde/api/docs'),
  'GET /illusde/api/openapi.json': get('/illusde/api/openapi.json'),
  'GET /illusde/api/lightbox/:id/events': get('/illusde/api/lightbox/{{round}}/events'),
  'GET /illusde/api/images/some': ({ images }) => [
    aRequest('GET', `/illusde/api/images/some?ids=${images.slice(0, 100).join(',')}`),
  ],
  'GET /illusde/api/image-search': ({ images }) => [
    aRequest(
      'GET',
      `/illusde/api/image-search?limit=100&q=${encodeURIComponent(long(WORDS, LONGEST_QUERY))}`,
    ),
    aRequest('GET', '/illusde/api/image-search?limit=100&image={{reference}}&part=10,20,50,40&q=Wal'),
    aRequest('GET', `/illusde/api/image-search?limit=100&like=${images[2]}&part=12,22,50,40&q=Wal`),
  ],
  'GET /illusde/api/lightbox/:id/pdf': () =>
    ['sheet', 'one', 'two'].map((layout) =>
      aRequest('GET', `/illusde/api/lightbox/{{sheet}}/pdf?layout=${layout}`),
    ),
  'POST /illusde/api/lightbox': ({ images }) => [
    aRequest('POST', '/illusde/api/lightbox', {
      body: json({
        images: images.slice(0, MOST_COLLECTED),
        notes: Object.fromEntries(images.map((id) => [String(id), long(LONG_SENTENCE, LONGEST_NOTE)])),
        lang: 'de',
        title: 'Kochbuch',
      }),
    }),
  ],
  'POST /illusde/api/lightbox/:id/round/votes': ({ images }) => [
    aRequest('POST', '/illusde/api/lightbox/{{round}}/round/votes', {
      body: json({
        image: images[0] ?? 1,
        name: long('Anna', LONGEST_NAME),
        reader: 'bGVzZXJpbg',
        voted: true,
      }),
    }),
  ],
  'POST /illusde/api/lightbox/:id/round/comments': ({ images }) => [
    aRequest('POST', '/illusde/api/lightbox/{{round}}/round/comments', {
      body: json({
        image: images[0] ?? 1,
        name: 'Anna',
        reader: 'bGVzZXJpbg',
        text: long(LONG_SENTENCE, LONGEST_COMMENT),
      }),
    }),
  ],
  'DELETE /illusde/api/lightbox/:id/round': () => [
    aRequest('DELETE', '/illusde/api/lightbox/{{spare-round}}/round', {
      headers: [['Authorization', 'Bearer {{spare-secret}}']],
    }),
  ],
  'POST /illusde/api/lightbox-email': () => [
    aRequest('POST', '/illusde/api/lightbox-email', {
      headers: FROM_OUR_PAGE,
      body: json({ ...Object.fromEntries(COLLECTION_EMAIL), id: '{{collection}}', lang: 'de' }),
    }),
  ],
  'POST /illusde/api/page-views': ({ images }) => [
    aRequest('POST', '/illusde/api/page-views', {
      headers: FROM_OUR_PAGE,
      body: json({ kind: 'collected', images: images.slice(0, 100) }),
    }),
    aRequest('POST', '/illusde/api/page-views', {
      headers: FROM_OUR_PAGE,
      body: json({
        path: '/image-search',
        isVisit: true,
        search: { words: long(WORDS, 200), isAnswered: false },
      }),
    }),
  ],
  'POST /illusde/api/csp-reports': () => [
    aRequest('POST', '/illusde/api/csp-reports', {
      headers: [['Content-Type', 'application/reports+json']],
      body: json(
        Array.from({ length: 100 }, (_, at) => ({
          type: 'csp-violation',
          body: {
            documentURL: 'http://localhost/',
            blockedURL: `http://${at}.example`,
            effectiveDirective: 'img-src',
          },
        })),
      ),
    }),
  ],
  'POST /illusde/api/image-search': ({ pictureOf }) => [
    aRequest('POST', '/illusde/api/image-search', {
      body: { kind: 'parts', parts: [file('file', pictureOf(LARGEST_PICTURE_BYTES))] },
    }),
    aRequest('POST', '/illusde/api/image-search', {
      body: json({ url: `data:image/png;base64,${inBase64(pictureOf(LARGEST_PICTURE_BYTES))}` }),
    }),
    aRequest('POST', '/illusde/api/image-search', { body: json({ url: 'http://127.0.0.1:9/x.png' }) }),
  ],
  'POST /illusde/api/contact': (siteContent) => [enquiry('/illusde/api/contact', siteContent)],
  'POST /illusde/api/artist-application': (siteContent) => [
    application('/illusde/api/artist-application', siteContent),
  ],
}

const COLLECTION_EMAIL: [string, string][] = [
  ['to', `${'r'.repeat(60)}@verlag.example`],
  ['name', long('Katrin ', 100).trim()],
  ['email', `${'k'.repeat(60)}@maler.example`],
  ['message', long(LONG_SENTENCE, 500)],
]

/** Forms as browsers without script send them; the same in both languages. */
const FORMS: Readonly<Record<string, (path: string, siteContent: SiteContent) => FuzzRequest[]>> = {
  '/kontakt': (path, siteContent) => [enquiry(path, siteContent)],
  '/kontakt/:guide': (path, siteContent) => [
    enquiry(path.replace(':guide', 'illus'), siteContent),
    application(path.replace(':guide', 'artist'), siteContent),
  ],
  '/lightbox-email/:id': (path) => [form(path.replace(':id', '{{collection}}'), COLLECTION_EMAIL)],
  '/lieferung/:id': (path) => [
    form(path.replace(':id', '{{delivery}}'), [
      ['name', long('Katrin', ACCEPTANCE.name.type.longest)],
      ['accepted', 'on'],
      ['licence', licenceVersion({ licence: LICENCE })],
    ]),
    form(path.replace(':id', '{{locked-delivery}}'), [['password', long('Kreide', linkPassword.longest)]]),
  ],
  '/auswahl/passwort': (path) => [
    form(`${path}?id={{locked}}`, [['password', long('Kreide', linkPassword.longest)]]),
  ],
  '/auswahl/schutz': (path) => [
    form(`${path}?id={{collection}}`, [['password', long('Kreide', linkPassword.longest)]]),
  ],
  '/image-search': (path, { pictureOf }) => [
    aRequest('POST', path, {
      headers: FROM_OUR_PAGE,
      body: { kind: 'parts', parts: [file('file', pictureOf(LARGEST_PICTURE_BYTES))] },
    }),
  ],
  '/runde': (path, { images }) => [
    form(`${path}?id={{round}}`, [
      ['name', long('Anna', LONGEST_NAME)],
      [BUTTONS.comment, String(images[0])],
      [textField(images[0] ?? 1), long(LONG_SENTENCE, LONGEST_COMMENT)],
    ]),
  ],
}

/**
 * The most expensive honest inputs of a call, from its schemas and from the tables above; null for a call that nothing here
 * knows, which has to be decided.
 */
export function dearestInputs(call: StrangersCall, siteContent: SiteContent): FuzzRequest[] | null {
  const { name, method, path } = call
  const german = path.replace(/^\/en(?=\/|$)/, '') || '/'
  const known = BY_CALL[name]
  if (known) return known(siteContent)
  if (call.isRefused) return [refused(call, siteContent)]
  if (method === 'POST' && FORMS[german]) return FORMS[german](path, siteContent)
  const filled = fillPath(path, siteContent)
  if (filled === null) return null
  const isOfApi = path.startsWith('/illusde/')
  if (!isOfApi && method !== 'GET') return null
  if (!isOfApi) return pageInputs(filled, german, siteContent)
  const query = writeQuery(call)
  const bodies = call.bodies.map(bodyOf)
  if (query === null || bodies.includes(null)) return null
  const headers = [...FROM_OUR_PAGE, ...(/\/round(?:\/|$)/.test(path) && method !== 'POST' ? AS_OWNER : [])]
  const at = query ? `${filled}?${query}` : filled
  return bodies.length === 0
    ? [aRequest(method, at, { headers: path.includes('/round') ? AS_OWNER : headers })]
    : bodies.map((body) =>
        aRequest(method, at, { headers: path.includes('/round') ? AS_OWNER : headers, body }),
      )
}

function pageInputs(path: string, german: string, siteContent: SiteContent): FuzzRequest[] {
  const queries = PAGE_QUERIES[german]?.(siteContent) ?? [NARROWED]
  return queries.map((query) => aRequest('GET', `${path}?${query}`))
}

/** Null where a part has no value. */
function fillPath(path: string, siteContent: SiteContent): string | null {
  if (path === '/*') return '/gibt-es/nicht'
  const parts = PARTS.filter(([within]) => within.test(path)).map(([, values]) => values(siteContent))
  let isWhole = true
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = parts.find((values) => values[name] !== undefined)?.[name]
    isWhole &&= value !== undefined
    return value ?? ''
  })
  return isWhole && !filled.includes('*') ? filled : null
}

function writeQuery({ query }: StrangersCall): string | null {
  const pairs = query.flatMap(({ name, schema }) => {
    const given = QUERY_VALUES[name]
    if (given !== undefined) return given === null ? [] : [[name, given]]
    const value = largestOf(schema)
    if (value === null) return [null]
    return [value].flat().map((one) => [name, String(one)])
  })
  if (pairs.includes(null)) return null
  return pairs.map((pair) => `${pair?.[0]}=${fillable(pair?.[1] ?? '')}`).join('&')
}

/** Placeholders keep their braces. */
function fillable(value: string): string {
  return value.startsWith('{{') ? value : encodeURIComponent(value)
}

function bodyOf({ type, schema }: StrangersCall['bodies'][number]): FuzzBody | null {
  const value = largestOf(schema)
  if (value === null) return null
  if (type === 'application/json') return json(value)
  return fields(Object.entries(Object(value)).map(([name, one]) => [name, String(one)]))
}

/** A stranger gets no further, whatever it is. */
function refused({ method, path }: StrangersCall, siteContent: SiteContent): FuzzRequest {
  const filled = path.replaceAll(/:(\w+)/g, String(siteContent.catalogue.newsId)).replace('*', 'x')
  const body = method === 'GET' || method === 'HEAD' ? null : fields([['a', 'a'.repeat(16_000)]])
  return aRequest(method, filled, { headers: [['Authorization', `Bearer ${'a'.repeat(1_000)}`]], body })
}

function form(path: string, values: [string, string][]): FuzzRequest {
  return aRequest('POST', path, { headers: FROM_OUR_PAGE, body: fields(values) })
}

const OPENED = field('opened', '{{opened}}')

/** All fields at their longest, and the most files at their largest. */
function enquiry(path: string, { images, pictureOf }: SiteContent): FuzzRequest {
  const parts = [
    OPENED,
    field('name', long('Katrin ', 100).trim()),
    field('email', `${'k'.repeat(60)}@maler.example`),
    field('company', long('Verlag ', ENQUIRY.company.type.longest).trim()),
    field('usage', long(LONG_SENTENCE, ENQUIRY.usage.type.longest)),
    field('deadline', long('bald ', ENQUIRY.deadline.type.longest).trim()),
    field('message', long(LONG_SENTENCE, ENQUIRY.message.type.longest)),
    field('terms', 'on'),
    ...images
      .slice(0, MOST_ENQUIRED_IMAGES)
      .flatMap((id) => [field('images', String(id)), field('notes', long(LONG_SENTENCE, LONGEST_NOTE))]),
    ...filesOf(pictureOf, ENQUIRY.attachment.type),
  ]
  return aRequest('POST', path, { headers: FROM_OUR_PAGE, body: { kind: 'parts', parts } })
}

function application(path: string, { pictureOf }: SiteContent): FuzzRequest {
  const parts = [
    OPENED,
    field('name', 'Kim Pinsel'),
    field('email', `${'p'.repeat(60)}@maler.example`),
    field('website', `https://maler.example/${'a'.repeat(250)}`),
    field('statement', long(LONG_SENTENCE, APPLICATION.statement.type.longest)),
    field('rights', 'on'),
    ...filesOf(pictureOf, APPLICATION.attachment.type),
  ]
  return aRequest('POST', path, { headers: FROM_OUR_PAGE, body: { kind: 'parts', parts } })
}

function filesOf(
  pictureOf: SiteContent['pictureOf'],
  { most, bytes }: { most: number; bytes: number },
): FuzzPart[] {
  const one = pictureOf(Math.floor(bytes / most))
  return Array.from({ length: most }, () => file(FILES_FIELD, one))
}

function field(name: string, value: string): FuzzPart {
  return { name, fileName: null, content: inBase64(value) }
}

function file(name: string, bytes: Buffer): FuzzPart {
  return { name, fileName: 'wal.png', content: inBase64(bytes) }
}

const Page = z.object({ items: z.array(z.object({ Id: z.number() })), next: z.string().nullable() })

/** What the calls name of a running site. */
export async function readSiteContent(
  address: string,
  pictureOf: SiteContent['pictureOf'],
): Promise<SiteContent> {
  const images: number[] = []
  let next: string | null = ''
  while (next !== null && images.length < MOST_COLLECTED) {
    const answer = await fetch(`${address}/illusde/api/images/all?limit=100${next && `&cursor=${next}`}`)
    const page: z.infer<typeof Page> = Page.parse(await answer.json())
    images.push(...page.items.map(({ Id }) => Id))
    next = page.next
  }
  const feed = await (await fetch(`${address}/news/feed.xml`)).text()
  return {
    catalogue: await readCatalogue(address),
    images,
    files: {
      asset: `/assets/${largestIn('build/client/assets')}`,
      adminAsset: `/admin/assets/${largestIn('build/admin/assets')}`,
      film: `/films/${largestIn('content/films')}`,
      newsPicture: /\/media\/misc\/denews\/[^"<]+/.exec(feed)?.[0] ?? '/media/misc/denews/400/neu.jpg',
    },
    pictureOf,
  }
}

function largestIn(folder: string): string {
  const sizeOf = (name: string) => statSync(join(folder, name)).size
  return readdirSync(folder).toSorted((one, other) => sizeOf(other) - sizeOf(one))[0] ?? ''
}

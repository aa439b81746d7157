import { inLanguage, LANGUAGES } from '#platform/i18n/language.ts'
import { ROUND_PATH } from '#site/deciding-paths.ts'
import { SCREEN_NAMES, SCREENS, type ScreenName } from '#site/paths.ts'
import { aRequest, type FuzzBody, type FuzzCase, type FuzzRequest } from '#tests/fuzz/fuzz-request.ts'
import type { Catalogue } from './read-catalogue.ts'

const FROM_OUR_PAGE: [string, string][] = [['Sec-Fetch-Site', 'same-origin']]
const AS_OWNER: [string, string][] = [['Authorization', 'Bearer {{secret}}']]

export function alone(request: FuzzRequest): FuzzCase {
  return { name: `${request.method} ${request.path.split('?')[0]}`, steps: [request] }
}

function get(path: string): FuzzCase {
  return alone(aRequest('GET', path))
}

function json(
  method: string,
  path: string,
  value: Extract<FuzzBody, { kind: 'json' }>['value'],
  headers: [string, string][] = [],
): FuzzCase {
  return alone(aRequest(method, path, { headers, body: { kind: 'json', value } }))
}

/** What pages read from their address, by the screen. */
const QUERIES: Partial<Record<ScreenName, string>> = {
  imageSearch:
    'q=Wal+im+Meer&farbe=0077aa&format=quer&like=1&part=10,20,50,40&style=0.5&by=colour&image={{reference}}',
  contact: 'artist=1&motiv=1&motiv=2&projekt=animation&auswahl={{collection}}&ohne=1&gesendet=2026-0001',
  collection: 'id={{collection}}&bild=1',
  portfolio: 'bild=1&farbe=0077aa&technik=aquarell&format=quer&seite=2',
  gallery: 'bild=1&farbe=0077aa&technik=aquarell&bewegt=ja&seite=2',
  allArtists: 'buchstabe=A&farbe=0077aa',
  news: 'page=2',
}

export function pageCases({ artist, gallery, newsDe }: Catalogue): FuzzCase[] {
  const parts = { code: artist, gallery, permalink: newsDe, guide: 'illus', id: '{{collection}}' }
  const screens = SCREEN_NAMES.flatMap((name) =>
    LANGUAGES.map((language) => {
      const { pattern } = SCREENS[name]
      const path = pattern[language].replace(/:(\w+)/g, (_, part: keyof typeof parts) => parts[part])
      return `${inLanguage(language, path)}?${QUERIES[name] ?? 'x=1'}`
    }),
  )
  const round = `${ROUND_PATH}?id={{round}}&mitteilung=ended&bestaetigen=x&abmelden=x`
  return [...screens, round, '/admin', '/admin/x', '/gibt-es/nicht'].map(get)
}

export function apiCases({ artistId, gallery, images, newsId }: Catalogue): FuzzCase[] {
  const [one = 1, two = 2] = images
  return [
    'artists/all',
    `artist/${artistId}`,
    `artist/${artistId}/images?limit=5&cursor=x&farbe=0077aa`,
    `artist/${artistId}/slideshow?limit=3`,
    `artist/${artistId}/pdf?lang=de`,
    'galleries/de',
    `galleries/meta/de/${gallery}`,
    `galleries/en/${gallery}/images?limit=5&technik=aquarell`,
    'images/homepage?limit=4',
    'images/homepage/new?limit=4',
    'images/homepage/alpha?limit=4',
    'images/all?limit=4&cursor=x',
    `images/some?ids=${one},${two}`,
    'hero',
    'hero/past?limit=3',
    'news/home',
    'news/all?limit=3',
    `news/images/${newsId}`,
    'banner/home-2020',
    'openapi.json',
    'image-search?q=Wal&limit=3&colour=%230077aa&orientation=landscape&animated=true&gallery=tiere',
    'image-search?q=%22blauer+Wal%22+-Hund&style=0.3',
    `image-search?like=${one}&part=10,20,50,40&style=1`,
    'image-search?image={{reference}}&q=Wal',
    'image-search/{{reference}}/thumbnail',
    'lightbox/{{collection}}',
    'lightbox/{{collection}}/csv?lang=de',
    'lightbox/{{collection}}/pdf?lang=en&layout=contact',
    'lightbox/{{round}}/round?lang=de',
    'lightbox/{{round}}/events',
    'membership/admin',
    'auth/get-session',
  ].map((path) => get(`/illusde/api/${path}`))
}

export function fileCases({ images, gallery, artist }: Catalogue): FuzzCase[] {
  const [one = 1] = images
  const ranged: [string, string][] = [
    ['Range', 'bytes=10-99'],
    ['If-None-Match', '"x"'],
  ]
  const paths = [
    `/dmedia/webp/640/${one}.webp?v=x`,
    `/media/800/${one}.jpg`,
    '/media/misc/denews/400/neu.jpg',
    `/cards/artist/de/${artist}.jpg?v=x`,
    `/cards/gallery/en/${gallery}.jpg`,
    '/films/promotion.mp4',
    '/favicon.ico',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/artists.xml',
    '/news/feed.xml',
    '/en/news/feed.xml',
    '/.well-known/security.txt',
    '/assets/none.js',
    '/healthz',
    '/readyz',
    '/metrics',
  ]
  return paths.map((path) => alone(aRequest('GET', path, { headers: ranged })))
}

export function roundCases({ images }: Catalogue): FuzzCase[] {
  const [one = 1, two = 2] = images
  const round = '/illusde/api/lightbox/{{round}}/round'
  return [
    json('POST', '/illusde/api/lightbox', {
      images: [one, two],
      notes: { [one]: 'Titel?' },
      lang: 'de',
      title: 'Kochbuch',
    }),
    json('POST', '/illusde/api/lightbox/{{collection}}/round?lang=de', {}),
    json('POST', `${round}/votes?lang=en`, {
      image: one,
      name: 'Anna',
      reader: 'bGVzZXJpbi1hbm5hLTAx',
      voted: true,
    }),
    json('POST', `${round}/comments`, {
      image: one,
      name: 'Anna',
      reader: 'bGVzZXJpbi1hbm5hLTAx',
      text: 'Schön',
    }),
    json('PATCH', round, { isOpen: true }, AS_OWNER),
    json('PATCH', `${round}/people/{{person}}`, { hidden: false }, AS_OWNER),
    json('POST', `${round}/digest?lang=de`, { email: 'leitung@verlag.example' }, AS_OWNER),
    json('POST', `${round}/owner-link?lang=de`, { email: 'leitung@verlag.example' }, AS_OWNER),
    alone(aRequest('DELETE', `${round}/digest`, { headers: AS_OWNER })),
    alone(aRequest('DELETE', `${round}/comments/{{comment}}`, { headers: AS_OWNER })),
    alone(aRequest('POST', `${round}/digest/end?token=abc`)),
    alone(
      aRequest('POST', '/runde?id={{round}}', {
        headers: FROM_OUR_PAGE,
        body: {
          kind: 'fields',
          fields: [
            ['name', 'Anna'],
            ['image', String(one)],
            ['intent', 'vote'],
            ['text', 'Ja'],
          ],
        },
      }),
    ),
    json(
      'POST',
      '/illusde/api/lightbox-email',
      {
        id: '{{collection}}',
        to: 'redaktion@verlag.example',
        name: 'Katrin',
        email: 'katrin@maler.example',
        message: 'Hallo',
        lang: 'de',
      },
      FROM_OUR_PAGE,
    ),
    json(
      'POST',
      '/illusde/api/page-views',
      { path: '/', referrer: 'verlag.example', width: 'phone' },
      FROM_OUR_PAGE,
    ),
    alone(
      aRequest('POST', '/illusde/api/csp-reports', {
        headers: [['Content-Type', 'application/csp-report']],
        body: {
          kind: 'json',
          value: {
            'csp-report': {
              'document-uri': 'http://localhost/',
              'violated-directive': 'script-src',
              'blocked-uri': 'inline',
            },
          },
        },
      }),
    ),
  ]
}

export function signInCases(): FuzzCase[] {
  const auth = '/illusde/api/auth'
  return [
    json(
      'POST',
      `${auth}/sign-in/email`,
      { email: 'niemand@example.com', password: 'Kranich-Ofen-Kreide-8' },
      FROM_OUR_PAGE,
    ),
    json('POST', `${auth}/welcome/look`, { token: 'abc' }, FROM_OUR_PAGE),
    json(
      'POST',
      `${auth}/welcome`,
      { token: 'abc', password: 'Kranich-Ofen-Kreide-9', name: 'Kim' },
      FROM_OUR_PAGE,
    ),
    json('POST', `${auth}/two-factor/verify-totp`, { code: '123456' }, FROM_OUR_PAGE),
    json('POST', `${auth}/two-factor/verify-backup-code`, { code: 'abcde-fghij' }, FROM_OUR_PAGE),
    json(
      'POST',
      `${auth}/passkey/verify-authentication`,
      {
        response: {
          id: 'YQ',
          rawId: 'YQ',
          type: 'public-key',
          clientExtensionResults: {},
          response: { authenticatorData: 'YQ', clientDataJSON: 'YQ', signature: 'YQ', userHandle: 'YQ' },
        },
      },
      FROM_OUR_PAGE,
    ),
    alone(aRequest('GET', `${auth}/passkey/generate-authenticate-options`)),
    alone(aRequest('GET', `${auth}/get-session`, { headers: [['Cookie', '__Host-session=abc.def']] })),
  ]
}

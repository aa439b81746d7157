import { aRequest, type FuzzCase, type FuzzPart, inBase64, NEXT_LENGTH } from '#tests/fuzz/fuzz-request.ts'
import { makeGoodPictures } from '#tests/hostile/hostile-pictures.ts'
import { alone } from './visitor-cases.ts'

type Picture = { name: string; bytes: Buffer }

/** Works that an application has to have at least. */
const FEWEST_WORKS = 5
const UPLOADS = '/illusde/api/admin/uploads'

/** What visitors send with files: pictures to search by, enquiries, applications. */
export async function visitorFileCases(): Promise<FuzzCase[]> {
  const pictures = await makeGoodPictures()
  return [
    ...pictures.map((picture) => searchBy(picture)),
    // Nothing answers there. The site refuses to ask machines of its own network.
    named(
      'search by an address',
      aRequest('POST', '/illusde/api/image-search', {
        body: { kind: 'json', value: { url: 'http://127.0.0.1:9/x.png' } },
      }),
    ),
    ...[enquiry(pictures[0]), enquiry(undefined)],
    application(pictures),
    ...['/kontakt', '/en/kontakt', '/kontakt/artist'].map(pageForm),
  ]
}

function searchBy(picture: Picture): FuzzCase {
  const body = { kind: 'parts' as const, parts: [file('file', picture)] }
  return named(`search by ${picture.name}`, aRequest('POST', '/illusde/api/image-search', { body }))
}

function enquiry(picture: Picture | undefined): FuzzCase {
  const parts = [
    field('opened', '{{opened}}'),
    field('name', 'Katrin Lorenzen'),
    field('email', 'lorenzen@maler.example'),
    field('company', 'Verlag'),
    field('telephone', '040 123'),
    field('project', 'illustration'),
    field('to', 'office'),
    field('images', '1'),
    field('notes', '{"1":"Titel"}'),
    field('deadline', '2027-01-01'),
    field('budget', 'small'),
    field('message', 'Wir suchen Bilder für ein Heft.'),
    field('terms', 'on'),
    ...(picture ? [file('attachment', picture)] : []),
  ]
  return named(
    `enquiry ${picture ? 'with a file' : 'alone'}`,
    aRequest('POST', '/illusde/api/contact', { body: { kind: 'parts', parts } }),
  )
}

function application(pictures: readonly Picture[]): FuzzCase {
  const parts = [
    field('opened', '{{opened}}'),
    field('name', 'Kim Pinsel'),
    field('email', 'pinsel@maler.example'),
    field('website', 'https://maler.example'),
    field('styles', '1'),
    field('statement', 'Ich zeichne, seit ich denken kann.'),
    field('rights', 'on'),
    ...pictures.slice(0, FEWEST_WORKS).map((picture) => file('attachment', picture)),
  ]
  return named(
    'application',
    aRequest('POST', '/illusde/api/artist-application', { body: { kind: 'parts', parts } }),
  )
}

/** As browsers without script send it. */
function pageForm(path: string): FuzzCase {
  const fields: [string, string][] = [
    ['opened', '{{opened}}'],
    ['name', 'Katrin Lorenzen'],
    ['email', 'lorenzen@maler.example'],
    ['message', 'Wir suchen Bilder.'],
    ['statement', 'Ich zeichne.'],
    ['terms', 'on'],
    ['rights', 'on'],
  ]
  return alone(
    aRequest('POST', path, {
      headers: [['Sec-Fetch-Site', 'same-origin']],
      body: { kind: 'fields', fields },
    }),
  )
}

/** What staff send with files: uploads in parts, lists. */
export async function staffFileCases(lists: readonly Picture[]): Promise<FuzzCase[]> {
  const pictures = await makeGoodPictures()
  return [
    ...pictures.map(uploadOf),
    ...lists.flatMap((list) => [importOf(list, '?check=yes'), importOf(list, '')]),
  ]
}

function uploadOf({ name, bytes }: Picture): FuzzCase {
  const metadata = `filename ${inBase64(name)},purpose ${inBase64('file')}`
  const tus: [string, string] = ['Tus-Resumable', '1.0.0']
  const isStaff = true
  return {
    name: `upload of ${name}`,
    steps: [
      aRequest('POST', `${UPLOADS}/files`, {
        isStaff,
        headers: [tus, ['Upload-Length', `{{${NEXT_LENGTH}}}`], ['Upload-Metadata', metadata]],
      }),
      aRequest('PATCH', '{{location}}', {
        isStaff,
        headers: [tus, ['Upload-Offset', '0'], ['Content-Type', 'application/offset+octet-stream']],
        body: { kind: 'bytes', content: inBase64(bytes) },
      }),
      aRequest('GET', UPLOADS, { isStaff }),
      aRequest('POST', '/illusde/api/admin/pictures', {
        isStaff,
        body: { kind: 'json', value: { Upload: '{{id}}' } },
      }),
      aRequest('GET', UPLOADS, { isStaff }),
      aRequest('DELETE', `${UPLOADS}/{{id}}`, { isStaff }),
    ],
  }
}

function importOf(list: Picture, query: string): FuzzCase {
  return {
    name: `import of ${list.name}${query}`,
    steps: [
      aRequest('POST', `/illusde/api/admin/import${query}`, {
        isStaff: true,
        body: { kind: 'parts', parts: [file('list', list)] },
      }),
      aRequest('GET', '/illusde/api/admin/import/{{id}}', { isStaff: true }),
    ],
  }
}

function named(name: string, ...steps: FuzzCase['steps']): FuzzCase {
  return { name, steps }
}

function field(name: string, value: string): FuzzPart {
  return { name, fileName: null, content: inBase64(value) }
}

function file(name: string, { name: fileName, bytes }: Picture): FuzzPart {
  return { name, fileName, content: inBase64(bytes) }
}

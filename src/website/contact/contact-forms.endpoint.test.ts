import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  anApplication,
  anEnquiry,
  aStampOf,
  type FormAgency,
  openFormAgency,
  withStamp,
} from '#tests/form-agency.ts'
import { aPainting } from '#tests/pictures.ts'

let world: FormAgency
let jpeg: Buffer<ArrayBuffer>
let senders = 0

beforeAll(async () => {
  world = await openFormAgency()
  jpeg = Buffer.from(await aPainting(300, 200).jpeg().toBuffer())
  return () => world[Symbol.asyncDispose]()
})

beforeEach(async () => {
  const emails = await world.received()
  emails.length = 0
})

/** Sends the form as a browser without script does, each time from another network. */
function post(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  senders += 1
  const { address } = world.agency
  const from = { Origin: address, 'X-Forwarded-For': `10.9.${senders >> 8}.${senders & 255}` }
  const sent = withStamp(body, aStampOf(world.agency))
  return fetch(address + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...from, ...headers },
    body: sent,
  })
}

async function read(path: string): Promise<{ answer: Response; html: string }> {
  const answer = await world.agency.get(path)
  return { answer, html: (await answer.text()).replaceAll('<!-- -->', '') }
}

async function readPosted(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll('<!-- -->', '')
}

describe.each([
  ['de', '', 'Vielen Dank, Ihre Anfrage ist da', 'Vielen Dank, Ihre Bewerbung ist da'],
  ['en', '/en', 'Thank you, your enquiry has arrived', 'Thank you, your application has arrived'],
])('in %s without script', (_, prefix, thanks, thanksForApplying) => {
  test.each(['/kontakt', '/kontakt/illus', '/kontakt/anim', '/kontakt/private'])(
    'the form on %s leads to the thanks, and the office hears of it',
    async (path) => {
      const form = anEnquiry()
      form.append('attachment', new File([jpeg], 'skizze.jpg', { type: 'image/jpeg' }))
      const answer = await post(prefix + path, form)
      expect([answer.status, answer.headers.get('Location')]).toEqual([
        303,
        expect.stringMatching(`^${prefix}/kontakt\\?gesendet=[0-9A-F]{8}$`),
      ])
      const readers = (await world.received()).flatMap(({ to }) => to)
      expect(readers).toEqual(expect.arrayContaining(['hallo@zeichner.example', form.get('email')]))
    },
  )

  test('the thanks say the number and what happens next, and are found by no search engine', async () => {
    const sent = await post(`${prefix}/kontakt`, anEnquiry())
    const path = sent.headers.get('Location') ?? ''
    const { answer, html } = await read(path)
    const number = path.slice(-8)
    expect(html).toContain(number)
    for (const { mail } of await world.received()) expect(mail.subject).toContain(number)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(answer.status).toBe(200)
    expect(html).toMatch(new RegExp(`<h2[^>]*autofocus[^>]*>${thanks}`, 'i'))
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('<textarea')
  })

  test('an application with its works leads to its own thanks', async () => {
    const form = anApplication({ website: 'www.pinsel.example', town: 'Husum' })
    for (let at = 1; at <= 5; at += 1)
      form.append('attachment', new File([jpeg], `${at}.jpg`, { type: 'image/jpeg' }))
    const answer = await post(`${prefix}/kontakt/artist`, form)
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      expect.stringMatching(`^${prefix}/kontakt/artist\\?gesendet=[0-9A-F]{8}&beleg=[0-9a-f]{32}$`),
    ])
    const sent = answer.headers.get('Location') ?? ''
    const { html } = await read(sent)
    const [, number = ''] = /gesendet=(.{8})/.exec(sent) ?? []
    expect(html).toContain('<bdi>5.jpg</bdi>')
    expect(html).toContain(number)
    for (const { mail } of await world.received()) expect(mail.subject).toContain(number)
    expect(html).toContain(thanksForApplying)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })
})

test.each(['1', '0A1B2C3', '0A1B2C3D4', '<b>0A1B2C</b>', ''])(
  'thanks without a number: %j',
  async (value) => {
    const { answer, html } = await read(`/kontakt?gesendet=${encodeURIComponent(value)}`)
    expect(answer.status).toBe(200)
    expect(html).toContain('Vielen Dank, Ihre Anfrage ist da')
    expect(html).not.toMatch(/hat die Nummer|<b>0A/)
  },
)

test('who reads English and sends a German form is not led away from it: the fields would be lost', async () => {
  const { status, headers } = await post('/kontakt', anEnquiry(), {
    'Accept-Language': 'en-GB,en;q=0.9',
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  expect([status, headers.get('Location')]).toEqual([303, expect.stringMatching(/^\/kontakt\?gesendet=/)])
})

describe('a form with something wrong in it comes back', () => {
  test('with all that was typed and chosen, sentences beside the fields, and word of the files', async () => {
    const { artists } = world.agency.services.readModel.current().catalogue
    const chosen = String(artists[1]?.id)
    const form = anEnquiry({
      name: '"><script>alert(1)</script>',
      email: 'a@b@c',
      message: 'Erste\nZweite',
      to: chosen,
      project: 'animation',
      budget: 'large',
    })
    form.append('attachment', new File([jpeg], 'skizze.jpg', { type: 'image/jpeg' }))
    const answer = await post('/kontakt', form)
    const html = await readPosted(answer)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([422, 'no-store'])
    expect(html).toMatch(/<section[^>]*autofocus[^>]*aria-label="Bitte sehen Sie sich eine Angabe/i)
    expect(html).toMatch(/<a href="#field-email">/)
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="a@b@c"/)
    expect(html).toMatch(/<textarea[^>]*>\n?Erste\r?\nZweite<\/textarea>/)
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(html).not.toContain('<script>alert(1)')
    for (const value of [chosen, 'animation', 'large'])
      expect(html).toMatch(new RegExp(`<option value="${value}" selected=""`))
    expect(html).toMatch(/<input[^>]*name="terms"[^>]*checked=""/)
    expect(html).toContain('Dateien kann Ihr Browser nicht behalten.')
    expect(await world.received()).toEqual([])
  })

  test('with everything that is missing, in the order of the page', async () => {
    const answer = await post('/en/kontakt/illus', new FormData())
    const html = await readPosted(answer)
    expect(answer.status).toBe(422)
    const links = [...html.matchAll(/<a href="#(field-\w+)">/g)].map(([, id]) => id)
    expect(links).toEqual(['field-message', 'field-name', 'field-email', 'field-terms'])
    for (const id of links) expect(html).toContain(`id="${id}"`)
  })

  test('with the styles that were chosen and too few works', async () => {
    const [gallery] = world.agency.services.readModel.current().catalogue.galleries
    const form = anApplication({ styles: String(gallery?.id), website: 'javascript:alert(1)' })
    const answer = await post('/kontakt/artist', form)
    const html = await readPosted(answer)
    expect(answer.status).toBe(422)
    expect(html).toMatch(new RegExp(`<input[^>]*name="styles"[^>]*checked="" value="${gallery?.id}"`))
    expect(html).toContain('<a href="#field-attachment">Bitte wählen Sie mindestens 5 Arbeitsproben.</a>')
    expect(html).toContain('<a href="#field-website">')
    expect(html).not.toMatch(/href="javascript:/)
  })
})

describe('what cannot be taken is refused with a page or a sentence, never with 500', () => {
  test('more than there is room for', async () => {
    const form = anEnquiry()
    form.append('attachment', new File([Buffer.alloc(30 * 1024 * 1024)], 'gross.pdf'))
    const answer = await post('/kontakt', form)
    expect([413, 422]).toContain(answer.status)
    expect(await readPosted(answer)).toMatch(/<section[^>]*autofocus/i)
  })

  test.each([
    ['no form at all', 'text/plain'],
    ['no boundary', 'multipart/form-data'],
  ])('%s', async (_, type) => {
    const answer = await post('/kontakt', 'name=x', { 'Content-Type': type })
    expect(answer.status).toBe(400)
  })

  test('a form of somebody else', async () => {
    const answer = await post('/kontakt', anEnquiry(), { Origin: 'https://elsewhere.example' })
    expect(answer.status).toBe(403)
  })
})

describe('the address says what it is about', () => {
  test('an artist: shown with portrait, and chosen', async () => {
    const [artist] = world.agency.services.readModel.current().catalogue.artists
    const { answer, html } = await read(`/kontakt?artist=${artist?.id}`)
    expect(answer.status).toBe(200)
    expect(html).toContain(`Es geht um ${artist?.name}`)
    expect(html).toContain(`<option value="${artist?.id}" selected="">`)
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/kontakt"/)
  })

  test.each(['0', '-1', '99999999', 'x', '1e0', '%00', ''])('no artist of ours: %s', async (value) => {
    const { answer, html } = await read(`/kontakt?artist=${value}&projekt=${value}`)
    expect(answer.status).toBe(200)
    expect(html).not.toContain('Es geht um')
    expect(html).toContain('<option value="office" selected="">')
  })

  test.each([
    ['/kontakt?projekt=recording', 'recording'],
    ['/kontakt/illus', 'illustration'],
    ['/kontakt/anim', 'animation'],
    ['/kontakt/private', 'private'],
  ])('%s is about %s', async (path, project) => {
    const { html } = await read(path)
    expect(html).toContain(`<option value="${project}" selected="">`)
  })

  test('a saved collection: its pictures go along, and nothing keeps the page', async () => {
    const id = await world.save()
    const { answer, html } = await read(`/kontakt?auswahl=${id}`)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache')
    for (const image of world.imageIds.slice(0, 2))
      expect(html).toContain(`<input type="hidden" name="images" value="${image}"/>`)
    expect(html).toContain(`/dmedia/webp/320/${world.imageIds[0]}.webp`)
  })

  test.each(['AAAAAAAAAAAAAAAAAAAAAA', 'x', '%F0%9F%90%8B'])('no collection: %s', async (id) => {
    const { answer, html } = await read(`/kontakt?auswahl=${id}`)
    expect(answer.status).toBe(200)
    expect(html).toContain('Anfragen können Sie trotzdem.')
    expect(html).not.toContain('name="collection"')
  })
})

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anEnquiry, aStampOf, type FormAgency, openFormAgency, withStamp } from '#tests/form-agency.ts'

let world: FormAgency
let first = 0
let second = 0
let senders = 0

beforeAll(async () => {
  world = await openFormAgency()
  ;[first = 0, second = 0] = world.imageIds
  return () => world[Symbol.asyncDispose]()
})

beforeEach(async () => {
  const emails = await world.received()
  emails.length = 0
})

async function read(path: string): Promise<string> {
  const answer = await world.agency.get(path)
  expect(answer.status).toBe(200)
  return (await answer.text()).replaceAll('<!-- -->', '')
}

/** Sends the form as a browser without script does, each time from another network. */
async function post(path: string, form: FormData): Promise<Response> {
  senders += 1
  const { address } = world.agency
  const headers = { Origin: address, 'X-Forwarded-For': `10.8.${senders >> 8}.${senders & 255}` }
  const body = withStamp(form, aStampOf(world.agency))
  return fetch(address + path, { method: 'POST', redirect: 'manual', headers, body })
}

/** The ids of the images in the form, in their order. */
const imagesIn = (html: string) =>
  [...html.matchAll(/<input type="hidden" name="images" value="(\d+)"/g)].map(([, id]) => Number(id))

/** The notes of these images. */
const notesIn = (html: string) =>
  [...html.matchAll(/<textarea[^>]*name="notes"[^>]*>\n?([^<]*)</g)].map(([, note]) => note)

describe('the address of the form names images', () => {
  test.each([
    ['', 'Um diese 2 Bilder geht es'],
    ['/en', 'This is about these 2 images'],
  ])('each once, with picture, note and a way to take it out, below %j', async (prefix, says) => {
    const html = await read(`${prefix}/kontakt?motiv=${second}&motiv=${first}&motiv=${second}`)
    expect(imagesIn(html)).toEqual([second, first])
    expect(html).toContain(says)
    expect(html).toContain(`/dmedia/webp/320/${first}.webp`)
    expect(html).toMatch(new RegExp(`formAction="${prefix}/kontakt\\?motiv=${first}#field-images"`, 'i'))
    const [, english = ''] = /href="(\/en\/kontakt\?[^"]+)"[^>]*hreflang="en"/i.exec(html) ?? []
    expect(imagesIn(await read(english.replaceAll('&amp;', '&')))).toEqual([second, first])
  })

  test('and several artists: the first is written to, the others can be taken out', async () => {
    const [ada, oemer] = world.agency.services.readModel.current().catalogue.artists
    const html = await read(`/kontakt?artist=${ada?.id}&artist=${oemer?.id}`)
    for (const artist of [ada, oemer]) expect(html).toContain(`Es geht um ${artist?.name}`)
    expect(html).toMatch(new RegExp(`<input type="hidden" name="artists" value="${oemer?.id}"`))
    expect(html).toContain(`aria-label="${oemer?.name} herausnehmen"`)
  })

  test('a saved collection brings its images with their notes, and those taken out stay out', async () => {
    const id = await world.save({ [`${first}`]: 'Dieses zuerst' })
    const html = await read(`/kontakt?auswahl=${id}`)
    expect(imagesIn(html)).toEqual([first, second])
    expect(notesIn(html)).toEqual(['Dieses zuerst', ''])
    expect(imagesIn(await read(`/kontakt?auswahl=${id}&ohne=${first}`))).toEqual([second])
  })

  test.each([
    ['one that is not to be seen', '99999999', 'Ein Bild aus diesem Link ist nicht mehr zu sehen.'],
    ['several', '99999999&motiv=x', '2 Bilder aus diesem Link sind nicht mehr zu sehen.'],
  ])('%s: a sentence, and the others are there', async (_, gone, says) => {
    const html = await read(`/kontakt?motiv=${gone}&motiv=${first}`)
    expect(imagesIn(html)).toEqual([first])
    expect(html).toContain(says)
  })

  test('an artist who left: a sentence, and the form is there', async () => {
    const html = await read('/kontakt?artist=99999999')
    expect(html).toContain('Eine der Mappen aus diesem Link gibt es nicht mehr.')
    expect(html).toContain('<option value="office" selected="">')
  })
})

describe('without script', () => {
  test('a note stays when another image is taken out, and nothing is sent', async () => {
    const form = anEnquiry({ remove: String(second) })
    for (const [id, note] of [
      [first, 'Dieses im Winter'],
      [second, 'x'],
    ]) {
      form.append('images', String(id))
      form.append('notes', String(note))
    }
    const answer = await post(`/kontakt?motiv=${first}`, form)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    const html = (await answer.text()).replaceAll('<!-- -->', '')
    expect([imagesIn(html), notesIn(html)]).toEqual([[first], ['Dieses im Winter']])
    expect(html).toContain('value="Katrin Lorenzen"')
    expect(await world.received()).toEqual([])
  })

  test('the thanks show the images once more', async () => {
    const form = anEnquiry()
    for (const id of [first, second]) form.append('images', String(id))
    const sent = await post(`/en/kontakt?motiv=${first}&motiv=${second}`, form)
    expect(sent.status).toBe(303)
    const html = await read(sent.headers.get('Location') ?? '')
    expect(html).toContain('This is about these 2 images')
    for (const id of [first, second]) expect(html).toContain(`/dmedia/webp/320/${id}.webp`)
  })

  test('answers about the usage come back with a form in which something is wrong', async () => {
    const form = anEnquiry({ email: 'x', territory: 'europe' })
    form.append('medium', 'books')
    const html = await (await post('/kontakt', form)).text()
    expect(html).toMatch(/<details[^>]*open=""/)
    expect(html).toMatch(/<option value="europe" selected=""/)
    expect(html).toMatch(/<input[^>]*name="medium"[^>]*checked="" value="books"/)
  })
})

describe('an enquiry about a named project', () => {
  test.each([
    ['', 'Name des Projekts'],
    ['/en', 'Project name'],
  ])('has its name in a field, below %j', async (prefix, label) => {
    const id = await world.save({}, undefined, 'Kochbuch & <Wal>')
    const html = await read(`${prefix}/kontakt?auswahl=${id}`)
    expect(html).toContain(label)
    expect(html).toMatch(/name="projectName"[^>]*value="Kochbuch &amp; &lt;Wal&gt;"/)
    expect(await read(`${prefix}/kontakt`)).not.toContain('name="projectName"')
  })

  test('says its name in the subject to the office, in place of its kind, and to its sender', async () => {
    await post('/kontakt', anEnquiry({ projectName: 'Kochbuch, Frühling', project: 'illustration' }))
    const [office, confirmation] = await world.received()
    expect(office?.mail.subject).toMatch(/^Anfrage [0-9A-F]{8}: Katrin Lorenzen, Kochbuch, Frühling$/)
    expect(office?.mail.text).toContain('Name des Projekts: Kochbuch, Frühling')
    expect(confirmation?.mail.text).toContain('Kochbuch, Frühling')
  })

  test('comes back with what is wrong with the name', async () => {
    const answer = await post('/kontakt', anEnquiry({ projectName: 'a'.repeat(81) }))
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Bitte kürzen Sie den Namen des Projekts')
  })
})

test('the picture’s page and the zoom without script lead to an enquiry about exactly that image', async () => {
  const image = world.agency.services.readModel.current().catalogue.imagesById.get(first)
  const html = await read(`/illustrator/${image?.artistCode}?bild=${first}`)
  expect(html).toContain(`href="/kontakt?artist=${image?.artistId}&amp;motiv=${first}"`)
})

import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findEnquiry } from '#domain/enquiries/enquiries.server.ts'
import { anEnquiry, type FormAgency, openFormAgency } from '#tests/form-agency.ts'

let world: FormAgency

beforeAll(async () => {
  world = await openFormAgency()
  return () => world[Symbol.asyncDispose]()
})

beforeEach(async () => {
  const emails = await world.received()
  emails.length = 0
})

/** An enquiry about images, each with its note. */
function about(images: readonly (readonly [id: number | string, note: string])[], fields = {}): FormData {
  const form = anEnquiry(fields)
  for (const [id, note] of images) {
    form.append('images', String(id))
    form.append('notes', note)
  }
  return form
}

async function send(form: FormData) {
  const answer = await world.post('contact', form)
  expect(answer.status).toBe(201)
  const { id }: { id: string } = await answer.json()
  const [office, confirmation] = (await world.received()).map(({ mail }) => mail)
  return { id, office, confirmation }
}

const stored = async (id: string) =>
  (await findEnquiry(world.agency.services.database.db, id))?.submission.fields

describe('an enquiry about images', () => {
  test('is stored with their notes, and both e-mails show them with pictures, notes and links', async () => {
    const [first = 0, second = 0] = world.imageIds
    const { id, office, confirmation } = await send(
      about([
        [second, 'So, aber im Winter'],
        [first, ''],
      ]),
    )
    expect(await stored(id)).toMatchObject({
      images: [
        { id: second, note: 'So, aber im Winter' },
        { id: first, note: '' },
      ],
    })
    expect(office?.text).toContain('Um diese 2 Bilder geht es')
    for (const mail of [office, confirmation]) {
      expect(mail?.text).toContain('So, aber im Winter')
      for (const image of [first, second]) {
        expect(mail?.text).toContain(`?bild=${image}`)
        expect(mail?.html).toContain(`cid:image-${image}`)
      }
      expect(mail?.attachments.filter(({ related }) => related)).toHaveLength(2)
    }
    expect(confirmation?.subject).toContain(id.slice(0, 8).toUpperCase())
  })

  test('names all artists whom it is about, once each', async () => {
    const { artists, images } = world.agency.services.readModel.current().catalogue
    const [ada, oemer] = artists
    const byAda = images.find(({ artistId }) => artistId === ada?.id)
    const form = about([[byAda?.id ?? 0, '']], { to: String(ada?.id) })
    form.append('artists', String(oemer?.id))
    const { office, confirmation } = await send(form)
    expect(office?.text).toContain(`An: ${ada?.name}`)
    for (const mail of [office, confirmation])
      expect(mail?.text).toContain(`Es geht um: ${ada?.name}, ${oemer?.name}`)
  })

  test('takes an image that comes twice once, and says which ones have left the site', async () => {
    const [first = 0] = world.imageIds
    const images = [
      [first, 'eins'],
      [99_999_999, 'weg'],
      [first, 'zwei'],
    ] as const
    const { id, office, confirmation } = await send(about(images, { lang: 'en' }))
    expect(await stored(id)).toMatchObject({
      images: [
        { id: first, note: 'eins' },
        { id: 99_999_999, note: 'weg' },
      ],
    })
    expect(office?.text).toContain(
      'Das Bild mit der Nummer 99999999 ist auf der Website nicht mehr zu sehen.',
    )
    expect(confirmation?.text).toContain('Image 99999999 is no longer on the website.')
  })

  test('sends no links of a note to its sender, and no markup to anybody', async () => {
    const [first = 0] = world.imageIds
    const { office, confirmation } = await send(about([[first, '<b>x</b> https://spam.example']]))
    for (const mail of [office, confirmation]) {
      expect(mail?.html).not.toContain('<b>x</b>')
      expect(mail?.html).not.toContain('spam.example')
    }
  })

  test.each([
    ['61 images', 61, 'höchstens 60 Bilder'],
    ['501 images', 501, 'höchstens 60 Bilder'],
  ])('with %s is refused with a sentence', async (_, count, says) => {
    const many = Array.from({ length: count }, (_, at) => [at + 1, `Notiz ${at}`] as const)
    const answer = await world.post('contact', about(many))
    expect(answer.status).toBe(422)
    expect((await answer.json()).error.fields.images).toContain(says)
  })

  test.each([
    ['images', { images: 'x' }, 'gehört nicht zu unseren'],
    ['notes', { images: '1', notes: 'x'.repeat(301) }, '300 Zeichen'],
    ['artists', { artists: '99999999' }, 'Eine der Mappen gibt es nicht mehr'],
    ['medium', { medium: 'tattoo' }, 'aus der Liste'],
    ['territory', { territory: 'moon' }, 'eines der Gebiete'],
    ['duration', { duration: 'x' }, 'eine der Laufzeiten'],
    ['printRun', { printRun: '7' }, 'eine der Auflagen'],
  ])('a wrong value of %s is refused with a sentence', async (field, fields, says) => {
    const answer = await world.post('contact', anEnquiry(fields))
    expect(answer.status).toBe(422)
    expect((await answer.json()).error.fields[field]).toContain(says)
  })

  test('may come as JSON', async () => {
    const [first = 0] = world.imageIds
    const json = { ...Object.fromEntries(anEnquiry()), terms: true, images: [first], notes: ['Dieses'] }
    const answer = await world.post('contact', JSON.stringify(json), { 'Content-Type': 'application/json' })
    expect(answer.status).toBe(201)
    const { id } = await answer.json()
    await world.received()
    expect(await stored(id)).toMatchObject({ images: [{ id: first, note: 'Dieses' }] })
  })
})

test('what it is to be used for is one sentence, for the office in the language of the form', async () => {
  const form = anEnquiry({ lang: 'en', territory: 'german', duration: 'year', printRun: 'medium' })
  for (const medium of ['books', 'web']) form.append('medium', medium)
  const { office, confirmation } = await send(form)
  const sentence =
    'Intended for books and websites or social media, in German-speaking countries, for one year, in a print run of up to 5,000.'
  expect(office?.text).toContain(`Gedachte Nutzung: ${sentence}`)
  expect(confirmation?.text).toContain(`Intended use: ${sentence}`)
})

test('an enquiry that was stored before there were images in it is still read', async () => {
  const { id } = await send(anEnquiry())
  const { db } = world.agency.services.database
  const younger = ['images', 'artists', 'medium', 'territory', 'duration', 'printRun']
  for (const field of younger) await db.execute(sql`UPDATE enquiries SET fields = fields - ${field}::text`)
  expect(await stored(id)).toMatchObject({ images: [], artists: [], medium: [], territory: null })
})

test('the API’s description names the fields of images and of the usage', async () => {
  const description = await (await world.agency.get('/illusde/api/openapi.json')).text()
  for (const field of ['images', 'notes', 'artists', 'medium', 'territory', 'duration', 'printRun'])
    expect(description).toContain(`"${field}"`)
})

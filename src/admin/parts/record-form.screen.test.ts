import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { RECORDS } from '#admin/records/described-records.ts'
import { addBanners } from '#domain/editorial/editorial.server.ts'
import staff from '#messages/staff.de.json' with { type: 'json' }
import schedule from '#messages/staff-schedule.de.json' with { type: 'json' }
import { addArtist, addImage, addPicture } from '#tests/builders.ts'
import { open, theDatabase } from '#tests/dom/admin.ts'
import { storeEnquiry } from '#tests/stored-enquiry.ts'

const LABELS: Readonly<Record<string, string>> = { ...staff.fields, ...schedule.fields }
/** Fields that have a heading or another name instead of a label. */
const CALLED: Readonly<Record<string, string>> = {
  FocusX: staff.images.focus,
  FocusY: staff.images.focus,
  Order: staff.artists.order,
  Images: staff.news.extra_images,
}

/** A form by the record's name: of a new record, or of one where that shows more. */
const FORMS: Readonly<Record<string, () => Promise<string> | string>> = {
  artists: async () => {
    const id = await addArtist(theDatabase(), { code: 'ada-form' })
    await theDatabase().execute(sql`UPDATE artists SET available_from = '2031-03-01' WHERE id = ${id}`)
    return String(id)
  },
  images: async () => {
    const artistId = await addArtist(theDatabase(), { code: 'ada-image' })
    return String(await addImage(theDatabase(), { artistId }))
  },
  banners: async () => {
    const texts = { text: 'Vier', title: 'Wale', alt: 'Vier Wale' }
    const pictureId = await addPicture(theDatabase())
    await addBanners(theDatabase(), [{ address: 'whales', pictureId, textsDe: texts, textsEn: texts }])
    return 'whales'
  },
  settings: () => 'notice',
  enquiries: async () => (await storeEnquiry(theDatabase())).id,
  applications: async () => {
    const { id } = await storeEnquiry(theDatabase())
    await theDatabase().execute(sql`UPDATE enquiries SET kind = 'application' WHERE id = ${id}`)
    return id
  },
}

/** Heroes are sorted in their list, and a delivery is begun from an enquiry. */
const ELSEWHERE: ReadonlySet<string> = new Set(['heroes.Position', 'deliveries.EnquiryId'])

/** Lists the names of inputs and their groups on the screen, without the mark of required fields. */
function listNames(): string[] {
  const called = document.querySelectorAll('#main-content :is(label, legend, h2, button, span[id], p[id])')
  return [...called].map((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).replace(/(\s*\*|:.*)$/, ''),
  )
}

test.each([...RECORDS.values()])('the form of $name has a place for all that is written', async (record) => {
  const id = (await FORMS[record.name]?.()) ?? 'create'
  await open(`/${record.name}/${id}`)
  const written = Object.entries(record.fields).filter(
    ([name, { type, fixed }]) =>
      !ELSEWHERE.has(`${record.name}.${name}`) && name !== 'Hidden' && type && (id === 'create' || !fixed),
  )
  const missing = () => {
    const names = listNames()
    const labels = written.map(([name]) => CALLED[name] ?? LABELS[name] ?? name)
    return labels.filter((label) => !names.includes(label))
  }
  await expect.poll(missing).toEqual([])
})

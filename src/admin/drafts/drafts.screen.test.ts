import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { addHeroes } from '#domain/editorial/editorial.server.ts'
import staff from '#messages/staff.de.json' with { type: 'json' }
import staffInEnglish from '#messages/staff.en.json' with { type: 'json' }
import { addPicture } from '#tests/builders.ts'
import {
  fill,
  findField,
  open,
  press,
  readRecord,
  show,
  speak,
  theDatabase,
  untilGone,
  user,
} from '#tests/dom/admin.ts'
import { callsTo, hold } from '#tests/dom/network.ts'

const { drafts: german } = staff
const { drafts: english } = staffInEnglish

async function addHero(title: string): Promise<number> {
  const [imageId, phonePictureId] = [await addPicture(theDatabase()), await addPicture(theDatabase())]
  const texts = { title, caption: 'Wal', captionEn: 'Whale', link: '/illustrator/ada-moor', position: 1 }
  await addHeroes(theDatabase(), [{ imageId, phonePictureId, ...texts }])
  const { data } = await readRecord(`/heroes?q=${encodeURIComponent(title)}`)
  return Array.isArray(data) ? data[0].Id : 0
}

test('in English, the draft of a new hero is saved while somebody types, offered again and discarded', async () => {
  await open('/heroes/create')
  await speak('English')
  await fill('Title', 'Ein Anfang')
  await press(english.keep)
  await expect.poll(() => location.search).toMatch(/draft=new-/)
  const id = new URLSearchParams(location.search).get('draft')
  await fill('Title', 'Noch kein Aufmacher')
  await expect
    .poll(async () => JSON.stringify((await readRecord(`/drafts/heroes/${id}`)).Draft))
    .toContain('Noch kein Aufmacher')
  await show('/heroes')
  await screen.findByText(english.begun)
  await user.click(await screen.findByRole('link', { name: 'Noch kein Aufmacher' }))
  await expect.poll(async () => (await findField('Title')).value).toBe('Noch kein Aufmacher')
  await press(english.discard)
  await expect.poll(async () => (await findField('Title')).value).toBe('')
  await show('/heroes')
  await untilGone(() => screen.queryByRole('link', { name: 'Noch kein Aufmacher' }))
})

test('a preview that is asked for while the draft is being kept waits for that', async () => {
  const id = await addHero('Aufmacher')
  await open(`/heroes/${id}`)
  await fill('Titel', 'Noch im Entstehen')
  await press(german.keep)
  await screen.findByText(/^Sie bearbeiten den Entwurf/)
  const put = { method: 'PUT', path: /\/drafts\/heroes\// }
  const before = callsTo(put.path, put.method).length
  const letDraft = hold(put)
  await fill('Titel', 'Fast entstanden')
  await expect.poll(() => callsTo(put.path, put.method).length).toBe(before + 1)
  await press(german.preview)
  expect(location.pathname).toBe(`/admin/heroes/${id}`)
  letDraft()
  await expect.poll(() => location.pathname).toBe(`/admin/preview/heroes/${id}`)
  expect(JSON.stringify(await readRecord(`/drafts/heroes/${id}`))).toContain('Fast entstanden')
})

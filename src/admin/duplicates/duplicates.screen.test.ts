import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { addArtist, addImage } from '#tests/builders.ts'
import { findButton, findLine, open, press, readRecord, speak, theDatabase, user } from '#tests/dom/admin.ts'
import { answer, callsTo, disconnect } from '#tests/dom/network.ts'

const LIST = { method: 'GET', path: /\/admin\/duplicates$/ }
const FOUND = { State: 'done', Images: 2_500, FoundAt: '2026-05-01T12:00:00Z' }

/** An endpoint test checks what a search finds; here it finds these two. */
async function aPair() {
  const artistId = await addArtist(theDatabase(), { code: `artist-${crypto.randomUUID()}` })
  const ids = [await addImage(theDatabase(), { artistId }), await addImage(theDatabase(), { artistId })]
  const [One, Other] = await Promise.all(
    ids.map(async (id) => {
      const { Id, TitleDe, TitleEn, ArtistId, Hidden, Thumb } = await readRecord(`/images/${id}`)
      return { Id, TitleDe, TitleEn, ArtistId, ArtistName: 'Ada Moor', Hidden, Thumb }
    }),
  )
  return { ids, found: { ...FOUND, data: [{ One, Other, Mirrored: true }] } }
}

test('a search for duplicates that fails can be tried again, and shows how far it is', async () => {
  const { found } = await aPair()
  await open('/')
  await speak('English')
  const end = disconnect(LIST)
  await user.click(await screen.findByRole('link', { name: 'Duplicate images' }))
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t be loaded')
  end()
  answer(LIST, 200, { State: 'running', Stage: 'comparing', Done: 300, All: 900 })
  await press('Try again')
  await screen.findByText('Comparing similar images: 300 of 900 pairs.')
  expect((await findButton('Search')).hasAttribute('disabled')).toBe(true)
  answer(LIST, 200, found)
  await screen.findByText('Among 2500 images, one pair looks alike.', { exact: false })
})

test('a pair is told apart by keyboard, and that is undone', async () => {
  const { ids, found } = await aPair()
  answer(LIST, 200, found)
  await open('/duplicates')
  await screen.findByText('Unter 2500 Bildern sehen sich zwei ähnlich.', { exact: false })
  ;(await findButton('Nicht dasselbe')).focus()
  await user.keyboard('{Enter}')
  await screen.findByText('Dieses Paar kommt nicht wieder.')
  expect(callsTo(new RegExp(`/duplicates/distinct/${ids.join('/')}$`))).toHaveLength(1)
  const undo = await findButton('Rückgängig')
  await waitFor(() => expect(document.activeElement).toBe(undo))
  await user.keyboard('{Enter}')
  await findButton('Nicht dasselbe')
  await user.click((await findLine('Ada Moor')).querySelector('a') ?? document.body)
  expect(location.pathname).toBe(`/admin/images/${ids[0]}`)
})

test('one of a pair is kept: the other is hidden or deleted, and that can be undone', async () => {
  const { ids, found } = await aPair()
  answer(LIST, 200, found)
  await open('/duplicates')
  const keepFirst = async () =>
    user.click((await screen.findAllByText('Dieses behalten'))[0] ?? document.body)
  await keepFirst()
  await press('Abbrechen')
  await keepFirst()
  await press('In den Papierkorb')
  await press('Rückgängig')
  await screen.findByText('Rückgängig gemacht.')
  expect(await readRecord(`/images/${ids[1]}`)).toMatchObject({ Hidden: false })
  await open('/')
  await open('/duplicates')
  await keepFirst()
  await press('Nicht mehr zeigen')
  await screen.findByText('Dieses Paar kommt nicht wieder.')
  expect(await readRecord(`/images/${ids[1]}`)).toMatchObject({ Hidden: true })
})

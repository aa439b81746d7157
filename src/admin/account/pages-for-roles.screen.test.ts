import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { make, open, show, theOffice } from '#tests/dom/admin.ts'
import { callsTo } from '#tests/dom/network.ts'

const OTHER_ROLE = /Diese Seite gehört nicht zu Ihrer Rolle/

test('a reader who comes to the page of another role reads a sentence, and nothing is asked for', async () => {
  await open('/', await theOffice().add('Ronja', 'reader'))
  for (const page of ['colleagues', 'webhooks', 'tokens', 'uploads', 'testimonials/create']) {
    await show(`/${page}`)
    await screen.findByText(OTHER_ROLE)
    expect(document.querySelectorAll('#main-content button')).toHaveLength(0)
  }
  expect(callsTo(/\/(?:colleagues|webhooks|tokens|uploads|testimonials)/)).toEqual([])
})

test('an artist opens what is their own, and of the agency’s pages none', async () => {
  const artist = await make('artists', { Name: 'Ida Ohm', SortName: 'Ohm', Code: 'ida-ohm' })
  const id = Number(artist.split('/').at(-1))
  await open('/', await theOffice().add('Ida', 'artist', id))
  for (const page of ['enquiries', 'statistics', 'galleries', 'desk', 'colleagues', 'news/create']) {
    await show(`/${page}`)
    await screen.findByText(OTHER_ROLE)
  }
  expect(callsTo(/\/(?:enquiries|statistics|galleries|colleagues)/)).toEqual([])
  for (const page of ['images', 'proposals', 'uploads', 'account', artist.slice(1)]) {
    await show(`/${page}`)
    await expect.poll(() => document.querySelector('main')?.textContent ?? '').not.toBe('')
    expect(screen.queryByText(OTHER_ROLE)).toBeNull()
  }
})

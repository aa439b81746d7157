import { fireEvent, screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import staffGerman from '#messages/staff.de.json' with { type: 'json' }
import german from '#messages/staff-quick-search.de.json' with { type: 'json' }
import { addArtist } from '#tests/builders.ts'
import { findField, open, press, speak, theDatabase, theOffice, untilGone, user } from '#tests/dom/admin.ts'
import { callsTo, hold } from '#tests/dom/network.ts'

const findInput = (name = 'Schnell finden') => screen.findByRole<HTMLInputElement>('combobox', { name })
const optionsShown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('Ctrl+K finds an artist from any page and opens the record', async () => {
  const id = await addArtist(theDatabase(), { code: 'ida-quick', name: 'Ida Quick' })
  await open('/redirects')
  await screen.findByRole('main')
  await user.keyboard('{Control>}k{/Control}')
  const field = await findInput()
  await expect.poll(() => document.activeElement === field).toBe(true)
  await screen.findByRole('option', { name: 'Neue Bilder hochladen' })
  fireEvent.change(field, { target: { value: 'Ida Quick' } })
  await expect.poll(() => optionsShown()[0]).toContain('Ida Quick')
  await screen.findByText(/^\d+ Treffer$/)
  await user.click(await screen.findByRole('option', { name: /Ida Quick/ }))
  expect((await findField('Web-Adresse')).value).toBe('ida-quick')
  expect(location.pathname).toBe(`/admin/artists/${id}`)
})

test('the latest words win, whatever is answered last', async () => {
  await addArtist(theDatabase(), { code: 'slow-hand', name: 'Slow Hand' })
  await open('/')
  await speak('English')
  await press('Quick find')
  const letFirst = hold({ path: /\/find\?q=slow/ })
  const field = await findInput('Quick find')
  fireEvent.change(field, { target: { value: 'slow' } })
  await expect.poll(() => callsTo(/\/find\?q=slow/)).toHaveLength(1)
  fireEvent.change(field, { target: { value: 'backup' } })
  await expect.poll(() => callsTo(/\/find\?q=backup/)).toHaveLength(1)
  letFirst()
  await expect.poll(optionsShown).toEqual(['Check the backup'])
})

test('it says when nothing matches, carries out a command, and gives the focus back when it is closed', async () => {
  await open('/')
  await speak('English')
  await press('Quick find')
  fireEvent.change(await findInput('Quick find'), { target: { value: 'xxxxxx' } })
  await screen.findByText('Nothing matches that.')
  fireEvent.change(await findInput('Quick find'), { target: { value: 'german' } })
  await user.click(await screen.findByRole('option', { name: 'Continue in German' }))
  await expect.poll(() => document.documentElement.lang).toBe('de')
  const button = await screen.findByRole('button', { name: /^Schnell finden/ })
  await user.click(button)
  await findInput()
  await user.keyboard('{Escape}')
  await untilGone(() => screen.queryByRole('dialog'))
  await expect.poll(() => document.activeElement === button).toBe(true)
})

test('the overview leads to what waits', async () => {
  await open('/')
  await user.click(await screen.findByRole('link', { name: /Geplante News$/ }))
  await expect
    .poll(() => screen.queryByRole<HTMLInputElement>('switch', { name: 'Geplant' })?.checked)
    .toBe(true)
})

test('whatever can be made has a command, for those who may make it', async () => {
  const commandsOf = async () => {
    await press('Schnell finden')
    fireEvent.change(await findInput(), { target: { value: 'neu' } })
    await expect.poll(() => optionsShown().length).toBeGreaterThan(0)
    return optionsShown()
  }
  const ofAll = [staffGerman.create.artists, staffGerman.create.deliveries, german.upload, german.token]
  const ofOwners = [german.invite, german.webhook]
  await open('/')
  expect(await commandsOf()).toEqual(expect.arrayContaining([...ofAll, ...ofOwners]))
  await open('/', await theOffice().add('Erna', 'editor'))
  const some = await commandsOf()
  expect(some).toEqual(expect.arrayContaining(ofAll))
  for (const hidden of ofOwners) expect(some).not.toContain(hidden)
})

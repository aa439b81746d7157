import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import german from '#messages/staff.de.json' with { type: 'json' }
import { addPicture } from '#tests/builders.ts'
import { make, open, press, readRecord, theDatabase, theOffice, user } from '#tests/dom/admin.ts'

const { heroes: texts, undo } = german

/** Nothing is laid out here: each handle is below the one before it. */
const ROW_PX = 100
const HANDLE = '[aria-roledescription="sortable"]'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...document.querySelectorAll(HANDLE)].indexOf(this)
    return place < 0 ? new DOMRect() : new DOMRect(0, place * ROW_PX, ROW_PX, ROW_PX)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function addHeroes(...titles: string[]): Promise<void> {
  for (const Title of titles) {
    const [ImageId, PhonePictureId] = [await addPicture(theDatabase()), await addPicture(theDatabase())]
    await make('heroes', { ImageId, PhonePictureId, Title, Link: '/news' })
  }
}

async function readTitles(): Promise<string[]> {
  const { data } = await readRecord('/heroes?sort=Position&order=desc&perPage=200')
  return Object.values(Object(data)).map((hero) => Object(hero).Title)
}

const handleOf = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title}, Platz`) })

/** Positions are measured after the pick-up was announced: a key may be pressed before that. */
async function moveToTheEnd(title: string): Promise<void> {
  const handle = await handleOf(title)
  handle.focus()
  await user.keyboard(' ')
  await screen.findByText(new RegExp(`^${title} aufgenommen`))
  const atTheEnd = new RegExp(`^${title} steht jetzt auf Platz (\\d+) von \\1\\.$`)
  const pressUntilThere = async () => {
    const isThere = screen.queryByText(atTheEnd) !== null
    if (!isThere) await user.keyboard('{ArrowDown}')
    return isThere
  }
  await expect.poll(pressUntilThere).toBe(true)
  await user.keyboard(' ')
}

test('heroes are sorted by keyboard; that is saved at once, and undone as one', async () => {
  await addHeroes('Berg', 'Wald', 'Meer')
  await open('/heroes')
  const before = await readTitles()
  expect(before.slice(0, 3)).toEqual(['Meer', 'Wald', 'Berg'])
  await moveToTheEnd('Meer')
  await screen.findByText(texts.order_saved)
  expect(await readTitles()).toEqual([...before.slice(1), 'Meer'])
  await press(undo.undo, await screen.findByRole('alert'))
  await screen.findByText(undo.undone)
  expect(await readTitles()).toEqual(before)
  await screen.findByRole('button', { name: /^Meer, Platz 1 von/ })
})

test('the order of somebody who was faster stays, and is shown', async () => {
  await addHeroes('Fluss', 'Stadt')
  await open('/heroes')
  await handleOf('Stadt')
  await addHeroes('Insel')
  await moveToTheEnd('Stadt')
  await screen.findByText(texts.order_stale)
  expect((await readTitles()).slice(0, 3)).toEqual(['Insel', 'Stadt', 'Fluss'])
  await screen.findByRole('button', { name: /^Insel, Platz 1 von/ })
})

test('readers sort nothing', async () => {
  await addHeroes('Dorf', 'Feld')
  await open('/heroes', await theOffice().add('Rea', 'reader'))
  await screen.findByRole('link', { name: 'Feld' })
  expect(document.querySelector(HANDLE)).toBeNull()
})

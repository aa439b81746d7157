import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { openPage, untilHydrated } from './open-page.ts'

type Item = { Id: number; ArtistId: number }

/** Tests of the staff application hide images with higher ids, or add them; */
const LAST_LEFT_ALONE = 2_000
/** and those of this artist. */
const ARTIST_OF_STAFF_TESTS = 42

/** Ids of the first images of the catalogue that no other test hides or removes. */
export async function firstImages(request: APIRequestContext, count: number): Promise<number[]> {
  const ids: number[] = []
  let cursor = ''
  while (ids.length < count) {
    const answer = await request.get(`/illusde/api/images/all?limit=100${cursor}`)
    const { items, next }: { items: Item[]; next: string | null } = await answer.json()
    ids.push(...items.filter(isLeftAlone).map(({ Id }) => Id))
    if (next === null) break
    cursor = `&cursor=${next}`
  }
  return ids.slice(0, count)
}

function isLeftAlone({ Id, ArtistId }: Item): boolean {
  return Id <= LAST_LEFT_ALONE && ArtistId !== ARTIST_OF_STAFF_TESTS
}

/** Stores a collection as if from an earlier visit. */
export async function keepCollection(page: Page, ids: readonly number[]): Promise<void> {
  await page.addInitScript((images) => {
    localStorage.lightbox ??= JSON.stringify(images.map((Id) => ({ Id })))
  }, ids)
}

/** Saves a collection for sharing; answers the address of its page. */
export async function share(
  request: APIRequestContext,
  images: number[],
  notes: Record<string, string> = {},
) {
  const answer = await request.post('/illusde/api/lightbox', { data: { images, notes, lang: 'de' } })
  expect(answer.status()).toBe(201)
  const { id }: { id: string } = await answer.json()
  return `/auswahl?id=${id}`
}

export function framesOf(page: Page): Locator {
  return page.locator('main ol > li')
}

export async function orderOf(page: Page): Promise<number[]> {
  return framesOf(page).evaluateAll((frames) => frames.map((frame) => Number(frame.dataset.image)))
}

export function savedIn(page: Page): Promise<{ Id: number; Note?: string }[]> {
  return page.evaluate(() => JSON.parse(localStorage.lightbox ?? '[]'))
}

/** Opens the collection and waits for its pictures: before that nothing has a name. */
export async function openSheet(page: Page, count: number, path = '/auswahl'): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await untilHydrated(page)
  await expect(framesOf(page)).toHaveCount(count)
  await expect(framesOf(page).locator('img')).toHaveCount(count)
}

/** Collects the first pictures of a grid, once hydrated. */
export async function chooseFirst(page: Page, count: number): Promise<void> {
  await openPage(page, '/allezeichner')
  for (let at = 0; at < count; at++) {
    const tile = page.locator('main [data-image]').nth(at)
    await tile.hover()
    await tile.getByRole('button', { name: /^Zur Auswahl hinzufügen/ }).click()
  }
}

export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

import { thisPage } from './draft-in-other-language.ts'

/** In the browser's storage of answers, from the click on the other language until that page has read them. */
const CACHE = 'draft'
const NAME = 'X-Name'

/** @throws where the browser stores nothing, or has no room. */
export async function passFilesOn(files: readonly File[]): Promise<void> {
  await caches.delete(CACHE)
  const cache = await caches.open(CACHE)
  for (const [at, file] of files.entries())
    await cache.put(
      `${thisPage()}?${at}`,
      new Response(file, {
        headers: { [NAME]: encodeURIComponent(file.name), 'Last-Modified': String(file.lastModified) },
      }),
    )
}

/** The files chosen in the same form in the other language, once. */
export async function takeFiles(): Promise<File[]> {
  if (!globalThis.caches || !(await caches.has(CACHE))) return []
  const cache = await caches.open(CACHE)
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname === thisPage())
  const files = await Promise.all(requests.map(async (request) => toFile(await cache.match(request))))
  await caches.delete(CACHE)
  return files.filter((file) => file !== null)
}

async function toFile(kept: Response | undefined): Promise<File | null> {
  if (!kept) return null
  const content = await kept.blob()
  const name = decodeURIComponent(kept.headers.get(NAME) ?? '')
  return new File([content], name, {
    type: content.type,
    lastModified: Number(kept.headers.get('Last-Modified')),
  })
}

import { join } from 'node:path'
import { z } from 'zod'
import { medianOf } from './median.ts'
import { seed, startSite } from './world.ts'

/** Number of pictures in the target of docs/performance.md. */
export const PICTURES = 60

/** Medians, from the request to the first bytes and to the last, with all variants cached. */
export type SheetResult = { firstMs: number; wholeMs: number }

/** Measures the contact sheet of the demo catalogue's newest works, requested as a browser does. */
export async function measureContactSheet(folder: string, rounds: number): Promise<SheetResult> {
  const dataDirectory = join(folder, 'sheet')
  await seed(dataDirectory, 'usual')
  await using site = await startSite({ DATA_DIR: dataDirectory })
  const path = await saveCollection(`${site.address}/illusde/api`)
  await time(path)
  const results: SheetResult[] = []
  for (let round = 0; round < rounds; round++) results.push(await time(path))
  return {
    firstMs: medianOf(results.map(({ firstMs }) => firstMs)),
    wholeMs: medianOf(results.map(({ wholeMs }) => wholeMs)),
  }
}

async function saveCollection(api: string): Promise<string> {
  const newest = z
    .array(z.object({ Id: z.int() }))
    .parse(await (await fetch(`${api}/images/homepage/new`)).json())
  const images = newest.slice(0, PICTURES).map(({ Id }) => Id)
  if (images.length < PICTURES) throw new Error(`The catalogue shows only ${images.length} images.`)
  const notes = Object.fromEntries(images.map((id) => [id, 'Titelmotiv Herbstheft, Abgabe Mitte Oktober.']))
  const answer = await fetch(`${api}/lightbox`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ images, notes, lang: 'de' }),
  })
  const { id } = z.object({ id: z.string() }).parse(await answer.json())
  return `${api}/lightbox/${id}/pdf`
}

async function time(url: string): Promise<SheetResult> {
  const started = performance.now()
  const answer = await fetch(url)
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`)
  let firstMs: number | null = null
  for await (const _ of answer.body) firstMs ??= performance.now() - started
  const wholeMs = performance.now() - started
  return { firstMs: firstMs ?? wholeMs, wholeMs }
}

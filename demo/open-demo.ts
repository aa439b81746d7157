import { hasArtists } from '#domain/catalogue/catalogue.server.ts'
import type { Services } from '#src/services.server.ts'
import { openDrawer } from './drawer.server.ts'
import { drawMissing } from './drawing-file-store.ts'

/**
 * Opens all that the program needs of the demo agency. It is loaded only where the demo is wanted.
 * @param threads that draw
 */
export function openDemo(threads: number) {
  const { draw, close } = openDrawer(threads)
  const decorateFiles = (files: Parameters<typeof drawMissing>[0]) => drawMissing(files, draw)
  return { decorateFiles, seedWhenEmpty, close }
}

/** Fills a new installation with the demo agency at its first start. An agency that has its own artists never meets it. */
export async function seedWhenEmpty(
  { database, clock, readModel }: Services,
  tell: (sentence: string) => void,
): Promise<void> {
  if (await hasArtists(database.db)) return
  // All the demo's words and drawing plans: only the very first start needs them.
  const { USUAL_SIZE } = await import('./plan-catalogue.ts')
  const { seedDemo } = await import('./seed-demo.ts')
  tell('The database is empty: filling it with the demo catalogue ...')
  await seedDemo(database.db, USUAL_SIZE, clock.now(), () => {})
  await readModel.reload()
  const { artists, images } = readModel.current().catalogue
  tell(
    `${artists.length} artists with ${images.length} images are in; their pictures are drawn while the site runs.`,
  )
}

import { hasArtists } from '#domain/catalogue/catalogue.server.ts'
import type { Services } from '#src/services.server.ts'
import { USUAL_SIZE } from './demo-size.ts'

/** The first start of a new installation shows the demo agency; an agency that has its own artists never meets it. */
export async function seedWhenEmpty(
  { database, clock, readModel }: Services,
  tell: (sentence: string) => void,
): Promise<void> {
  if (await hasArtists(database.db)) return
  // All the demo's words and drawing plans: only the very first start needs them.
  const { seedDemo } = await import('./seed-demo.ts')
  tell('The database is empty: filling it with the demo catalogue ...')
  await seedDemo(database.db, USUAL_SIZE, clock.now(), () => {})
  await readModel.reload()
  const { artists, images } = readModel.current().catalogue
  tell(
    `${artists.length} artists with ${images.length} images are in; their pictures are drawn while the site runs.`,
  )
}

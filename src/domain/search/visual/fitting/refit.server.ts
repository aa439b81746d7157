import type { Catalogue, Image } from '#domain/catalogue/catalogue-model.ts'
import { copySmall } from '#domain/imaging/originals/copy-small.server.ts'
import { readDecoys } from '#domain/search/visual/embedding/decoys.server.ts'
import { embedWhole, type StoredFeatures, toStored } from '#domain/search/visual/embedding/embedder.server.ts'
import {
  INDEXING_LOCK,
  type IndexingNeeds,
  indexImages,
} from '#domain/search/visual/index/index-images.server.ts'
import {
  addProjection,
  listFeatures,
  listIdsWithFeatures,
  putVectors,
  switchToProjection,
  type VectorRow,
} from '#domain/search/visual/vectors.server.ts'
import { openPool } from '#platform/jobs/open-pool.server.ts'
import { distort } from './distort.server.ts'
import { fitInProcess } from './fit-in-process.server.ts'
import type { SampledPicture } from './fit-sample.ts'
import type { reprojectPictures } from './project-pictures.ts'
import type { Projection } from './projection.ts'
import { idOfProjection } from './projection-bytes.ts'
import { PROJECT_MODULE } from './projector.server.ts'

/** A smaller catalogue gives a random result. */
const LEAST_PICTURES = 300
const LEAST_ARTISTS = 20
/** More pictures do not improve the result, and these take 100 MB in the process that fits. */
const MOST_SAMPLED = 4_000
/** A fitting is used while three quarters of the artists are the same and there are not twice as many pictures. */
const LEAST_SAME_ARTISTS = 0.75
const MOST_GROWTH = 2
const INDEXED_AT_ONCE = 48
/** Distorted copies of so many pictures are embedded: a minute on one core. */
const COPIED = 60

export function needsRefit(
  { images, artists }: Pick<Catalogue, 'images' | 'artists'>,
  { fittedOn, styleScale }: Projection,
): boolean {
  if (images.length < LEAST_PICTURES || artists.length < LEAST_ARTISTS) return false
  if (images.length > MOST_GROWTH * fittedOn.pictures) return true
  // The projection is of an earlier version, which knew neither copies nor decoys.
  if (!styleScale.root) return true
  const before = new Set(fittedOn.artists)
  const same = artists.filter(({ code }) => before.has(code)).length
  return same < LEAST_SAME_ARTISTS * Math.max(artists.length, before.size)
}

export async function refit(needs: IndexingNeeds, signal: AbortSignal): Promise<void> {
  const { database, indexed, log } = needs
  const started = performance.now()
  await database.withLock(INDEXING_LOCK, async () => {
    await indexed.sync()
    if (!needsRefit(needs.catalogue(), indexed.current().projection)) return
    await indexWithoutFeatures(needs, signal)
    if (signal.aborted) return
    let pictures = 0
    const sample = takeSample(needs, signal, () => {
      pictures += 1
    })
    const { id, contentLength } = needs.embedder
    const decoys = readDecoys(needs.model.folder)
    const body = await fitInProcess(sample, { embedder: id, contentLength, decoys }, signal)
    if (!body) return
    if (signal.aborted) return
    await reprojectAll(body, needs)
    await indexed.sync()
    const milliseconds = Math.round(performance.now() - started)
    log.info({ pictures, milliseconds }, 'projection.fitted')
  })
}

/** Vectors that are shipped with the program have no features: those pictures are embedded again. */
async function indexWithoutFeatures(needs: IndexingNeeds, signal: AbortSignal): Promise<void> {
  const { database, indexed, catalogue } = needs
  const known = await listIdsWithFeatures(database.db, indexed.current().projectionId)
  const waiting = catalogue().images.filter(({ id }) => !known.has(id))
  for (let start = 0; start < waiting.length && !signal.aborted; start += INDEXED_AT_ONCE) {
    await indexImages(needs, waiting.slice(start, start + INDEXED_AT_ONCE), new Set(), signal)
  }
}

async function* takeSample(
  needs: IndexingNeeds,
  signal: AbortSignal,
  onTaken: () => void,
): AsyncGenerator<SampledPicture[]> {
  const { database, indexed, catalogue } = needs
  const { imagesById } = catalogue()
  const each = Math.ceil(imagesById.size / MOST_SAMPLED)
  const copiedEach = each * Math.ceil(imagesById.size / each / COPIED)
  let count = 0
  for await (const page of pagesOfFeatures(database.db, indexed.current().projectionId)) {
    const taken: SampledPicture[] = []
    for (const { id, features, vectors } of page) {
      const image = imagesById.get(id)
      if (!image || !features) continue
      const at = count++
      if (at % each !== 0) continue
      const copies = at % copiedEach === 0 && !signal.aborted ? await embedCopies(needs, image) : []
      taken.push({ features, colours: vectors.colours, artist: image.artistCode, copies })
      onTaken()
    }
    yield taken
  }
}

async function embedCopies(
  { renditionOf, embedder }: IndexingNeeds,
  { picture }: Pick<Image, 'picture'>,
): Promise<StoredFeatures[]> {
  const rendition = await renditionOf(picture)
  const copies: StoredFeatures[] = []
  for (const copy of rendition ? await distort(rendition) : [])
    copies.push(toStored(await embedWhole(embedder, await copySmall(copy))))
  return copies
}

async function reprojectAll(
  body: Uint8Array,
  { database, indexed, embedder, clock }: IndexingNeeds,
): Promise<void> {
  const { db } = database
  const id = idOfProjection(body)
  await addProjection(db, { id, embedder: embedder.id, body, fittedAt: clock.now() })
  await using pool = openPool<typeof reprojectPictures>({ module: PROJECT_MODULE, name: 'reprojectPictures' })
  for await (const page of pagesOfFeatures(db, indexed.current().projectionId)) {
    const pictures = page.map(({ features, vectors }) => ({
      features: features ?? new Uint8Array(),
      colours: vectors.colours,
    }))
    const projected = await pool.run({ projection: { id, bytes: body }, pictures })
    const rows = page.flatMap((row, at) => (projected[at] ? [{ ...row, vectors: projected[at] }] : []))
    await putVectors(db, { projection: id, embedder: embedder.id }, rows)
  }
  await switchToProjection(db, embedder.id, id)
}

async function* pagesOfFeatures(
  db: IndexingNeeds['database']['db'],
  projection: string,
): AsyncGenerator<VectorRow[]> {
  let page = await listFeatures(db, projection, 0)
  while (page.length > 0) {
    yield page
    page = await listFeatures(db, projection, page.at(-1)?.id ?? 0)
  }
}

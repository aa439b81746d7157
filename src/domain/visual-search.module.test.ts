import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { addArtist, addImage, addPicture } from '#tests/builders.ts'
import { openTestLog, paintHalves } from '#tests/pictures.ts'
import { openTestDatabase, type TestDatabase } from '#tests/test-database.ts'
import { makeTinyModel } from '#tests/tiny-model.ts'
import { listHiddenImages } from './catalogue/hidden-images.server.ts'
import { images } from './catalogue/tables.server.ts'
import { FOR_VISITORS, openDecoder } from './imaging/decoding/decoder.server.ts'
import type { Picture } from './imaging/imaging-model.ts'
import { pictures } from './imaging/tables.server.ts'
import { openReadModel, type ReadModel } from './published/snapshot.server.ts'
import { readModelFolder } from './search/visual/embedding/model-folder.server.ts'
import { type OpenVisualSearch, openVisualSearch } from './search/visual/open-visual-search.server.ts'

let database: TestDatabase
let readModel: ReadModel
let tiny: ReturnType<typeof makeTinyModel>
let visual: OpenVisualSearch
const { log, named } = openTestLog()
const decoder = openDecoder(log, FOR_VISITORS)
afterAll(decoder.close)

async function renditionOf({ contentVersion }: Picture): Promise<Buffer | null> {
  return contentVersion === 'broken' ? null : paintHalves(contentVersion)
}

function open(): Promise<OpenVisualSearch> {
  return openVisualSearch({
    database,
    clock: systemClock,
    log,
    threads: 1,
    renditionOf,
    decoder,
    model: readModelFolder(tiny.folder),
    catalogue: () => readModel.current().catalogue,
    listHidden: () => listHiddenImages(database.db, systemClock.now()),
    onCatalogueChange: readModel.onChange,
  })
}

async function addWork(artistId: number, contentVersion: string): Promise<number> {
  const id = await addPicture(database.db, { contentVersion })
  return addImage(database.db, { artistId, id })
}

async function openCatalogue(): Promise<void> {
  database = await openTestDatabase()
  readModel = await openReadModel(database, systemClock, log)
  tiny = makeTinyModel()
  visual = await open()
}

async function closeCatalogue(): Promise<void> {
  await visual.close()
  await readModel.close()
  await database[Symbol.asyncDispose]()
  tiny[Symbol.dispose]()
}

async function indexAll(): Promise<void> {
  await readModel.reload()
  await visual.indexCatalogue()
}

const ids = (found: readonly { id: number }[] | null) => found?.map(({ id }) => id)
const ALL = { style: 0, most: 10 }

async function embed(version: string) {
  const embedded = await visual.embed(await paintHalves(version))
  if (embedded.outcome !== 'embedded') throw new Error(embedded.outcome)
  return embedded.embedding
}

let [ada, ben, redBlue, redGreen, blueRed]: number[] = []
async function openFewWorks(): Promise<void> {
  await openCatalogue()
  ada = await addArtist(database.db)
  ben = await addArtist(database.db, { code: 'ben', name: 'Ben' })
  redBlue = await addWork(ada, '#d42a2a #2a62d4')
  redGreen = await addWork(ada, '#d42a2a #2aa84a')
  blueRed = await addWork(ben, '#2a62d4 #d42a2a')
  await indexAll()
}

describe('with a few works', () => {
  beforeAll(openFewWorks)
  afterAll(closeCatalogue)

  test('a reference picture finds the work it shows first', async () => {
    const embedding = await embed('#d42a2a #2a62d4')
    const found = await visual.findSimilar(embedding, ALL)
    expect(found[0]).toEqual({ id: redBlue, similarity: expect.closeTo(1, 2) })
  })

  test('content tells apart what style does not', async () => {
    const embedding = await embed('#2a62d4 #d42a2a')
    expect(ids(await visual.findSimilar(embedding, ALL))?.[0]).toBe(blueRed)
    const alike = await visual.findSimilar(embedding, { style: 1, most: 10 })
    expect(alike[0]?.similarity).toBeCloseTo(1, 2)
    // A part of the picture may be what is as alike, which counts a little less.
    expect(alike[1]?.similarity).toBeGreaterThan(0.95)
  })

  test('only those that were asked for are found, and as many', async () => {
    const embedding = await embed('#d42a2a #2a62d4')
    expect(
      ids(await visual.findSimilar(embedding, { ...ALL, among: new Set([redGreen ?? 0, 9_999]) })),
    ).toEqual([redGreen])
    expect(await visual.findSimilar(embedding, { ...ALL, most: 1 })).toHaveLength(1)
    expect(await visual.findSimilar(embedding, { ...ALL, among: new Set() })).toEqual([])
  })

  test('an image finds others, never itself', async () => {
    expect(ids(await visual.findSimilarTo(redBlue ?? 0, ALL))).not.toContain(redBlue)
    expect(ids(await visual.findSimilarTo(redBlue ?? 0, { style: 1, most: 10 }))?.[0]).toBe(blueRed)
  })

  test('an embedding by another embedder finds nothing', async () => {
    const embedding = await embed('#d42a2a #2a62d4')
    expect(await visual.findSimilar({ ...embedding, embedder: 'another' }, ALL)).toEqual([])
  })

  test('colours and similar artists are known', () => {
    expect(ids(visual.findByColour('#2aa84a', { most: 10 }))).toEqual([redGreen])
    expect(ids(visual.findSimilarArtists(ada ?? 0, 5))).toEqual([ben])
    expect(visual.findSimilarArtists(9_999, 5)).toEqual([])
    expect(visual.palette()).toHaveLength(3)
    expect(() => visual.findByColour('red', { most: 1 })).toThrow(RangeError)
  })
})

describe('with a few works that change', () => {
  beforeEach(openFewWorks)
  afterEach(closeCatalogue)

  test('what is hidden is indexed, for staff alone, and known after a start', async () => {
    const id = await addPicture(database.db, { contentVersion: '#7b2ad4 #e0c020' })
    await addImage(database.db, { artistId: ada ?? 0, id, hidden: true })
    const ghost = await addArtist(database.db, { code: 'ghost', name: 'Ghost', hidden: true })
    const byGhost = await addWork(ghost, '#e0c020 #7b2ad4')
    await indexAll()
    const embedding = await embed('#7b2ad4 #e0c020')
    expect((await visual.findIndexed(embedding, 10))[0]).toEqual({ id, similarity: expect.closeTo(1, 2) })
    const [first] = await visual.findIndexed(await embed('#e0c020 #7b2ad4'), 10)
    expect(first?.id).toBe(byGhost)
    expect(ids(await visual.findSimilar(embedding, ALL))).not.toContain(id)
    expect(await visual.findSimilarTo(id, ALL)).toBeNull()
    expect(visual.findByColour('#7b2ad4', { most: 10 })).toEqual([])
    expect(visual.progress()).toMatchObject({ images: 3, indexed: 3 })
    await visual.close()
    visual = await open()
    expect(ids(await visual.findIndexed(embedding, 1))).toEqual([id])
  })

  test('an image that is unknown, or not indexed, has no similar ones', async () => {
    expect(await visual.findSimilarTo(9_999, ALL)).toBeNull()
    const late = await addWork(ada ?? 0, '#ffffff')
    await readModel.reload()
    expect(await visual.findSimilarTo(late, ALL)).toBeNull()
  })

  test('a withdrawn work is found no more', async () => {
    await database.db
      .update(images)
      .set({ hidden: true })
      .where(eq(images.id, blueRed ?? 0))
    await readModel.reload()
    expect(ids(await visual.findSimilarTo(redBlue ?? 0, { style: 1, most: 10 }))).not.toContain(blueRed)
    expect(ids(visual.findByColour('#2a62d4', { most: 10 }))).toEqual([redBlue])
    expect(visual.findSimilarArtists(ada ?? 0, 5)).toEqual([])
  })

  test('a changed picture is found by what it shows now, as soon as that is indexed', async () => {
    await database.db
      .update(pictures)
      .set({ contentVersion: '#2aa84a' })
      .where(eq(pictures.id, redBlue ?? 0))
    await readModel.reload()
    expect(ids(visual.findByColour('#2a62d4', { most: 10 }))).toEqual([blueRed])
    await visual.indexCatalogue()
    expect(ids(visual.findByColour('#2aa84a', { most: 10 }))).toEqual([redBlue, redGreen])
  })

  test('what was indexed is loaded again at a start, without being embedded again', async () => {
    await visual.close()
    const before = named('images.indexed').length
    visual = await open()
    await visual.synced()
    expect(ids(visual.findByColour('#2aa84a', { most: 10 }))).toEqual([redGreen])
    await visual.indexCatalogue()
    expect(named('images.indexed')).toHaveLength(before)
  })

  test('what one instance indexes, another finds', async () => {
    const other = await open()
    const late = await addWork(ben ?? 0, '#c8a02a')
    await indexAll()
    await expect.poll(() => ids(other.findByColour('#c8a02a', { most: 10 }))).toEqual([late])
    await other.close()
  })

  test('another model indexes everything anew', async () => {
    await visual.close()
    tiny[Symbol.dispose]()
    tiny = makeTinyModel({ id: 'tiny-2' })
    visual = await open()
    expect(visual.findByColour('#2aa84a', { most: 10 })).toEqual([])
    await visual.indexCatalogue()
    expect(ids(visual.findByColour('#2aa84a', { most: 10 }))).toEqual([redGreen])
  })

  test('a broken picture is left out and does not stop the others', async () => {
    await addWork(ada ?? 0, 'broken')
    const late = await addWork(ada ?? 0, '#c8a02a')
    await indexAll()
    expect(ids(visual.findByColour('#c8a02a', { most: 10 }))).toEqual([late])
  })
})

/** 300 pictures are drawn and described: a minute, on half a processor beside others ten. */
const FITTED_WITHIN_MS = 900_000

describe('with no works yet', () => {
  beforeEach(openCatalogue)
  afterEach(closeCatalogue)

  test('an empty catalogue answers everything with nothing', async () => {
    await visual.indexCatalogue()
    expect([visual.palette(), visual.findByColour('#ffffff', { most: 9 })]).toEqual([[], []])
    expect(await visual.findSimilarTo(1, ALL)).toBeNull()
  })

  test('a catalogue that is large enough is fitted on, and everything is found by that from then on', {
    timeout: FITTED_WITHIN_MS,
  }, async () => {
    const { db } = database
    for (let artist = 0; artist < 20; artist++) {
      const artistId = await addArtist(db, { code: `a-${artist}`, name: `A ${artist}` })
      const channel = (at: number) => ((artist * 37 + at * 83) % 256).toString(16).padStart(2, '0')
      for (let work = 0; work < 15; work++)
        await addWork(artistId, `#${channel(1)}${channel(2)}${channel(work)} #${channel(work * 3)}8040`)
    }
    await readModel.reload()
    const before = visual.progress().projection
    const early = await visual.embed(await paintHalves('#d42a2a'))
    expect(visual.progress()).toMatchObject({ images: 300, indexed: 0, fitted: false, isFitting: false })
    const indexing = visual.indexCatalogue()
    await expect.poll(visual.progress).toMatchObject({ indexed: 300, fitted: false, isFitting: true })
    await indexing
    expect(visual.progress()).toMatchObject({ indexed: 300, fitted: true, isFitting: false })
    expect(named('projection.fitted').at(-1)).toMatchObject({ pictures: 300 })
    expect(visual.progress().projection).not.toBe(before)
    const [first] = readModel.current().catalogue.images
    if (!first || early.outcome !== 'embedded') throw new Error('Nothing to search by.')
    const embedded = await visual.embed(await paintHalves(first.picture.contentVersion))
    if (embedded.outcome !== 'embedded') throw new Error(embedded.outcome)
    const found = await visual.findSimilar(embedded.embedding, { style: 0, most: 3 })
    expect(found[0]).toEqual({ id: first.id, similarity: expect.closeTo(1, 1) })
    expect(await visual.findSimilar(early.embedding, ALL)).toEqual([])
    const fittings = named('projection.fitted').length
    await visual.indexCatalogue()
    expect(named('projection.fitted')).toHaveLength(fittings)
  })
})

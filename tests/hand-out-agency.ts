import { expect } from 'vitest'
import { saveCollection } from '#domain/collection/saved-collections.server.ts'
import { addArtist, addGallery, addImage, addPicture } from './builders.ts'
import { openTestAgency, type TestAgency } from './open-test-agency.ts'
import { readPdf } from './read-pdf.ts'

export const HAND_OUT_START = new Date('2026-03-01T10:00:00Z')
export const LONG_NAME = 'Maximiliane-Theodora von und zu Grünwald-Öttingen-Żółkiewska'
const KEPT_DAYS = 90

export type HandOutAgency = AsyncDisposable & {
  agency: TestAgency
  /** The clock of the agency, which tests set. */
  time: { now: Date }
  ids: { ada: number; max: number; whale: number; fox: number; hidden: number; others: number[] }
  /** Saves a collection; answers its path below the API. */
  save: (images: number[], notes?: Record<number, string>) => Promise<string>
}

/** The whole program with a whale of Ada's, another of hers that is hidden, and a fox and so many other works of Max's. */
export async function openHandOutAgency(others = 0): Promise<HandOutAgency> {
  const time = { now: HAND_OUT_START }
  const agency = await openTestAgency({ clock: { now: () => time.now } })
  const { db } = agency.services.database
  const ids = await db.transaction(async (tx) => {
    const ada = await addArtist(tx, {
      bioDe: 'Malt Wale.\n\nUnd Füchse.',
      bioEn: 'Paints whales.',
      leadTimeWeeks: 3,
      clients: 'Museum für verlorene Handschuhe',
      languages: ['de', 'fr'],
    })
    const max = await addArtist(tx, { code: 'max', name: LONG_NAME })
    const added = {
      whale: await addImage(tx, { artistId: ada, galleryIds: [await addGallery(tx)] }),
      fox: await addImage(tx, {
        artistId: max,
        id: await addPicture(tx, { width: 1000, height: 1500 }),
        animation: true,
        titleDe: '=1+1',
        titleEn: 'Fox; "red"',
        altDe: 'Ein Fuchs',
        altEn: 'A fox',
      }),
      hidden: await addImage(tx, { artistId: ada, hidden: true }),
    }
    const further: number[] = []
    while (further.length < others) further.push(await addImage(tx, { artistId: max }))
    return { ada, max, ...added, others: further }
  })
  await agency.services.readModel.reload()
  return {
    agency,
    time,
    ids,
    save: async (images, notes = {}) => {
      const entries = images.map((imageId) => ({ imageId, note: notes[imageId] ?? '' }))
      const { id } = await saveCollection(db, {
        entries,
        language: 'de',
        now: HAND_OUT_START,
        keptDays: KEPT_DAYS,
      })
      return `/illusde/api/lightbox/${id}`
    },
    [Symbol.asyncDispose]: () => agency[Symbol.asyncDispose](),
  }
}

/** What a PDF says and holds that came as it should. */
export async function readPdfFrom(answer: Response) {
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  return readPdf(new Uint8Array(await answer.arrayBuffer()))
}

import { openVariants } from '#domain/imaging/variants.server.ts'
import { mediaRoutes } from '#server/routes/media.ts'
import { aPicture, openTestFiles, openTestLog, testLicensor, withTestOriginals } from './pictures.ts'

const work = aPicture({ id: 812 })
const hero = aPicture({ id: 7, phonePictureId: 8, watermarked: false })
const phoneHero = aPicture({ id: 8, contentVersion: 'phone', watermarked: false })
const moving = aPicture({ id: 5, frames: 3 })
const missing = aPicture({ id: 6, originalKey: 'originals/6.png', format: 'png' })
const news = aPicture({ id: 9, fileName: 'messe-2024.jpg', watermarked: false })
const sign = aPicture({ id: 10, fileName: 'schild.png', watermarked: false })
const pictures = [work, hero, phoneHero, moving, missing, news, sign]

/** The media routes with a few pictures; `widths` are those of the drawn variants. */
export async function openTestMedia() {
  const store = await openTestFiles()
  const { files, widths } = withTestOriginals(store.files, 3)
  const { log, named } = openTestLog()
  const media = mediaRoutes({
    findPicture: (id) => pictures.find((picture) => picture.id === id) ?? null,
    findPictureByFileName: (name) => pictures.find(({ fileName }) => fileName === name) ?? null,
    variants: openVariants({ files, concurrency: 2, log, licensor: testLicensor }),
  })
  const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    media.request(address, { method, headers })
  return { ask, named, widths, [Symbol.asyncDispose]: store[Symbol.asyncDispose] }
}

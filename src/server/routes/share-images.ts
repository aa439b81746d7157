import { Hono } from 'hono'
import { WIDEST_WITHOUT_WATERMARK } from '#domain/imaging/imaging-model.ts'
import { makeShareImage, SHARE_IMAGES_FOLDER } from '#domain/imaging/make-share-image.server.ts'
import type { Variants } from '#domain/imaging/variants.server.ts'
import {
  findShareImage,
  SHARE_IMAGE_HEIGHT,
  SHARE_IMAGE_KINDS,
  SHARE_IMAGE_WIDTH,
  type ShareImage,
} from '#domain/published/share-images.server.ts'
import type { ReadModel } from '#domain/published/snapshot.server.ts'
import { openSingleFlight } from '#platform/concurrency.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { isLanguage } from '#platform/i18n/language.ts'
import type { Log } from '#platform/log.ts'
import { notFound } from '#server/edge/refusals.ts'
import type { RequestVariables } from '#server/edge/request.ts'
import { site } from '#site/site.server.ts'

type ShareImageNeeds = { readModel: ReadModel; variants: Variants; files: FileStore; log: Log }
type Bytes = Buffer<ArrayBuffer>

const FOR_GOOD = 'public, max-age=31536000, immutable'
/** The content may change at an address without the version. */
const FOR_AN_HOUR = 'public, max-age=3600'

export function shareImageRoutes({ readModel, ...needs }: ShareImageNeeds) {
  const app = new Hono<{ Variables: RequestVariables }>()
  const singleFlight = openSingleFlight<Bytes | null>()

  app.get('/cards/:kind/:language/:file', async (context) => {
    const { kind: kindText, language, file } = context.req.param()
    const kind = SHARE_IMAGE_KINDS.find((known) => known === kindText)
    const [, key] = /^([\w-]+)\.jpg$/.exec(file) ?? []
    const card =
      kind && key && isLanguage(language) && findShareImage(readModel.current(), kind, language, key)
    const bytes = card ? await singleFlight(card.version, () => findOrMake(card, needs)) : null
    if (!card || !bytes) return notFound(context, 'card')
    const isForGood = context.req.query('v') === card.version
    if (isForGood) context.set('parameters', ['v'])
    const headers = {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(bytes.length),
      'Cache-Control': isForGood ? FOR_GOOD : FOR_AN_HOUR,
      ETag: `"${card.version}"`,
    }
    return new Response(bytes, { headers })
  })
  return app
}

async function findOrMake(card: ShareImage, { variants, files, log }: Omit<ShareImageNeeds, 'readModel'>) {
  const key = `${SHARE_IMAGES_FOLDER}/${card.version}.jpeg`
  const stored = await files.read(key)
  if (stored) return stored
  const sources = await Promise.all(
    card.pictures.map(async (picture) => {
      const bytes = await variants.get(picture, {
        width: WIDEST_WITHOUT_WATERMARK,
        format: 'jpeg',
        moving: false,
      })
      return bytes && { bytes, focus: picture.focus }
    }),
  )
  const pictures = sources.filter((source) => source !== null)
  if (pictures.length === 0) return null
  const { title, language } = card
  const brand = site.brand[language]
  const bytes = await makeShareImage({
    width: SHARE_IMAGE_WIDTH,
    height: SHARE_IMAGE_HEIGHT,
    pictures,
    title,
    brand,
  })
  // A full disk must not keep the new share image from being sent.
  await files
    .write(key, bytes, 'until a power cut')
    .catch((error: unknown) => log.warn({ key, error }, 'share-image.not-stored'))
  return bytes
}

import { type Context, Hono } from 'hono'
import {
  allowedWidths,
  IMAGE_WIDTHS,
  NEWS_WIDTHS,
  namesVersion,
  PHONE_HERO_WIDTH,
  type Picture,
  versionAt,
} from '#domain/imaging/imaging-model.ts'
import type { Variant } from '#domain/imaging/plan-variant.ts'
import type { Variants } from '#domain/imaging/variants.server.ts'
import { tagOf } from '#platform/http/encoding.ts'
import { methodNotAllowed, notFound } from '#server/edge/refusals.ts'
import type { RequestVariables } from '#server/edge/request.ts'
import { respondWithRange } from './downloads.ts'

type MediaServices = {
  findPicture: (id: number) => Picture | null
  findPictureByFileName: (fileName: string) => Picture | null
  variants: Variants
}

type MediaEnv = { Variables: RequestVariables }
type MediaApp = Hono<MediaEnv>
/** `version` is the one that the address of this very content names. */
type Found = { picture: Picture; variant: Variant; version: string }

/** The address names this very content, so it never changes. */
const FOR_GOOD = 'public, max-age=31536000, immutable'
/** The content may change at an address without the version, or with a former one. */
const FOR_A_MINUTE = 'public, max-age=60, stale-while-revalidate=86400'

/** The picture files of the site, at exactly the addresses that `domain/imaging/imaging-model.ts` builds; all else is 404. */
export function mediaRoutes(services: MediaServices): MediaApp {
  const media: MediaApp = new Hono()
  const { variants } = services
  media.get('/dmedia/webp/:width/:file', (context) => {
    const { width, file } = context.req.param()
    return sendVariant(context, variants, findWebp(services, width, file))
  })
  media.get('/media/:width/:file', (context) => {
    const { width, file } = context.req.param()
    return sendVariant(context, variants, findStill(services, width, file))
  })
  media.get('/media/misc/denews/:width/:file', (context) => {
    const { width, file } = context.req.param()
    return sendVariant(context, variants, findNewsPicture(services, width, file))
  })
  const refuseMethod = methodNotAllowed(['GET', 'HEAD'])
  for (const path of ['/dmedia/*', '/media/*']) {
    media.all(path, (context) =>
      context.req.method === 'GET' ? notFound(context, 'picture') : refuseMethod(context),
    )
  }
  return media
}

function findWebp(services: MediaServices, widthText: string, file: string): Found | null {
  const picture = findById(services, file, 'webp')
  const width = picture && findWidth(widthText, allowedWidths(picture))
  return width
    ? {
        picture,
        variant: { width, format: 'webp', moving: true },
        version: versionAt(picture.contentVersion, width),
      }
    : null
}

function findStill(services: MediaServices, widthText: string, file: string): Found | null {
  const found = findById(services, file, 'jpg')
  const width = findWidth(widthText, IMAGE_WIDTHS)
  if (!found || !width) return null
  const { phonePictureId } = found
  const isForPhones = phonePictureId !== null && width === PHONE_HERO_WIDTH
  const picture = isForPhones ? services.findPicture(phonePictureId) : found
  return (
    picture && {
      picture,
      variant: { width, format: 'jpeg', moving: false },
      version: versionAt(picture.contentVersion, width),
    }
  )
}

function findNewsPicture(services: MediaServices, widthText: string, file: string): Found | null {
  const picture = services.findPictureByFileName(file)
  const width = findWidth(widthText, NEWS_WIDTHS)
  if (!picture || !width) return null
  // A .png is sent as WebP, which keeps its transparency; browsers go by the content type.
  const format = file.endsWith('.jpg') ? 'jpeg' : 'webp'
  return { picture, variant: { width, format, moving: true }, version: picture.contentVersion }
}

/** Exactly one spelling of each address: no sign, no leading zero, no other ending. */
const NUMBERED_FILE = /^([1-9]\d{0,9})\.(webp|jpg)$/

function findById(services: MediaServices, file: string, ending: 'webp' | 'jpg'): Picture | null {
  const [, id, found] = NUMBERED_FILE.exec(file) ?? []
  return id && found === ending ? services.findPicture(Number(id)) : null
}

function findWidth(text: string, allowed: readonly number[]): number | null {
  return allowed.find((width) => String(width) === text) ?? null
}

async function sendVariant(
  context: Context<MediaEnv>,
  variants: Variants,
  found: Found | null,
): Promise<Response> {
  const bytes = found && (await variants.get(found.picture, found.variant))
  if (!bytes) return notFound(context, 'picture')
  const tag = tagOf(bytes)
  const isForGood = namesVersion(context.req.query('v'), found.version)
  // Any other version gets the same answer, and is not worth storing.
  if (isForGood) context.set('parameters', ['v'])
  const headers = {
    'Cache-Control': isForGood ? FOR_GOOD : FOR_A_MINUTE,
    'Content-Type': `image/${found.variant.format}`,
    'Content-Disposition': 'inline',
    'X-Content-Type-Options': 'nosniff',
    'tdm-reservation': '1',
  }
  return respondWithRange(context, { bytes, tag, headers })
}

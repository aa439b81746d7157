import type { Context } from 'hono'
import { z } from 'zod'
import { NO_NARROWING } from '#domain/catalogue/narrowing/narrowing.ts'
import { LARGEST_PICTURE_BYTES, USUAL_STYLE } from '#domain/search/limits.ts'
import {
  type RefusedPicture,
  readDataImageInJson,
  type SentPicture,
} from '#domain/search/receive-reference-picture.server.ts'
import { BUSY_FOR_SECONDS } from '#platform/http/form-fields.ts'
import { call } from '#server/calls/call.ts'
import {
  FORM_AROUND_BYTES,
  readPictureBody,
  readPictureForm,
  whenParsing,
} from '#server/calls/picture-bodies.ts'
import { apiError, tooMany } from '#server/edge/refusals.ts'
import { IMAGE_SEARCH } from '#site/api-paths.ts'
import type { Services } from '#src/services.server.ts'
import { ImageEntity, toImage } from './entities.ts'
import { USUAL_AT_ONCE } from './requests.ts'
import { SearchedPictureSchema, toSearchedPicture } from './search.ts'

const FORM_TYPE = /^multipart\/form-data\b/i
const JSON_TYPE = /^application\/json\b/i
/** A data image writes three bytes as four letters. */
const LARGEST_REFERENCE_BYTES = Math.ceil((LARGEST_PICTURE_BYTES * 4) / 3) + FORM_AROUND_BYTES

/** Longer JSON is read as one text alone: 20 MB of lists in lists, or of keys, take four seconds to parse. */
const LARGEST_PARSED = 64 * 1024
const BEFORE_ADDRESS = /^\{\s*"url"\s*:\s*(?=")/

const REFUSALS = {
  empty: [422, 'This file is empty.'],
  'not-an-image': [415, 'We can’t read this file as an image.'],
  broken: [422, 'This picture is damaged.'],
  'too-large': [413, 'This picture is too big: 15 MB, 50 megapixels and 20,000 pixels on one side at most.'],
  'too-many-frames': [422, 'This picture has too many frames.'],
  'address-malformed': [422, 'This is not an address.'],
  'address-forbidden': [422, 'We only fetch pictures from public web addresses.'],
  'address-unreachable': [422, 'We can’t get a picture from this address.'],
  'address-too-slow': [422, 'This address took too long to respond.'],
} as const satisfies Record<RefusedPicture['reason'], readonly [number, string]>

export function referencePictureCalls() {
  return [
    call({
      method: 'POST',
      path: IMAGE_SEARCH,
      who: 'public',
      from: 'no-other-site',
      // A picture as text takes more than one in a form.
      maxBody: {
        'multipart/form-data': LARGEST_PICTURE_BYTES + FORM_AROUND_BYTES,
        'application/json': LARGEST_REFERENCE_BYTES,
      },
      summary:
        'The images nearest to a picture; only its vectors and a thumbnail are kept, for a day, under the id that is answered, with the `areas` of the picture that can be searched by alone',
      sends: {
        'multipart/form-data': z.object({ file: z.string().meta({ format: 'binary' }) }),
        'application/json': z.object({ url: z.string() }),
      },
      answer: z.object({ id: z.string(), items: z.array(ImageEntity), ...SearchedPictureSchema.shape }),
      answered: { status: 201, description: 'What was found' },
      refusals: [400, 403, 413, 415, 422, 429, 503],
      handler: async (context, { search }) => {
        if (!FORM_TYPE.test(typeOf(context)) && !JSON_TYPE.test(typeOf(context)))
          return apiError(context, 415, 'unsupported_type', 'Send a form with a file, or JSON with a url.')
        const received = await search.receivePicture(
          () => readPicture(context),
          context.get('networkAddress'),
        )
        switch (received.outcome) {
          case 'received':
            return answerFound(search, received.id)
          case 'refused':
            return refusePicture(context, received.reason)
          case 'unreadable':
            return apiError(context, 400, 'invalid_request', 'There is no file and no url in this.')
          case 'busy':
            context.header('Retry-After', String(BUSY_FOR_SECONDS))
            return apiError(context, 503, 'busy', 'Too many pictures at once. Please try again in a moment.')
          case 'too-many':
            return tooMany(
              context,
              received.retryAfterSeconds,
              'Too many pictures were sent. Please try again later.',
            )
        }
      },
    }),
  ]
}

function typeOf(context: Context): string {
  return context.req.header('Content-Type') ?? ''
}

async function answerFound(search: Services['search'], id: string) {
  const answer = await search.find(
    { kind: 'reference', id },
    {
      style: USUAL_STYLE,
      gallery: null,
      by: null,
      narrowing: NO_NARROWING,
      isCounted: false,
      cursor: null,
      limit: USUAL_AT_ONCE,
    },
  )
  const { images, searched } = answer.outcome === 'found' ? answer.result : { images: [] }
  return { id, items: images.map(toImage), ...toSearchedPicture(searched) }
}

function refusePicture(context: Context, reason: RefusedPicture['reason']) {
  const [status, message] = REFUSALS[reason]
  return apiError(context, status, reason.replaceAll('-', '_'), message)
}

async function readPicture(context: Context): Promise<SentPicture | null> {
  const body = await readPictureBody(context.req.raw)
  if (!body) return null
  return whenParsing(async () =>
    FORM_TYPE.test(typeOf(context)) ? readPictureForm(body, typeOf(context)) : readJson(body),
  )
}

async function readJson(body: Buffer): Promise<SentPicture | null> {
  const bytes = await readDataImageInJson(body)
  if (bytes) return { kind: 'bytes', bytes }
  const text = new TextDecoder().decode(body).trim()
  const address: unknown = text.length > LARGEST_PARSED ? readAddressAlone(text) : Object(parse(text)).url
  return typeof address === 'string' ? { kind: 'address', address } : null
}

/** The text in `{"url":"..."}` with nothing besides: parsing stops where it is over. */
function readAddressAlone(text: string): unknown {
  const [before] = BEFORE_ADDRESS.exec(text) ?? []
  return before && text.endsWith('}') ? parse(text.slice(before.length, -1)) : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

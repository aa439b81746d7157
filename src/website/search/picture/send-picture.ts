import { apiPath, IMAGE_SEARCH } from '#site/api-paths.ts'
import { ANSWERED_WITHIN_MS } from '#website/search/search-timings.ts'

export type Refusal =
  | 'not-an-image'
  | 'not-an-address'
  | 'broken'
  | 'too-large'
  | 'too-many-frames'
  | 'address-refused'
  | 'busy'
  | 'offline'
  | 'failed'

type Sending =
  /** The id stands for the picture in the address of its results. */
  | { outcome: 'found'; id: string }
  | { outcome: 'refused'; reason: Refusal }
  | { outcome: 'refused'; reason: 'too-many'; seconds: number }
  | { outcome: 'stopped' }

export type Picture = { file: Blob } | { address: string }

/** Where the answer has no Retry-After. */
const LONGEST_PAUSE_SECONDS = 60
const REASONS: Partial<Record<number, Refusal>> = {
  408: 'offline',
  413: 'too-large',
  415: 'not-an-image',
  503: 'busy',
}

/** Never throws. */
export async function sendPicture(picture: Picture, stop: AbortSignal, origin = ''): Promise<Sending> {
  try {
    const answer = await fetch(origin + apiPath(IMAGE_SEARCH), {
      method: 'POST',
      ...bodyOf(picture),
      signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWERED_WITHIN_MS)]),
    })
    return await readAnswer(answer, 'address' in picture)
  } catch (error) {
    if (stop.aborted) return { outcome: 'stopped' }
    console.warn('Searching by a picture:', error)
    return { outcome: 'refused', reason: 'offline' }
  }
}

function bodyOf(picture: Picture): RequestInit {
  if ('address' in picture)
    return {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ url: picture.address }),
    }
  const body = new FormData()
  body.set('file', picture.file, 'picture')
  return { body }
}

async function readAnswer(answer: Response, isAddress: boolean): Promise<Sending> {
  if (answer.ok) {
    const { id } = fieldsOf(await answer.json())
    return typeof id === 'string' ? { outcome: 'found', id } : { outcome: 'refused', reason: 'failed' }
  }
  if (answer.status === 429) {
    const seconds = Number(answer.headers.get('Retry-After')) || LONGEST_PAUSE_SECONDS
    return { outcome: 'refused', reason: 'too-many', seconds }
  }
  if (answer.status === 422) return { outcome: 'refused', reason: await reasonOf(answer, isAddress) }
  return { outcome: 'refused', reason: REASONS[answer.status] ?? 'failed' }
}

/** Whether the picture itself is at fault, sent or fetched; else its address is. */
async function reasonOf(answer: Response, isAddress: boolean): Promise<Refusal> {
  const code = await codeOf(answer)
  if (code === 'too_many_frames') return 'too-many-frames'
  return !isAddress || code === 'broken' || code === 'empty' ? 'broken' : 'address-refused'
}

async function codeOf(answer: Response): Promise<unknown> {
  return fieldsOf(fieldsOf(await answer.json()).error).code
}

function fieldsOf(answer: unknown): Record<string, unknown> {
  return typeof answer === 'object' && answer !== null ? { ...answer } : {}
}

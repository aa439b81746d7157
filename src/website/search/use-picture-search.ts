import { useCallback, useRef, useState } from 'react'
import { type Region, WHOLE } from '#domain/search/region.ts'
import { apiPath, IMAGE_SEARCH } from '#site/api-paths.ts'
import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import {
  type Dropped,
  isPictureFile,
  type KeptFile,
  keepFile,
  readAddress,
  readIntoField,
  readTransfer,
  type Transfer,
} from './picture-files.ts'

export type PictureState =
  | { step: 'resting' }
  | { step: 'shrinking' }
  | { step: 'sending' }
  | { step: 'refused'; reason: Refusal | 'too-many'; seconds?: number }

export type PictureSearch = {
  state: PictureState
  searchTransfer: (transfer: Transfer) => boolean
  searchFieldTransfer: (transfer: Transfer) => boolean
  searchText: (text: string) => boolean
  searchFile: (file: File) => void
  /** Searches by a part of a picture that was searched by, and navigates to the address for its id. */
  searchRegion: (whole: KeptFile, region: Region, addressOf: (id: string) => string) => void
  /** Cancels what is under way and clears a refusal. */
  stop: () => void
}

export function usePictureSearch(): PictureSearch {
  const { language } = useMessages()
  const [state, setState] = useState<PictureState>({ step: 'resting' })
  const stopping = useRef<AbortController | null>(null)

  const stop = useCallback(() => {
    stopping.current?.abort()
    setState({ step: 'resting' })
  }, [])

  async function search(
    load: () => Promise<Picture>,
    onFound?: (id: string) => Promise<void>,
    addressOf = (id: string) => paths.pictureSearch(language, id),
  ): Promise<void> {
    stopping.current?.abort()
    const stopper = new AbortController()
    stopping.current = stopper
    const { signal } = stopper
    const picture = await load()
    if (signal.aborted) return
    setState({ step: 'sending' })
    const sent = await sendPicture(picture, signal)
    if (signal.aborted || sent.outcome === 'stopped') return
    if (sent.outcome === 'refused') {
      setState({ step: 'refused', ...sent })
      return
    }
    await onFound?.(sent.id)
    if (!signal.aborted) leaveFor(addressOf(sent.id))
  }

  /** The form stays busy until the results are there, but not when somebody comes back to it. */
  function leaveFor(address: string): void {
    addEventListener('pagehide', stop, { once: true })
    location.assign(address)
  }

  function searchFile(original: Blob): void {
    setState({ step: 'shrinking' })
    const shrunk = shrinkPicture(original)
    void search(
      async () => ({ file: await shrunk }),
      async (id) => keepFile(id, { file: await shrunk, region: null, wholeId: id }),
    )
  }

  function searchRegion(
    { file, wholeId }: KeptFile,
    region: Region,
    addressOf: (id: string) => string,
  ): void {
    setState({ step: 'shrinking' })
    void search(
      async () => ({ file: await cutRegion(file, region) }),
      (id) => keepFile(id, { file, region, wholeId }),
      addressOf,
    )
  }

  function take(dropped: Dropped): boolean {
    if (dropped.kind === 'nothing') return false
    if (dropped.kind === 'refused') setState({ step: 'refused', reason: dropped.reason })
    if (dropped.kind === 'file') searchFile(dropped.file)
    if (dropped.kind === 'address') void search(async () => ({ address: dropped.address }))
    if (dropped.kind === 'own') {
      stop()
      leaveFor(paths.similarImages(language, dropped.imageId))
    }
    return true
  }

  return {
    state,
    searchTransfer: (transfer) => take(readTransfer(transfer, location.origin)),
    searchFieldTransfer: (transfer) => take(readIntoField(transfer, location.origin)),
    searchText: (text) => take(readAddress(text.trim(), location.origin)),
    searchFile: (file) =>
      isPictureFile(file) ? searchFile(file) : setState({ step: 'refused', reason: 'not-an-image' }),
    searchRegion,
    stop,
  }
}

/** The server embeds far smaller pictures, and this one is sent quickly on slow connections. */
const LONGEST_SIDE_PX = 1024
/** At this quality the style stays visible. */
const QUALITY = 0.85

type Area = { left: number; top: number; width: number; height: number }

/** Shrunk to what a search needs; null where the browser cannot draw it. */
function drawArea(picture: ImageBitmap, { left, top, width, height }: Area): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // Transparent pixels would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

/**
 * Crops the part out of a visitor's picture, turned as its camera says.
 * @throws when the browser cannot decode it.
 */
async function cutRegion(file: Blob, region: Region): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const area = {
    left: (region.x / WHOLE) * picture.width,
    top: (region.y / WHOLE) * picture.height,
    width: Math.max(1, (region.width / WHOLE) * picture.width),
    height: Math.max(1, (region.height / WHOLE) * picture.height),
  }
  const cut = await drawArea(picture, area)
  picture.close()
  if (!cut) throw new Error('The part cannot be drawn.')
  return cut
}

/** Shrinking smaller files would take longer than sending them. */
const LIGHT_BYTES = 200_000

/** A picture that the browser cannot decode or that would grow is sent unchanged: the server decides about it. */
async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= LIGHT_BYTES) return file
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    const shrunk = await drawArea(picture, { left: 0, top: 0, width, height })
    picture.close()
    return shrunk && shrunk.size < file.size ? shrunk : file
  } catch {
    return file
  }
}

const ANSWERED_WITHIN_MS = 30_000

type Refusal =
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

type Picture = { file: Blob } | { address: string }

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

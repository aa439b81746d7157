import { formatRegion, parseRegion, type Region } from '#domain/search/region.ts'
import { savedState } from '#platform/browser/saved-state.ts'

export type Dropped =
  | { kind: 'file'; file: File }
  /** The server fetches the picture at this address. */
  | { kind: 'address'; address: string }
  | { kind: 'own'; imageId: number }
  | { kind: 'refused'; reason: 'not-an-image' | 'not-an-address' }
  /** No picture and no address of one. */
  | { kind: 'nothing' }

export type Transfer = {
  types: readonly string[]
  files: ArrayLike<File>
  getData: (type: string) => string
}

const PICTURE_ENDING = /\.(?:jpe?g|png|gif|webp|hei[cf])$/i
const HEIC_ENDING = /\.hei[cf]$/i
const DATA_IMAGE = /^data:image\/([\w.+-]+)(?:;[\w=-]+)*?(;base64)?,/i
/** Links of search engines' picture pages carry the address of the picture itself in this. */
const PICTURE_PARAMETER = 'imgurl'
const OWN_PICTURE = /^\/dmedia\/webp\/\d+\/(\d{1,9})\.webp$/
const OWN_ZOOM_PARAMETER = 'bild'
const PICTURE_IN_HTML = /<img\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** HEIC has no type where the system does not know it. */
export function isPictureFile({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type.startsWith('image/') || (type === '' && HEIC_ENDING.test(name))
}

/** Before the drop browsers expose only the types. */
export function mayBePicture({ types }: Pick<Transfer, 'types'>): boolean {
  return isAddressOrFile({ types }) || types.includes('text/html')
}

/** Whether what is being dragged is surely no plain text. */
export function isAddressOrFile({ types }: Pick<Transfer, 'types'>): boolean {
  return types.includes('Files') || types.includes('text/uri-list')
}

export function isPictureText(transfer: Pick<Transfer, 'getData'>, origin: string): boolean {
  const { kind } = readAddress(transfer.getData('text/plain').trim(), origin)
  return kind !== 'refused' && kind !== 'nothing'
}

/** `origin` is our own, without a slash at the end. */
export function readTransfer(transfer: Transfer, origin: string): Dropped {
  const files = Array.from(transfer.files)
  const dropped = readOwn(transfer, origin)
  if (dropped) return dropped
  const [first] = files
  if (first) {
    const picture = files.find(isPictureFile)
    return picture ? { kind: 'file', file: picture } : { kind: 'refused', reason: 'not-an-image' }
  }
  const addresses = [pictureIn(transfer), firstUri(transfer), transfer.getData('text/plain').trim()]
  const read = addresses.filter((address) => address !== '').map((address) => readAddress(address, origin))
  const good = read.find(({ kind }) => kind !== 'refused' && kind !== 'nothing')
  return good ?? read.find(({ kind }) => kind === 'refused') ?? { kind: 'nothing' }
}

/** Words dropped or pasted into a search field stay words, even if copied with their markup and its pictures. */
export function readIntoField(transfer: Transfer, origin: string): Dropped {
  const text = transfer.getData('text/plain').trim()
  const isWords =
    !isAddressOrFile(transfer) &&
    transfer.files.length === 0 &&
    text !== '' &&
    readAddress(text, origin).kind === 'nothing'
  return isWords ? { kind: 'nothing' } : readTransfer(transfer, origin)
}

/** Accepts an address that ends like a picture, a data image, or a link with `imgurl` in it. */
export function readAddress(text: string, origin: string): Dropped {
  if (DATA_IMAGE.test(text)) return readDataImage(text)
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) return { kind: 'nothing' }
  if (url.origin === origin) return ownImage(url) ?? { kind: 'refused', reason: 'not-an-address' }
  const wrapped = url.searchParams.get(PICTURE_PARAMETER)
  if (wrapped !== null && /^https?:\/\//i.test(wrapped)) return { kind: 'address', address: wrapped }
  if (PICTURE_ENDING.test(url.pathname) || PICTURE_ENDING.test(text))
    return { kind: 'address', address: text }
  return { kind: 'refused', reason: 'not-an-address' }
}

/** The page's policy forbids to fetch it, and as bytes it is shorter to send. */
function readDataImage(text: string): Dropped {
  const [head = '', type = '', base64] = DATA_IMAGE.exec(text) ?? []
  try {
    const body = text.slice(head.length)
    const plain = base64 ? atob(body) : decodeURIComponent(body)
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
    return { kind: 'file', file: new File([bytes], 'picture', { type: `image/${type.toLowerCase()}` }) }
  } catch {
    return { kind: 'refused', reason: 'not-an-image' }
  }
}

/** An image dragged from our own grid may come as a file, too, which would have to be embedded again. */
function readOwn(transfer: Transfer, origin: string): Dropped | null {
  for (const address of [pictureIn(transfer), firstUri(transfer)]) {
    const url = URL.canParse(address, origin) ? new URL(address, origin) : null
    const dropped = address !== '' && url?.origin === origin ? ownImage(url) : null
    if (dropped) return dropped
  }
  return null
}

function ownImage({ pathname, searchParams }: URL): Dropped | null {
  const id = OWN_PICTURE.exec(pathname)?.[1] ?? searchParams.get(OWN_ZOOM_PARAMETER) ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? { kind: 'own', imageId: Number(id) } : null
}

function pictureIn(transfer: Transfer): string {
  const found = PICTURE_IN_HTML.exec(transfer.getData('text/html'))
  return (found?.[1] ?? found?.[2] ?? '').replaceAll('&amp;', '&').trim()
}

/** Lines that begin with # are comments (RFC 2483). */
function firstUri(transfer: Transfer): string {
  const lines = transfer.getData('text/uri-list').split(/\r?\n/)
  return lines.find((line) => line !== '' && !line.startsWith('#'))?.trim() ?? ''
}

export type KeptFile = {
  file: Blob
  region: Region | null
  /** The id of the search by all of it. */
  wholeId: string
}

type Saved = { id: string; picture: string; part: string; wholeId: string }

/** Each has some hundred kilobytes, and browsers store about five megabytes. */
const MOST_KEPT = 4

/** The last picture comes first; the list ends with the tab. */
const savedPictures = savedState<readonly Saved[]>(
  'searchPictures',
  {
    fallback: [],
    parse: (saved) => (Array.isArray(saved) && saved.every(isSaved) ? saved : null),
    serialize: (files) => files,
  },
  () => sessionStorage,
)

/** Never throws: without it, no other part of it can be marked, and the page says so. */
export async function keepFile(id: string, { file, region, wholeId }: KeptFile): Promise<void> {
  const picture = await toDataUrl(file)
  const latest = { id, picture, part: region ? formatRegion(region) : '', wholeId }
  const others = savedPictures.read().filter((other) => other.id !== id)
  for (let count = MOST_KEPT - 1; count >= 0; count -= 1) {
    savedPictures.write([latest, ...others.slice(0, count)])
    if (savedPictures.isKept()) return
  }
}

export function findKeptFile(id: string): KeptFile | null {
  const found = savedPictures.read().find((file) => file.id === id)
  if (!found) return null
  const { picture, part, wholeId } = found
  const read = readDataImage(picture)
  return read.kind === 'file' ? { file: read.file, region: parseRegion(part), wholeId } : null
}

/** Empty for a file that cannot be read any more. */
function toDataUrl(file: Blob): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve) => {
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => resolve('')
    reader.readAsDataURL(file)
  })
}

function isSaved(saved: unknown): saved is Saved {
  const { id, picture, part, wholeId }: Partial<Record<keyof Saved, unknown>> = Object(saved)
  return [id, picture, part, wholeId].every((text) => typeof text === 'string')
}

/** Marks the text fields of searches, where a picture or the address of one may be pasted or dropped. */
export const SEARCH_FIELD = { 'data-search-field': '' } as const

/** Addresses of pictures are longer than words. Servers refuse still longer ones. */
export const LONGEST_ADDRESS = 2000

export function isSearchField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && 'searchField' in target.dataset
}

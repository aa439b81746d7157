import { formatRegion, parseRegion, type Region } from '#domain/search/region.ts'
import { savedState } from '#platform/browser/saved-state.ts'
import { readDataImage } from './dropped.ts'

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
const kept = savedState<readonly Saved[]>(
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
  const others = kept.read().filter((other) => other.id !== id)
  for (let count = MOST_KEPT - 1; count >= 0; count -= 1) {
    kept.write([latest, ...others.slice(0, count)])
    if (kept.isKept()) return
  }
}

export function findKeptFile(id: string): KeptFile | null {
  const found = kept.read().find((file) => file.id === id)
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

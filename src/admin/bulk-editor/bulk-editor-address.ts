import type { Shown } from './use-bulk-editor.ts'

const PATH = '/desk'

/** The numbers stand behind `#`, since addresses that reach a server have a limit. */
export function bulkEditorOfImages(ids: readonly unknown[]): string {
  return `${PATH}#${ids.join(',')}`
}

export function bulkEditorOfArtist(artistId: unknown): string {
  return `${PATH}?artist=${artistId}`
}

export function readBulkEditorAddress(search: string, hash: string): Shown {
  const artist = Number(new URLSearchParams(search).get('artist'))
  const ids = hash.slice(1).split(',').map(Number).filter(isId)
  return { ids: [...new Set(ids)], artistId: isId(artist) ? artist : null }
}

function isId(number: number): boolean {
  return Number.isInteger(number) && number > 0
}

/** Marks the text fields of searches, where a picture or the address of one may be pasted or dropped. */
export const SEARCH_FIELD = { 'data-search-field': '' } as const

/** Addresses of pictures are longer than words. Servers refuse still longer ones. */
export const LONGEST_ADDRESS = 2000

export function isSearchField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && 'searchField' in target.dataset
}

import type { SyntheticEvent } from 'react'
import { isLongEnough } from '#domain/search/find-names.ts'
import { LONGEST_SEARCH } from '#domain/search/limits.ts'
import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import type { PictureSearch } from '#website/search/picture/use-picture-search.ts'

/** Searches for what is typed: by the picture where it is the address of one, else by the words. */
export function useSubmit(picture: PictureSearch, text: string): (event: SyntheticEvent) => void {
  const { language } = useMessages()
  return (event) => {
    event.preventDefault()
    if (picture.searchText(text) || !isLongEnough(text)) return
    location.assign(paths.wordSearch(language, [...text.trim()].slice(0, LONGEST_SEARCH).join('')))
  }
}

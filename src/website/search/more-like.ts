import german from '#messages/more-like.de.json'
import english from '#messages/more-like.en.json'
import { usePageMessages } from '#website/i18n/messages.tsx'

/** `query` is for addresses. */
export const RESPECTS = [
  { name: 'style', query: 'style=1', message: 'more_like_style' },
  { name: 'content', query: 'style=0', message: 'more_like_content' },
  { name: 'colours', query: 'by=colours', message: 'more_like_colours' },
] as const

export type Respect = (typeof RESPECTS)[number]

const MESSAGES = { de: german, en: english }

export function useMoreLikeMessages() {
  return usePageMessages(MESSAGES)
}

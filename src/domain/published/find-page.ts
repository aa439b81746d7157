import { type Language, splitLanguage } from '#platform/i18n/language.ts'
import { isGuide, SCREENS } from '#site/site-map.ts'
import type { Snapshot } from './snapshot.server.ts'

type Found = { language: Language; path: string }
type Content = Pick<Snapshot, 'catalogue' | 'editorial'>

/** Whether a part of an address that differs from page to page names something that is to be seen. */
const PARTS: Record<string, (part: string, content: Content) => boolean> = {
  ':code': (part, { catalogue }) => catalogue.artistsByCode.has(part),
  ':gallery': (part, { catalogue }) => catalogue.galleriesByUrl.has(part),
  ':guide': isGuide,
  ':permalink': (part, { editorial }) =>
    [...editorial.newsById.values()].some((item) => [item.permalinkDe, item.permalinkEn].includes(part)),
  // Of saved collections nobody shall say which.
  ':id': (part) => part === ':id',
}

/** The page at a path, told apart from its language; null where the site has none. */
export function findPage(content: Content, path: string): Found | null {
  const { language, rest } = splitLanguage(path)
  const isThere = Object.values(SCREENS).some(({ pattern }) => fits(content, pattern[language], rest))
  return isThere ? { language, path: rest } : null
}

function fits(content: Content, pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part === given[at] || PARTS[part]?.(given[at] ?? '', content) === true)
  )
}

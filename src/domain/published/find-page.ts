import { type Language, splitLanguage } from '#platform/i18n/language.ts'
import { isGuide, SCREENS } from '#site/site-map.ts'
import type { Snapshot } from './snapshot.server.ts'

type Found = { language: Language; path: string }
type Content = Pick<Snapshot, 'catalogue' | 'editorial'>

/** For each path parameter, whether a value names something visible. */
const PARAMETERS: Record<string, (part: string, content: Content) => boolean> = {
  ':code': (part, { catalogue }) => catalogue.artistsByCode.has(part),
  ':gallery': (part, { catalogue }) => catalogue.galleriesByUrl.has(part),
  ':guide': isGuide,
  ':permalink': (part, { editorial }) =>
    [...editorial.newsById.values()].some((item) => [item.permalinkDe, item.permalinkEn].includes(part)),
  // The placeholder only: ids of saved collections are secret.
  ':id': (part) => part === ':id',
}

/** The page at a path and its language; null when the site has none. */
export function findPage(content: Content, path: string): Found | null {
  const { language, rest } = splitLanguage(path)
  const exists = Object.values(SCREENS).some(({ pattern }) => fits(content, pattern[language], rest))
  return exists ? { language, path: rest } : null
}

function fits(content: Content, pattern: string, path: string): boolean {
  const [expected, actual] = [pattern.split('/'), path.split('/')]
  return (
    expected.length === actual.length &&
    expected.every(
      (part, at) => part === actual[at] || PARAMETERS[part]?.(actual[at] ?? '', content) === true,
    )
  )
}

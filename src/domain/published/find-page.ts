import { inLanguage, type Language, splitLanguage } from '#platform/i18n/language.ts'
import { isGuide, pathInLanguage, paths, SCREEN_NAMES, SCREENS, type ScreenName } from '#site/paths.ts'
import type { Snapshot } from './snapshot.server.ts'

type Found = { language: Language; path: string; screen: ScreenName }
type Content = Pick<Snapshot, 'catalogue' | 'editorial'>

const PARAMETERS: Record<string, (part: string, content: Content) => boolean> = {
  ':code': (part, { catalogue }) => catalogue.artistsByCode.has(part),
  ':gallery': (part, { catalogue }) => catalogue.galleriesByUrl.has(part),
  ':guide': isGuide,
  ':permalink': (part, content) => findNews(content, part) !== undefined,
  // Only the placeholder is a page: ids of saved collections are secret.
  ':id': (part) => part === ':id',
}

export function findPage(content: Content, path: string): Found | null {
  const { language, rest } = splitLanguage(path)
  const screen = SCREEN_NAMES.find((name) => fits(content, SCREENS[name].pattern[language], rest))
  return screen ? { language, path: rest, screen } : null
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

function findNews({ editorial }: Content, permalink: string) {
  return [...editorial.newsById.values()].find((item) =>
    [item.permalinkDe, item.permalinkEn].includes(permalink),
  )
}

/** The case of a saved collection's id counts, and whether there is one is not told here. */
const CASE_COUNTS = ':id'

/** Capitals do not count to find a page's own address; a path that leads to no page stays as it is. */
export function findSpelling(content: Content, path: string): string {
  if (path === path.toLowerCase()) return path
  const { language, rest } = splitLanguage(path)
  for (const { pattern } of Object.values(SCREENS)) {
    const spelled = spell(content, pattern[language], rest)
    if (spelled !== null) return inLanguage(language, spelled)
  }
  return path
}

function spell(content: Content, pattern: string, path: string): string | null {
  const expected = pattern.split('/')
  const parts = path.split('/').map((part, at) => (expected[at] === CASE_COUNTS ? part : part.toLowerCase()))
  const spelled = parts.join('/')
  const wanted = expected.map((part, at) => (part === CASE_COUNTS ? (parts[at] ?? '') : part)).join('/')
  return fits(content, wanted, spelled) ? spelled : null
}

/** An article has a permalink of its own in each language; `path` may be any. */
export function findTwin(content: Content, path: string, language: Language): string {
  const twin = pathInLanguage(path, language)
  const list = `${paths.news(language)}/`
  const item = twin.startsWith(list) ? findNews(content, twin.slice(list.length)) : undefined
  return item ? paths.newsItem(language, item) : twin
}

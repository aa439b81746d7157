import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { SCREENS, type ScreenName } from '#agency/site-map.ts'
import { LANGUAGES } from '#base/language/language.ts'

/** Screens that are alike share a page; every other page is named after its screen. */
const SHARED_PAGES: Partial<Record<string, string>> = {
  imprint: 'pages/text-page.tsx',
  privacy: 'pages/text-page.tsx',
  terms: 'pages/text-page.tsx',
} satisfies Partial<Record<ScreenName, string>>

/** One route for both: an item opens in place, in the list that stays. */
const NEWS: ScreenName = 'news'
const NEWS_ITEM: ScreenName = 'newsItem'

/**
 * Every address of the site, read from the site map: one entry serves both languages, German alone and English below /en,
 * unless the two are called differently. The page of `allArtists` is pages/all-artists-page.tsx.
 */
export default [
  ...Object.entries(SCREENS)
    .filter(([name]) => name !== NEWS_ITEM)
    .flatMap(([name, { pattern }]) => {
      if (pattern.de !== pattern.en)
        return LANGUAGES.map((language) =>
          entry(name, language === 'de' ? pattern.de : `/en${pattern.en}`, `${name}-${language}`),
        )
      if (name === NEWS) return prefix('en?', [entry(name, `${SCREENS.newsItem.pattern.de}?`, name)])
      return prefix('en?', [
        pattern.de === '/' ? index(pageOf(name), { id: name }) : entry(name, pattern.de, name),
      ])
    }),
  route('*', 'pages/unmatched-page.tsx'),
] satisfies RouteConfig

function entry(screen: string, pattern: string, id: string) {
  return route(pattern.slice(1), pageOf(screen), { id })
}

function pageOf(screen: string): string {
  const name = screen.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return SHARED_PAGES[screen] ?? `pages/${name}-page.tsx`
}

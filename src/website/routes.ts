import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { ROUND_PATH } from '#site/deciding-paths.ts'
import { PROTECT_PATH, UNLOCK_PATH } from '#site/further-paths.ts'
import { SCREEN_NAMES, SCREENS, type ScreenName } from '#site/paths.ts'

const PAGES = {
  home: 'home/home-page.tsx',
  allArtists: 'artist-list/all-artists-page.tsx',
  team: 'team/team-page.tsx',
  teamGuide: 'team/team-guide-page.tsx',
  contact: 'contact/contact-page.tsx',
  contactGuide: 'contact/contact-guide-page.tsx',
  news: 'news/news-page.tsx',
  newsItem: 'news/news-page.tsx',
  graphicRecording: 'style-pages/graphic-recording-page.tsx',
  animation: 'style-pages/animation-page.tsx',
  imageSearch: 'search/image-search-page.tsx',
  collection: 'collection/collection-page.tsx',
  collectionEmail: 'collection-email/collection-email-page.tsx',
  delivery: 'delivery/delivery-page.tsx',
  recentlyViewed: 'recently-viewed/recently-viewed-page.tsx',
  imprint: 'text/text-page.tsx',
  privacy: 'text/text-page.tsx',
  terms: 'text/text-page.tsx',
  consent: 'consent/consent-page.tsx',
  portfolio: 'portfolio/portfolio-page.tsx',
  artistGallery: 'portfolio/portfolio-page.tsx',
  newPortfolio: 'portfolio/new-portfolio-page.tsx',
  styleGuide: 'style-guide/style-guide-page.tsx',
  notFound: 'layout/not-found-page.tsx',
  gallery: 'style-pages/gallery-page.tsx',
} satisfies Record<ScreenName, string>

/** One route for both: an item opens in place, in the same list. */
const NEWS: ScreenName = 'news'
const NEWS_ITEM: ScreenName = 'newsItem'

/** One entry serves both languages, unless the patterns differ. Rounds are found by their links alone. */
export default [
  ...SCREEN_NAMES.filter((name) => name !== NEWS_ITEM).flatMap((name) => {
    const { pattern } = SCREENS[name]
    if (pattern.de !== pattern.en)
      return LANGUAGES.map((language) =>
        entry(name, language === 'de' ? pattern.de : `/en${pattern.en}`, `${name}-${language}`),
      )
    if (name === NEWS) return prefix('en?', [entry(name, `${SCREENS.newsItem.pattern.de}?`, name)])
    return prefix('en?', [
      pattern.de === '/' ? index(PAGES[name], { id: name }) : entry(name, pattern.de, name),
    ])
  }),
  ...prefix('en?', [
    route(ROUND_PATH.slice(1), 'collection/deciding/round-page.tsx', { id: 'round' }),
    route(UNLOCK_PATH.slice(1), 'collection/unlock-page.tsx', { id: 'unlock' }),
    route(PROTECT_PATH.slice(1), 'collection/protect-page.tsx', { id: 'protect' }),
  ]),
  route('*', 'layout/unmatched-page.tsx'),
] satisfies RouteConfig

function entry(screen: ScreenName, pattern: string, id: string) {
  return route(pattern.slice(1), PAGES[screen], { id })
}

import { inLanguage, type Language, splitLanguage } from '#platform/i18n/language.ts'
import { apiPath, REFERENCE_THUMBNAIL } from './api-paths.ts'
import { site } from './public-site.ts'

type Screen = {
  /** Parts that begin with a colon differ from page to page. */
  pattern: Record<Language, string>
  indexed: boolean
  /** The page depends on these parameters and is cached by them; with any other it is rendered anew. */
  parameters: readonly string[]
  /** The log and counters do not get the part that gives access. */
  secret: boolean
}

const GRID = ['order', 'shuffle', 'cursor']

/** Routes, links, alternates, sitemap.xml and the tests that visit every page are made from this list. */
export const SCREENS = {
  home: found('/', GRID),
  allArtists: {
    pattern: { de: `/alle${addressWord(site.productWord)}`, en: '/allartists' },
    indexed: true,
    secret: false,
    parameters: [...GRID, 'ansicht'],
  },
  team: found('/team'),
  teamGuide: found('/team/:guide'),
  contact: found('/kontakt'),
  contactGuide: found('/kontakt/:guide'),
  news: found('/news', ['cursor']),
  newsItem: found('/news/:permalink', ['cursor']),
  graphicRecording: found('/graphic-recording', GRID),
  animation: found('/animation', GRID),
  imageSearch: hidden('/image-search'),
  collection: hidden('/auswahl'),
  collectionEmail: secret('/lightbox-email/:id'),
  delivery: secret('/lieferung/:id'),
  recentlyViewed: hidden('/gesehen'),
  imprint: found('/impressum'),
  privacy: found('/datenschutz'),
  terms: found('/agb'),
  consent: hidden('/consent'),
  portfolio: found('/illustrator/:code', GRID),
  artistGallery: hidden('/illustrator/:code/gallery/:gallery', GRID),
  newPortfolio: hidden('/illus-new/:code', GRID),
  styleGuide: hidden('/test'),
  notFound: hidden('/notfound'),
  gallery: found('/:gallery', GRID),
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof SCREENS

export const SCREEN_NAMES = Object.keys(SCREENS).filter(isScreenName)

function isScreenName(name: string): name is ScreenName {
  return name in SCREENS
}

export const GUIDES = ['illus', 'anim', 'private', 'artist'] as const
export type Guide = (typeof GUIDES)[number]

export function isGuide(text: string): text is Guide {
  return GUIDES.some((guide) => guide === text)
}

export function addressOf(
  screen: ScreenName,
  language: Language,
  parts: Record<string, string> = {},
): string {
  const path = SCREENS[screen].pattern[language].replace(/:(\w+)/g, (_, name: string) => {
    const part = parts[name]
    if (!part) throw new Error(`The address of ${screen} needs its ${name}.`)
    return part
  })
  return inLanguage(language, path)
}

function found(path: string, parameters: readonly string[] = []): Screen {
  return { pattern: { de: path, en: path }, indexed: true, secret: false, parameters }
}

function hidden(path: string, parameters: readonly string[] = []): Screen {
  return { ...found(path, parameters), indexed: false }
}

function secret(path: string): Screen {
  return { ...hidden(path), secret: true }
}

function addressWord(word: string): string {
  const written: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
  return word.toLowerCase().replace(/[äöüß]/g, (letter) => written[letter] ?? letter)
}

export const FORM_PART = 'formular'
export const TEXT_PART = 'leitfaden'

export const paths = {
  home: to('home'),
  allArtists: to('allArtists'),
  team: to('team'),
  teamGuide: (language: Language, guide: Guide) => addressOf('teamGuide', language, { guide }),
  contact: to('contact'),
  enquiryAbout: (language: Language, artistId: number, imageId?: number) =>
    `${addressOf('contact', language)}?artist=${artistId}${imageId ? `&motiv=${imageId}` : ''}`,
  enquiryFor: (language: Language, project: string) => `${addressOf('contact', language)}?projekt=${project}`,
  enquirySent: (language: Language, number: string | null, imageIds: readonly number[] = []) =>
    [`${addressOf('contact', language)}?gesendet=${number ?? 1}`, ...imageIds].join('&motiv='),
  guide: (language: Language, guide: Guide) => addressOf('contactGuide', language, { guide }),
  guideForm: (language: Language, guide: Guide) =>
    `${addressOf('contactGuide', language, { guide })}#${FORM_PART}`,
  news: to('news'),
  newsItem: (language: Language, item: { permalinkDe: string; permalinkEn: string }) =>
    addressOf('newsItem', language, { permalink: language === 'de' ? item.permalinkDe : item.permalinkEn }),
  newsFeed: (language: Language) => inLanguage(language, '/news/feed.xml'),
  graphicRecording: to('graphicRecording'),
  animation: to('animation'),
  imageSearch: to('imageSearch'),
  wordSearch: (language: Language, words: string) =>
    `${addressOf('imageSearch', language)}?q=${encodeURIComponent(words)}`,
  pictureSearch: (language: Language, id: string) =>
    `${addressOf('imageSearch', language)}?image=${encodeURIComponent(id)}`,
  referenceThumbnail: (id: string) => apiPath(REFERENCE_THUMBNAIL, { id }),
  similarImages: (language: Language, imageId: number) =>
    `${addressOf('imageSearch', language)}?like=${imageId}`,
  collection: to('collection'),
  sharedCollection: (language: Language, id: string) => `${addressOf('collection', language)}?id=${id}`,
  collectionEmail: (language: Language, id: string) => addressOf('collectionEmail', language, { id }),
  delivery: (language: Language, id: string) => addressOf('delivery', language, { id }),
  enquiryAboutCollection: (language: Language, id: string) =>
    `${addressOf('contact', language)}?auswahl=${id}`,
  recentlyViewed: to('recentlyViewed'),
  imprint: to('imprint'),
  privacy: to('privacy'),
  terms: to('terms'),
  consent: to('consent'),
  artist: (language: Language, code: string) => addressOf('portfolio', language, { code }),
  artistImage: (language: Language, code: string, imageId: number) =>
    `${addressOf('portfolio', language, { code })}?bild=${imageId}`,
  artistGallery: (language: Language, code: string, germanUrl: string) =>
    addressOf('artistGallery', language, { code, gallery: germanUrl }),
  gallery: (language: Language, germanUrl: string) => addressOf('gallery', language, { gallery: germanUrl }),
  notFound: to('notFound'),
}

export function pathInLanguage(path: string, language: Language): string {
  const { rest } = splitLanguage(path)
  const { de, en } = SCREENS.allArtists.pattern
  if (rest === de || rest === en) return paths.allArtists(language)
  return inLanguage(language, rest)
}

function to(screen: ScreenName): (language: Language) => string {
  return (language) => addressOf(screen, language)
}

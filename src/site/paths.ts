import { inLanguage, type Language, splitLanguage } from '#platform/i18n/language.ts'
import { apiPath, REFERENCE_THUMBNAIL } from './api-paths.ts'
import { addressOf, type Guide, SCREENS, type ScreenName } from './site-map.ts'

/** The part of a guide's page that holds its form. */
export const FORM_PART = 'formular'
/** The part of a guide that has its text, below a form. */
export const TEXT_PART = 'leitfaden'

/** The addresses of the site, as links need them. They are built nowhere else. */
export const paths = {
  home: to('home'),
  allArtists: to('allArtists'),
  team: to('team'),
  teamGuide: (language: Language, guide: Guide) => addressOf('teamGuide', language, { guide }),
  contact: to('contact'),
  /** The contact page, with the artist whom it is about, and the image. */
  enquiryAbout: (language: Language, artistId: number, imageId?: number) =>
    `${addressOf('contact', language)}?artist=${artistId}${imageId ? `&motiv=${imageId}` : ''}`,
  /** The contact page, with the kind of project that it is about. */
  enquiryFor: (language: Language, project: string) => `${addressOf('contact', language)}?projekt=${project}`,
  /** The contact page as it is once an enquiry was sent, with the number that people call it by and its images. */
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
  /** Results for a reference picture that was embedded. */
  pictureSearch: (language: Language, id: string) =>
    `${addressOf('imageSearch', language)}?image=${encodeURIComponent(id)}`,
  referenceThumbnail: (id: string) => apiPath(REFERENCE_THUMBNAIL, { id }),
  similarImages: (language: Language, imageId: number) =>
    `${addressOf('imageSearch', language)}?like=${imageId}`,
  collection: to('collection'),
  /** A collection that was saved for sharing. */
  sharedCollection: (language: Language, id: string) => `${addressOf('collection', language)}?id=${id}`,
  collectionEmail: (language: Language, id: string) => addressOf('collectionEmail', language, { id }),
  /** Files for a client, by the secret of the delivery. */
  delivery: (language: Language, id: string) => addressOf('delivery', language, { id }),
  /** The contact page, with the saved collection that it is about. */
  enquiryAboutCollection: (language: Language, id: string) =>
    `${addressOf('contact', language)}?auswahl=${id}`,
  recentlyViewed: to('recentlyViewed'),
  imprint: to('imprint'),
  privacy: to('privacy'),
  terms: to('terms'),
  consent: to('consent'),
  artist: (language: Language, code: string) => addressOf('portfolio', language, { code }),
  /** An image opened on its artist's page. */
  artistImage: (language: Language, code: string, imageId: number) =>
    `${addressOf('portfolio', language, { code })}?bild=${imageId}`,
  artistGallery: (language: Language, code: string, germanUrl: string) =>
    addressOf('artistGallery', language, { code, gallery: germanUrl }),
  gallery: (language: Language, germanUrl: string) => addressOf('gallery', language, { gallery: germanUrl }),
  notFound: to('notFound'),
}

/** The same page in the other language: `path` may be any path of this site. */
export function pathInLanguage(path: string, language: Language): string {
  const { rest } = splitLanguage(path)
  const { de, en } = SCREENS.allArtists.pattern
  if (rest === de || rest === en) return paths.allArtists(language)
  return inLanguage(language, rest)
}

function to(screen: ScreenName): (language: Language) => string {
  return (language) => addressOf(screen, language)
}

import { fetchOnce } from '#platform/browser/fetch-once.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { FieldOf, NewsImageAnswer } from '#site/api-answers.ts'
import { apiPath, NEWS_IMAGES } from '#site/api-paths.ts'
import type { NewsPicture } from './news-picture.tsx'

/** Prefetches the further images of an item. A failure is retried when they are needed, and then logged. */
export function askForImages(id: number): void {
  fetchNewsImages(id).catch(() => {})
}

/** The response of the API as it came. */
export function fetchNewsImages(id: number): Promise<unknown> {
  return fetchOnce(apiPath(NEWS_IMAGES, { newsId: id }))
}

/** Images of an item from the API. @throws when the response is not a list of such images. */
export function toNewsPictures(json: unknown, language: Language): NewsPicture[] {
  if (!Array.isArray(json) || !json.every(isNewsImage)) throw new Error('These are no images of news.')
  return json.map(({ Src, Width, Height, ImageAlt, ImageAltEn }) => ({
    src: Src,
    srcSet: `${Src} 640w, ${Src.replace('/640/', '/1600/')} 1600w`,
    width: Width,
    height: Height,
    alt: language === 'de' ? ImageAlt : ImageAltEn,
  }))
}

const TEXTS = ['Src', 'ImageAlt', 'ImageAltEn'] as const satisfies FieldOf<NewsImageAnswer, string>[]
const NUMBERS = ['Width', 'Height'] as const satisfies FieldOf<NewsImageAnswer, number>[]
type ReadImage = Pick<NewsImageAnswer, (typeof TEXTS)[number] | (typeof NUMBERS)[number]>

function isNewsImage(entry: unknown): entry is ReadImage {
  if (typeof entry !== 'object' || entry === null) return false
  const fields = new Map<string, unknown>(Object.entries(entry))
  return (
    TEXTS.every((name) => typeof fields.get(name) === 'string') &&
    NUMBERS.every((name) => typeof fields.get(name) === 'number')
  )
}

import type { Artist, Image } from '#domain/catalogue/catalogue-model.ts'
import { stillAddress } from '#domain/imaging/imaging-model.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Contact } from '#site/contact.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'

// JSON-LD by schema.org.

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type StructuredData = { [key: string]: Json }

type Place = { origin: string; language: Language }

const CONTEXT = { '@context': 'https://schema.org' }
/** Wide enough for a preview, and free of the watermark. */
const PREVIEW_WIDTH = 960
/** More would cost bytes without being found more often. */
const MOST_WORKS = 24

export function describeOrganization({ origin, language }: Place, { phone, mail }: Contact): StructuredData {
  const [seat] = site.offices
  return {
    ...CONTEXT,
    ...agency({ origin, language }),
    legalName: site.company.name,
    description: site.tagline[language],
    telephone: phone.dialled,
    email: mail,
    address: seat ? [seat.town[language], ...seat.lines].join(', ') : '',
    sameAs: site.social.map(({ url }) => url),
  }
}

/** With the address of the search for styles and artists by name. */
export function describeWebsite({ origin, language }: Place): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'WebSite',
    name: site.brand[language],
    url: origin + paths.home(language),
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${paths.imageSearch(language)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** Omits unknown facts. */
export function describePerson({ origin, language }: Place, artist: Artist): StructuredData {
  const { languages, awards } = artist.profile
  const town = language === 'de' ? artist.townDe : artist.townEn
  return {
    ...CONTEXT,
    '@type': 'Person',
    url: origin + paths.artist(language, artist.code),
    name: artist.name,
    jobTitle: 'Artist',
    worksFor: agency({ origin, language }),
    ...(town ? { homeLocation: { '@type': 'Place', name: town } } : {}),
    ...(languages.length > 0 ? { knowsLanguage: [...languages] } : {}),
    ...(awards.length > 0 ? { award: [...awards] } : {}),
  }
}

/** Search engines show by the licence fields where to ask for a licence (IPTC, schema.org). */
function describeImage({ origin, language }: Place, image: Image): StructuredData {
  const { picture, year } = image
  const page = origin + paths.artist(language, image.artistCode)
  return {
    ...CONTEXT,
    '@type': 'ImageObject',
    contentUrl: origin + stillAddress(picture, PREVIEW_WIDTH),
    name: language === 'de' ? image.titleDe : image.titleEn,
    description: language === 'de' ? image.altDe : image.altEn,
    width: picture.width,
    height: picture.height,
    creator: { '@type': 'Person', name: image.artistName },
    creditText: `${image.artistName}, ${site.brand[language]}`,
    copyrightNotice: year === null ? image.artistName : `© ${year} ${image.artistName}`,
    ...(year === null ? {} : { dateCreated: String(year) }),
    license: origin + paths.terms(language),
    acquireLicensePage: page,
  }
}

export function describeWorks(place: Place, images: readonly Image[]): StructuredData[] {
  return images.slice(0, MOST_WORKS).map((image) => describeImage(place, image))
}

type Step = { name: string; path: string }

/** The last of `steps` is the page itself. */
export function describeWayTo({ origin, language }: Place, steps: readonly Step[]): StructuredData {
  return describeWay(origin, [{ name: site.brand[language], path: paths.home(language) }, ...steps])
}

/** Pages of a text name the first step as their menu does. */
export function describeWayFromHome({ origin, language }: Place, steps: readonly Step[]): StructuredData {
  const home = { name: translateIn(language)('shell_home'), path: paths.home(language) }
  return describeWay(origin, [home, ...steps])
}

export function describeWay(origin: string, steps: readonly Step[]): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  }
}

type Article = {
  headline: string
  description: string
  path: string
  picturePath: string
  publishedAt: string
}

export function describeArticle(place: Place, article: Article): StructuredData {
  const { headline, description, path, picturePath, publishedAt } = article
  return {
    ...CONTEXT,
    '@type': 'NewsArticle',
    headline,
    description,
    url: place.origin + path,
    image: [place.origin + picturePath],
    datePublished: publishedAt,
    inLanguage: place.language,
    author: agency(place),
    publisher: agency(place),
  }
}

type Film = {
  name: string
  description: string
  path: string
  posterPath: string
  seconds: number
  uploadedOn: string
}

export function describeFilm({ origin, language }: Place, film: Film): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'VideoObject',
    name: film.name,
    description: film.description,
    contentUrl: origin + film.path,
    thumbnailUrl: origin + film.posterPath,
    duration: `PT${Math.round(film.seconds)}S`,
    uploadDate: film.uploadedOn,
    inLanguage: language,
  }
}

function agency({ origin, language }: Place): StructuredData {
  return { '@type': 'Organization', name: site.brand[language], url: origin + paths.home(language) }
}

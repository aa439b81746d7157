import type { Artist, Image } from '#domain/catalogue/model.ts'
import { describeProfile } from '#domain/catalogue/profile/describe-profile.ts'
import { longDate } from '#site/dates.ts'
import { paths } from '#site/paths.ts'
import { commonParts, type HandOutSetting, sayContact } from './collection-hand-out.ts'
import type { HandOut } from './hand-out.ts'
import { countPictures, type HandOutTranslate, translateIn } from './texts.ts'

/** As many as somebody leafs through, and as an e-mail takes in any layout. */
export const MOST_PORTFOLIO_WORKS = 60

/** An artist's works in the artist's own order, behind a cover with what buyers ask first. */
export function portfolioHandOut(artist: Artist, works: readonly Image[], setting: HandOutSetting): HandOut {
  const { language, origin, contact, now } = setting
  const t = translateIn(language)
  const path = paths.artist(language, artist.code)
  const shown = works.slice(0, MOST_PORTFOLIO_WORKS)
  const bio = language === 'de' ? artist.bioDe : artist.bioEn
  return {
    ...commonParts(setting),
    opening: {
      title: artist.name,
      facts: [[t('sheet_portfolio'), longDate(now, language), countShown(t, shown, works)].join(' · ')],
      online: {
        words: t('sheet_online', { address: new URL(origin).host + path }),
        address: origin + path,
      },
      cover: {
        picture: artist.portrait && {
          picture: artist.portrait,
          alt: t('sheet_portrait', { name: artist.name }),
          isPortrait: true,
        },
        note: bio,
        entries: describeProfile(artist.profile, language, now)?.facts ?? [],
        contact: sayContact(t, contact),
        enquiry: {
          words: t('sheet_enquire'),
          address: origin + paths.enquiryAbout(language, artist.id),
        },
      },
    },
    works: shown.map((image) => ({ image, note: '' })),
  }
}

function countShown(t: HandOutTranslate, shown: readonly Image[], works: readonly Image[]): string {
  if (shown.length === works.length) return countPictures(t, works.length)
  return t('sheet_pictures_first', { shown: shown.length, count: works.length })
}

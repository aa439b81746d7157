import type { Catalogue } from '#domain/catalogue/model.ts'
import { countNews, translateDecidingIn } from '#domain/collection/deciding/deciding-messages.ts'
import { listNews } from '#domain/collection/deciding/list-news.server.ts'
import { translateIn } from '#domain/enquiries/emails/email-messages.ts'
import { withoutLinks } from '#domain/enquiries/forms/links.ts'
import type { Database } from '#platform/database/database.ts'
import type { Language } from '#platform/i18n/language.ts'

/** More is read on the page. */
const MOST_COMMENTS_TOLD = 30

type Reading = {
  db: Database
  catalogue: Catalogue
  collectionId: string
  since: Date
  until: Date
  language: Language
}

/** `isCut` is how many comments are left out. */
type News = { counted: string; hearts: string; comments: string; isCut: number }

/** What readers said in that time, without links; null where nothing of it is left. */
export async function readNews({ catalogue, language, ...range }: Reading): Promise<News | null> {
  const { votes, comments } = await listNews(range)
  const t = translateIn(language)
  const titleOf = (id: number) => {
    const image = catalogue.imagesById.get(id)
    return (language === 'de' ? image?.titleDe : image?.titleEn) ?? `${id}`
  }
  const counted = countNews(translateDecidingIn(language), { votes: votes.length, comments: comments.length })
  if (counted === '') return null
  const hearts = [...Map.groupBy(votes, ({ image }) => image)].map(([image, of]) =>
    t('deciding_mail_heart', {
      image: titleOf(image),
      names: of.map(({ name }) => withoutLinks(name)).join(', '),
    }),
  )
  const told = comments.slice(0, MOST_COMMENTS_TOLD).map(({ image, name, text }) =>
    t('deciding_mail_comment', {
      name: withoutLinks(name),
      image: titleOf(image),
      text: withoutLinks(text),
    }),
  )
  return {
    counted,
    hearts: hearts.length > 0 ? `\n${hearts.join('\n')}` : '',
    comments: told.join('\n\n'),
    isCut: comments.length - told.length,
  }
}

import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { useCollection } from '#website/collection/collection-store.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { useContact } from '#website/islands/page-facts.tsx'
import { translateSearch } from '#website/search/search-messages.ts'
import { MailIcon, PhoneIcon } from '#website/ui/icons.tsx'
import style from './dialog-foot.module.css'

/** Links to telephone, contact form, all artists and the collection. */
export function DialogFoot() {
  const { phone } = useContact()
  const { t, language } = useMessages()
  const count = useCollection().length
  return (
    <div className={style.foot}>
      <a href={`tel:${phone.dialled}`}>
        <PhoneIcon size={18} />
        <span>{phone.shown}</span>
      </a>
      <a href={paths.contact(language)}>
        <MailIcon size={18} />
        {translateSearch('finder_mail')}
      </a>
      <a href={paths.allArtists(language)}>{t('shell_all_artists', { product: site.productWord })}</a>
      <a href={paths.collection(language)}>
        {count === 1 ? t('shell_collection_one') : t('shell_collection_many', { count })}
      </a>
    </div>
  )
}

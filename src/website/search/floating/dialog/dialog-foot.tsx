import { Link } from 'react-router'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { useCollection } from '#website/collection/collection-store.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { useContact } from '#website/layout/layout-data.tsx'
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
        {phone.shown}
      </a>
      <Link to={paths.contact(language)}>
        <MailIcon size={18} />
        {translateSearch('finder_mail')}
      </Link>
      <Link to={paths.allArtists(language)}>{t('shell_all_artists', { product: site.productWord })}</Link>
      <Link to={paths.collection(language)}>
        {count === 1 ? t('shell_collection_one') : t('shell_collection_many', { count })}
      </Link>
    </div>
  )
}

import { Link } from 'react-router'
import { paths } from '#agency/paths.ts'
import { useMessages } from '#base/language/messages.tsx'
import { MailIcon, PhoneIcon } from '#base/ui/icons.tsx'
import { site } from '#site'
import { useCollection } from '#website/collection/collection-store.ts'
import { tellSearch } from '#website/search/search-words.ts'
import { useContact } from '#website/shell/shell-data.tsx'
import style from './finder-foot.module.css'

/** Where else one may go from here: to us, to all artists, to what one has chosen. */
export function FinderFoot() {
  const { phone } = useContact()
  const { tell, language } = useMessages()
  const count = useCollection().length
  return (
    <div className={style.foot}>
      <a href={`tel:${phone.dialled}`}>
        <PhoneIcon size={18} />
        {phone.shown}
      </a>
      <Link to={paths.contact(language)}>
        <MailIcon size={18} />
        {tellSearch('finder_mail')}
      </Link>
      <Link to={paths.allArtists(language)}>{tell('shell_all_artists', { product: site.productWord })}</Link>
      <Link to={paths.collection(language)}>
        {tell('shell_collection')} <b>{count}</b>
      </Link>
    </div>
  )
}

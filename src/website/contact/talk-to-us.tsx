import { useMessages } from '#website/i18n/messages.tsx'
import { useContact } from '#website/islands/page-facts.tsx'
import { classNames } from '#website/ui/class-names.ts'
import typography from '#website/ui/typography.module.css'
import style from './talk-to-us.module.css'

export function TalkToUs() {
  const { hours, phone, mail } = useContact()
  const { t } = useMessages()
  return (
    <div>
      <p className={classNames(typography.small, typography.quiet)}>{t('contact_talk', { hours })}</p>
      <a className={style.reach} href={`tel:${phone.dialled}`}>
        {phone.shown}
      </a>
      <a className={style.reach} href={`mailto:${mail}`}>
        {mail}
      </a>
    </div>
  )
}

import { useMessages } from '#base/language/messages.tsx'
import { classNames } from '#base/ui/class-names.ts'
import typography from '#base/ui/typography.module.css'
import { useContact } from '#website/shell/shell-data.tsx'
import style from './talk-to-us.module.css'

/** Telephone with its hours, and the office's mail. */
export function TalkToUs() {
  const { hours, phone, mail } = useContact()
  const { tell } = useMessages()
  return (
    <div>
      <p className={classNames(typography.small, typography.quiet)}>{tell('contact_talk', { hours })}</p>
      <a className={style.reach} href={`tel:${phone.dialled}`}>
        {phone.shown}
      </a>
      <a className={style.reach} href={`mailto:${mail}`}>
        {mail}
      </a>
    </div>
  )
}

import { useMessages } from '#base/language/messages.tsx'
import { classNames } from '#base/ui/class-names.ts'
import typography from '#base/ui/typography.module.css'
import { site } from '#site'
import style from './talk-to-us.module.css'

/** Telephone with its hours, and the office's mail. */
export function TalkToUs() {
  const { tell, language } = useMessages()
  return (
    <div>
      <p className={classNames(typography.small, typography.quiet)}>
        {tell('contact_talk', { hours: site.hours[language] })}
      </p>
      <a className={style.reach} href={`tel:${site.phone.dialled}`}>
        {site.phone.shown}
      </a>
      <a className={style.reach} href={`mailto:${site.mail.office}`}>
        {site.mail.office}
      </a>
    </div>
  )
}

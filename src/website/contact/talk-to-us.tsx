import { useMessages } from '#base/language/messages.tsx'
import { classNames } from '#base/ui/class-names.ts'
import typography from '#base/ui/typography.module.css'
import { site } from '#site'
import { useShell } from '#website/shell/shell-data.tsx'
import style from './talk-to-us.module.css'

/** Telephone with its hours, and the office's mail. */
export function TalkToUs() {
  const { tell } = useMessages()
  const { hours } = useShell()
  return (
    <div>
      <p className={classNames(typography.small, typography.quiet)}>{tell('contact_talk', { hours })}</p>
      <a className={style.reach} href={`tel:${site.phone.dialled}`}>
        {site.phone.shown}
      </a>
      <a className={style.reach} href={`mailto:${site.mail.office}`}>
        {site.mail.office}
      </a>
    </div>
  )
}

import { FORM_PART, TEXT_PART } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { ButtonLink } from '#website/ui/controls.tsx'
import style from './guide-body.module.css'

/** To the form, where it is not beside them, and to the text below it. */
export function WaysOfApplying() {
  const { t } = useMessages()
  return (
    <div className={style.ways}>
      <span className={style.toForm}>
        <ButtonLink to={`#${FORM_PART}`}>{t('contact_apply')}</ButtonLink>
      </span>
      <ButtonLink to={`#${TEXT_PART}`} outlined>
        {t('contact_apply_guide')}
      </ButtonLink>
    </div>
  )
}

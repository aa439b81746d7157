import { paths } from '#site/paths.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import { useEmailTexts } from './email-messages.ts'
import style from './email-sent.module.css'

/** In place of the form when the e-mail is on its way. Takes the focus, since the button that had it is gone. */
export function SentSheet({ id }: { id: string }) {
  const { t, language } = useEmailTexts()
  return (
    <section className={style.sheet}>
      {/* biome-ignore lint/a11y/noAutofocus: nothing else says that it worked */}
      <h2 tabIndex={-1} autoFocus className={typography.lg}>
        {t('letter_sent')}
      </h2>
      <p className={typography.lead}>{t('letter_sent_text')}</p>
      <div className={style.ways}>
        <ButtonLink to={paths.collection(language)}>{t('letter_back')}</ButtonLink>
        <ButtonLink to={paths.collectionEmail(language, id)} outlined>
          {t('letter_again')}
        </ButtonLink>
      </div>
    </section>
  )
}

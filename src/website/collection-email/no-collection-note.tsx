import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import { type EmailText, useEmailTexts } from './email-messages.ts'
import style from './email-sent.module.css'
import type { CollectionEmailView } from './view-collection-email.ts'

type Reason = Exclude<CollectionEmailView['state'], 'ready'>

const WORDS = {
  unknown: { heading: 'letter_unknown', text: 'letter_unknown_text' },
  expired: { heading: 'letter_expired', text: 'letter_expired_text' },
  withdrawn: { heading: 'letter_withdrawn', text: 'letter_withdrawn_text' },
} as const satisfies Record<Reason, { heading: EmailText; text: EmailText }>

/** In place of the form: why there is nothing to send, and where the visitor's own collection is. */
export function NoCollectionNote({ reason }: { reason: Reason }) {
  const { t, language } = useEmailTexts()
  const { heading, text } = WORDS[reason]
  return (
    <section className={style.sheet}>
      <h2 className={typography.lg}>{t(heading)}</h2>
      <p className={typography.lead}>{t(text, { days: site.sharedCollectionDays })}</p>
      <ButtonLink to={paths.collection(language)}>{t('letter_open_collection')}</ButtonLink>
    </section>
  )
}

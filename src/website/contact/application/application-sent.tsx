import { paths } from '#site/paths.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import { SentSheet } from '#website/contact/form/sent-message.tsx'
import { ButtonLink } from '#website/ui/controls.tsx'

export function ApplicationSent({ number }: { number: string | null }) {
  const { t, language } = useFormTexts()
  return (
    <SentSheet
      heading={t('apply_sent')}
      steps={[
        ...(number ? [t('apply_sent_number', { number })] : []),
        t('form_sent_confirmed'),
        t('apply_sent_look'),
        t('apply_sent_answer'),
      ]}
    >
      <ButtonLink to={paths.team(language)}>{t('apply_sent_team')}</ButtonLink>
    </SentSheet>
  )
}

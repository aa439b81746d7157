import { paths } from '#site/paths.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import { SentSheet } from '#website/contact/form/sent-message.tsx'
import { ButtonLink } from '#website/ui/controls.tsx'
import { SentFiles } from './sent-files.tsx'

type ApplicationSentProps = { number: string | null; fileNames: readonly string[] }

export function ApplicationSent({ number, fileNames }: ApplicationSentProps) {
  const { t, language } = useFormTexts()
  return (
    <SentSheet
      heading={t('apply_sent')}
      steps={[
        ...(number ? [t('apply_sent_number', { number })] : []),
        t('form_sent_confirmed'),
        t('apply_sent_look'),
        t('apply_sent_answer'),
        ...(number ? [t('apply_sent_state')] : []),
      ]}
      enclosed={<SentFiles names={fileNames} />}
    >
      <ButtonLink to={paths.team(language)}>{t('apply_sent_team')}</ButtonLink>
    </SentSheet>
  )
}

import { paths } from '#site/paths.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import { SentSheet } from '#website/contact/form/sent-message.tsx'
import { ButtonLink } from '#website/ui/controls.tsx'

export function ApplicationSent() {
  const { tell, language } = useFormTexts()
  return (
    <SentSheet
      heading={tell('apply_sent')}
      steps={[tell('form_sent_confirmed'), tell('apply_sent_look'), tell('apply_sent_answer')]}
    >
      <ButtonLink to={paths.team(language)}>{tell('apply_sent_team')}</ButtonLink>
    </SentSheet>
  )
}

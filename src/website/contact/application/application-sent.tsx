import { paths } from '#agency/paths.ts'
import { ButtonLink } from '#base/ui/controls.tsx'
import { useFormWords } from '#website/contact/form/form-words.ts'
import { SentSheet } from '#website/contact/form/sent-sheet.tsx'

export function ApplicationSent() {
  const { tell, language } = useFormWords()
  return (
    <SentSheet
      heading={tell('apply_sent')}
      steps={[tell('form_sent_confirmed'), tell('apply_sent_look'), tell('apply_sent_answer')]}
    >
      <ButtonLink to={paths.team(language)}>{tell('apply_sent_team')}</ButtonLink>
    </SentSheet>
  )
}

import { paths } from '#site/paths.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import { SentSheet } from '#website/contact/form/sent-message.tsx'
import { useContact } from '#website/layout/layout-data.tsx'
import { ButtonLink } from '#website/ui/controls.tsx'

const UNBROKEN_SPACE = '\u00a0'

export function EnquirySent({ number }: { number: string | null }) {
  const { t, language } = useFormTexts()
  const phone = useContact().phone.shown.replaceAll(' ', UNBROKEN_SPACE)
  return (
    <SentSheet
      heading={t('enquiry_sent')}
      steps={[
        ...(number ? [t('enquiry_sent_number', { number })] : []),
        t('form_sent_confirmed'),
        t('enquiry_sent_answer'),
        t('enquiry_sent_call', { phone }),
      ]}
    >
      <ButtonLink to={paths.allArtists(language)}>{t('enquiry_sent_artists')}</ButtonLink>
      <ButtonLink to={paths.contact(language)} outlined>
        {t('enquiry_sent_again')}
      </ButtonLink>
    </SentSheet>
  )
}

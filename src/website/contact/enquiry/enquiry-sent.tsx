import { paths } from '#site/paths.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import { SentSheet } from '#website/contact/form/sent-message.tsx'
import { Island } from '#website/islands/island.tsx'
import { useContact } from '#website/islands/page-facts.tsx'
import { ButtonLink } from '#website/ui/controls.tsx'
import type { AskedImage } from './asked/view-asked-images.ts'
import { SentImages } from './sent-images.tsx'

const UNBROKEN_SPACE = '\u00a0'

type EnquirySentProps = { number: string | null; images: readonly AskedImage[] }

export function EnquirySent({ number, images }: EnquirySentProps) {
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
      enclosed={
        images.length > 0 && <Island name="contact/enquiry/sent-images" of={SentImages} props={{ images }} />
      }
    >
      <ButtonLink to={paths.allArtists(language)}>{t('enquiry_sent_artists')}</ButtonLink>
      <ButtonLink to={paths.contact(language)} outlined>
        {t('enquiry_sent_again')}
      </ButtonLink>
    </SentSheet>
  )
}

import { Link, useLocation } from 'react-router'
import { cutAround } from '#domain/imaging/model.ts'
import { paths } from '#site/paths.ts'
import style from '#website/contact/form/enclosure.module.css'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import { SentSheet } from '#website/contact/form/sent-message.tsx'
import { useContact } from '#website/layout/layout-data.tsx'
import { ButtonLink } from '#website/ui/controls.tsx'
import type { AskedImage } from './asked/view-asked-images.ts'
import { noteOn } from './sent-notes.ts'

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
      enclosed={images.length > 0 && <SentImages images={images} />}
    >
      <ButtonLink to={paths.allArtists(language)}>{t('enquiry_sent_artists')}</ButtonLink>
      <ButtonLink to={paths.contact(language)} outlined>
        {t('enquiry_sent_again')}
      </ButtonLink>
    </SentSheet>
  )
}

/** What the enquiry was about, once more. */
function SentImages({ images }: Pick<EnquirySentProps, 'images'>) {
  const { t } = useFormTexts()
  const { state } = useLocation()
  const noted = images.map((image) => ({ ...image, note: noteOn(image.id, state) }))
  return (
    <div className={style.enclosure}>
      <p>{t(images.length === 1 ? 'enquiry_images_one' : 'enquiry_images_some', { count: images.length })}</p>
      <ul className={style.pictures}>
        {noted.map(({ id, href, source, alt, focus, note }) => (
          <li key={id} className={note ? style.noted : undefined}>
            <Link to={href}>
              <img
                src={source}
                alt={alt}
                width={56}
                height={56}
                className={style.picture}
                style={cutAround(focus)}
              />
            </Link>
            {note}
          </li>
        ))}
      </ul>
    </div>
  )
}

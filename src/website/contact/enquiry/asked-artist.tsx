import { IMAGE_WIDTHS, pictureAddress } from '#domain/imaging/model.ts'
import style from '#website/contact/form/enclosure.module.css'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import type { EnquiryView } from './view-enquiry.ts'

/** As small as beside the collection. */
const SHOWN_WIDTH = 56

/** Whose page the visitor comes from, so that they see it is the right one. */
export function AskedArtist({ artist }: { artist: NonNullable<EnquiryView['artist']> }) {
  const { t } = useFormTexts()
  const { name, href, portrait } = artist
  return (
    <div className={style.enclosure}>
      <img
        src={pictureAddress(portrait, IMAGE_WIDTHS[0])}
        alt=""
        width={SHOWN_WIDTH}
        height={SHOWN_WIDTH}
        className={style.picture}
      />
      <span>{t('enquiry_asked', { name })}</span>
      {/* In a window of its own, since files that were chosen would be gone on the way back. */}
      <a href={href} target="_blank" className={style.link} rel="noopener">
        {t('enquiry_portfolio')}
      </a>
    </div>
  )
}

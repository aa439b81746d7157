import type { ReactNode } from 'react'
import { PortraitPicture } from '#website/artist-list/portrait-picture.tsx'
import type { AskedArtistView } from '#website/contact/enquiry/view-enquiry.ts'
import style from '#website/contact/form/enclosure.module.css'
import { useFormTexts } from '#website/contact/form/form-messages.ts'

type AskedArtistProps = {
  artist: AskedArtistView
  /** The way to take the artist out, and what is sent. */
  children?: ReactNode
}

/** Whose page the visitor comes from, so that they see it is the right one. */
export function AskedArtist({ artist, children }: AskedArtistProps) {
  const { t } = useFormTexts()
  const { name, href, portrait } = artist
  return (
    <div className={style.enclosure}>
      <span className={style.face}>
        <PortraitPicture portrait={portrait} name={name} alt="" eager />
      </span>
      <span>{t('enquiry_asked', { name })}</span>
      {/* In a window of its own, since files that were chosen would be gone on the way back. */}
      {href && (
        <a href={href} target="_blank" className={style.link} rel="noopener">
          {t('enquiry_portfolio')}
        </a>
      )}
      {children}
    </div>
  )
}

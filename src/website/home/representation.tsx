import { cutAround } from '#domain/imaging/model.ts'
import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { useContact } from '#website/islands/page-facts.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import { customProperties } from '#website/ui/custom-properties.ts'
import { PhoneIcon } from '#website/ui/icons.tsx'
import typography from '#website/ui/typography.module.css'
import style from './representation.module.css'
import type { BannerView } from './view-home.ts'

/** The offer to search on the visitor's behalf. */
export function Representation({ banner }: { banner: BannerView }) {
  const { phone } = useContact()
  const { t, language } = useMessages()
  const { title, text, alt, picture } = banner
  return (
    <section className={classNames('below-fold', style.sheet)}>
      <div className={style.picture} style={customProperties({ '--ground': picture.dominantColour })}>
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          style={cutAround(picture.focus)}
          sizes="(max-width: 900px) 115vw, 65rem"
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className={style.text}>
        <h2 className={typography.xl}>{title}</h2>
        <p className={classNames(typography.lead, style.offer)}>{text}</p>
        <div className={style.ways}>
          <ButtonLink to={paths.contact(language)}>{t('home_suggestions')}</ButtonLink>
          <ButtonLink to={`tel:${phone.dialled}`} outlined>
            <PhoneIcon />
            <span>{phone.shown}</span>
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

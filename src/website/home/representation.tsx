import { cutAround } from '#agency/imaging/model.ts'
import { paths } from '#agency/paths.ts'
import { useMessages } from '#base/language/messages.tsx'
import { classNames } from '#base/ui/class-names.ts'
import { ButtonLink } from '#base/ui/controls.tsx'
import { customProperties } from '#base/ui/custom-properties.ts'
import { PhoneIcon } from '#base/ui/icons.tsx'
import typography from '#base/ui/typography.module.css'
import { useContact } from '#website/shell/shell-data.tsx'
import style from './representation.module.css'
import type { BannerView } from './view-editorial.ts'

/** The offer to search on the visitor's behalf. */
export function Representation({ banner }: { banner: BannerView }) {
  const { phone } = useContact()
  const { tell, language } = useMessages()
  const { title, text, alt, picture } = banner
  return (
    <section className={classNames('below-fold', style.sheet)}>
      <div className={style.picture} style={customProperties({ '--ground': picture.ground })}>
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          style={cutAround(picture.focus)}
          sizes="(max-width: 900px) 94vw, 50vw"
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
          <ButtonLink to={paths.contact(language)}>{tell('home_suggestions')}</ButtonLink>
          <ButtonLink to={`tel:${phone.dialled}`} outlined>
            <PhoneIcon />
            {phone.shown}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

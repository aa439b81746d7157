import { cutAround } from '#domain/imaging/model.ts'
import typography from '#website/ui/typography.module.css'
import { useEmailTexts } from './email-messages.ts'
import style from './email-thumbnails.module.css'
import type { Thumbnail } from './view-collection-email.ts'

/** Four to a row of a third of the page; a square takes no more of a phone. */
const SHOWN_WIDTH = 90

/** The collection in small, beside the form. */
export function EmailThumbnails({ images, count }: { images: Thumbnail[]; count: number }) {
  const { t } = useEmailTexts()
  const further = count - images.length
  return (
    <aside className={style.side}>
      <h2 className={typography.label}>
        {t(count === 1 ? 'letter_images_one' : 'letter_images_some', { count })}
      </h2>
      <ul className={style.list}>
        {images.map(({ id, source, alt, focus }) => (
          <li key={id}>
            <img src={source} style={cutAround(focus)} alt={alt} width={SHOWN_WIDTH} height={SHOWN_WIDTH} />
          </li>
        ))}
      </ul>
      {further > 0 && <p className={typography.small}>{t('letter_more_images', { count: further })}</p>}
    </aside>
  )
}

import type { Collection } from '#domain/collection/model.ts'
import { IMAGE_WIDTHS, pictureAddress } from '#domain/imaging/model.ts'
import { paths } from '#site/paths.ts'
import { useTiles } from '#website/collection/entries/use-tiles.ts'
import style from '#website/contact/form/enclosure.module.css'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import { CheckField } from '#website/ui/fields/check-field.tsx'
import { FieldNotes } from '#website/ui/fields/field.tsx'
import type { EnquiryView } from './view-enquiry.ts'

/** What is sent as `collection` until the visitor's own one is saved and has an id. */
export const OWN_COLLECTION = 'own'

/** Enough to know the collection again; the link leads to all of it. */
const MOST_SHOWN = 8
const SHOWN_WIDTH = 56

type Thumbnail = { id: number; source: string; alt: string }
type AttachedCollectionProps = {
  saved: EnquiryView['collection']
  own: Collection
  /** Not where the enquiry is about other images: then the visitor says whether these belong to it too. */
  isOwnTicked: boolean
  error: string | undefined
}

/** The collection that goes along: one that the address names, else the visitor's own. */
export function AttachedCollection({ saved, ...own }: AttachedCollectionProps) {
  const { t, language } = useFormTexts()
  if (saved === null) return own.own.length > 0 ? <OwnCollection {...own} /> : null
  const { id, view } = saved
  if (view.state !== 'ready') return <p className={style.enclosure}>{t('enquiry_collection_gone')}</p>
  return (
    <Enclosed
      value={id}
      count={view.count}
      images={view.images.slice(0, MOST_SHOWN)}
      href={paths.sharedCollection(language, id)}
      isTicked
      error={own.error}
    />
  )
}

/** Saved only when it is sent. */
function OwnCollection({ own, isOwnTicked, error }: Omit<AttachedCollectionProps, 'saved'>) {
  const { language } = useFormTexts()
  const ids = own.slice(0, MOST_SHOWN).map(({ imageId }) => imageId)
  const { tiles } = useTiles(ids)
  const images = ids.flatMap((id): Thumbnail[] => {
    const tile = tiles.get(id)
    return tile ? [{ id, source: pictureAddress(tile, IMAGE_WIDTHS[0]), alt: tile.alt }] : []
  })
  return (
    <Enclosed
      value={OWN_COLLECTION}
      count={own.length}
      images={images}
      href={paths.collection(language)}
      isTicked={isOwnTicked}
      error={error}
    />
  )
}

type EnclosedProps = {
  value: string
  count: number
  images: readonly Thumbnail[]
  href: string
  isTicked: boolean
  error: string | undefined
}

function Enclosed({ value, count, images, href, isTicked, error }: EnclosedProps) {
  const { t } = useFormTexts()
  return (
    <div className={style.enclosure}>
      <CheckField name="collection" value={value} isTicked={isTicked}>
        {t(count === 1 ? 'enquiry_collection_one' : 'enquiry_collection_some', { count })}
      </CheckField>
      {/* In a window of its own, since files that were chosen would be gone on the way back. */}
      <a href={href} target="_blank" className={style.link} rel="noopener">
        {t('enquiry_collection_open')}
      </a>
      <div className={style.pictures}>
        {images.map(({ id, source, alt }) => (
          <img
            key={id}
            src={source}
            alt={alt}
            width={SHOWN_WIDTH}
            height={SHOWN_WIDTH}
            className={style.picture}
          />
        ))}
      </div>
      <FieldNotes name="collection" error={error} help={undefined} />
    </div>
  )
}

import { LONGEST_NOTE } from '#domain/collection/model.ts'
import { MOST_ENQUIRED_IMAGES } from '#domain/enquiries/forms/enquiry.ts'
import { cutAround } from '#domain/imaging/model.ts'
import { ARTIST, IMAGE } from '#website/contact/enquiry/enquiry-address.ts'
import type { EnquiryView } from '#website/contact/enquiry/view-enquiry.ts'
import type { ErrorTexts } from '#website/contact/form/form-answer.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import field from '#website/ui/fields/field.module.css'
import { FieldNotes, fieldId } from '#website/ui/fields/field.tsx'
import { PersonName } from '#website/ui/text/person-name.tsx'
import { AskedArtist } from './asked-artist.tsx'
import style from './asked-images.module.css'
import { RemoveButton } from './remove-button.tsx'
import type { Asked } from './use-asked.ts'
import type { AskedImage } from './view-asked-images.ts'

type AskedImagesProps = { asked: Asked; view: EnquiryView; errors: ErrorTexts }

/** What the enquiry is about: artists, and images with a note for each. */
export function AskedImages({ asked, view, errors }: AskedImagesProps) {
  const { t } = useFormTexts()
  const { images, artists } = asked
  return (
    <div id={fieldId('images')} className={style.asked}>
      {images.length + artists.length > 0 && <FirstButton />}
      {view.artist && <AskedArtist artist={view.artist} />}
      <div className={style.asked}>
        {artists.map((artist) => (
          <AskedArtist key={artist.id} artist={artist}>
            <input type="hidden" name="artists" value={artist.id} />
            <RemoveButton
              label={t('enquiry_remove', { name: artist.name })}
              name={ARTIST}
              id={artist.id}
              onRemove={(event) => asked.removeArtist(event, artist.id)}
            />
          </AskedArtist>
        ))}
      </div>
      <Missing view={view} />
      {images.length > 0 && (
        <fieldset className={style.images}>
          <legend className={style.legend}>
            {t(images.length === 1 ? 'enquiry_images_one' : 'enquiry_images_some', { count: images.length })}
          </legend>
          <ul id={fieldId('notes')}>
            {images.map((image) => (
              <Row key={image.id} image={image} onRemove={(event) => asked.removeImage(event, image.id)} />
            ))}
          </ul>
        </fieldset>
      )}
      {['images', 'notes'].map((name) => (
        <FieldNotes key={name} name={name} error={errors[name]} help={undefined} />
      ))}
    </div>
  )
}

/** Enter in a field presses the first button of its form: that has to be the one that sends, and none that removes. */
function FirstButton() {
  const { t } = useFormTexts()
  return (
    <button type="submit" tabIndex={-1} aria-hidden="true" className="visually-hidden">
      {t('enquiry_send')}
    </button>
  )
}

/** What the address names and the form does not have. */
function Missing({ view: { about, missingArtists } }: Pick<AskedImagesProps, 'view'>) {
  const { t } = useFormTexts()
  const { missing, excess } = about
  const sentences = [
    missingArtists > 0 && t('enquiry_artist_gone'),
    missing > 0 && t(missing === 1 ? 'enquiry_image_gone' : 'enquiry_images_gone', { count: missing }),
    excess > 0 && t('enquiry_images_excess', { most: MOST_ENQUIRED_IMAGES, count: excess }),
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 && <p className={style.missing}>{sentences.join(' ')}</p>
}

type RowProps = { image: AskedImage; onRemove: Parameters<typeof RemoveButton>[0]['onRemove'] }

function Row({ image, onRemove }: RowProps) {
  const { t } = useFormTexts()
  const { id, title, artistName, href, source, alt, note } = image
  const noteId = `${fieldId('notes')}-${id}`
  return (
    <li className={style.row}>
      <input type="hidden" name="images" value={id} />
      {/* In a window of its own, since files that were chosen would be gone on the way back. */}
      <a href={href} target="_blank" rel="noopener" className={style.picture}>
        <img src={source} alt={alt} width={96} height={96} style={cutAround(image.focus)} loading="lazy" />
      </a>
      <div className={style.words}>
        <p className={style.title}>
          <span>{title}</span>{' '}
          <span className={style.artist}>
            <PersonName>{artistName}</PersonName>
          </span>
        </p>
        <label htmlFor={noteId} className={style.label}>
          {t('enquiry_note')}
          <span className="visually-hidden">{` ${title}`}</span>
        </label>
        <textarea
          id={noteId}
          name="notes"
          rows={1}
          maxLength={LONGEST_NOTE}
          defaultValue={note}
          placeholder={t('enquiry_note_example')}
          className={`${field.control} ${style.note}`}
        />
      </div>
      <RemoveButton label={t('enquiry_remove', { name: title })} name={IMAGE} id={id} onRemove={onRemove} />
    </li>
  )
}

import { type ChangeEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { LONGEST_NOTE } from '#domain/collection/collection-model.ts'
import { MOST_ENQUIRED_IMAGES } from '#domain/enquiries/forms/enquiry.ts'
import { REMOVE_FIELD } from '#domain/enquiries/forms/submission.ts'
import { cutAround } from '#domain/imaging/imaging-model.ts'
import { PortraitPicture } from '#website/artist-list/portrait-picture.tsx'
import { changeAddress, useAddress } from '#website/navigation/address.ts'
import { RoundButton } from '#website/ui/controls.tsx'
import field from '#website/ui/field.module.css'
import { FieldNotes, fieldId } from '#website/ui/fields.tsx'
import { CrossIcon } from '#website/ui/icons.tsx'
import { PersonName } from '#website/ui/person-name.tsx'
import enclosureStyle from './enclosure.module.css'
import style from './enquired-images.module.css'
import { ARTIST, IMAGE, queryWithArtist, queryWithout } from './enquiry-address.ts'
import { chosenIn, type ErrorTexts, type FormAnswer, useFormTexts } from './form-answer.ts'
import type { EnquiredArtistView, EnquiredImageView, EnquiryView } from './view-forms.ts'

type EnquiredImageListProps = { enquired: EnquiredImages; view: EnquiryView; errors: ErrorTexts }

/** Lists the artists and images that the enquiry is about, with a note for each image. */
export function EnquiredImageList({ enquired, view, errors }: EnquiredImageListProps) {
  const { t } = useFormTexts()
  const { images, artists } = enquired
  return (
    <div id={fieldId('images')} className={style.asked}>
      {images.length + artists.length > 0 && <FirstButton />}
      {view.artist && <EnquiredArtist artist={view.artist} />}
      <div className={style.asked}>
        {artists.map((artist) => (
          <EnquiredArtist key={artist.id} artist={artist}>
            <input type="hidden" name="artists" value={artist.id} />
            <RemoveButton
              label={t('enquiry_remove', { name: artist.name })}
              name={ARTIST}
              id={artist.id}
              onRemove={(event) => enquired.removeArtist(event, artist.id)}
            />
          </EnquiredArtist>
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
              <Row key={image.id} image={image} onRemove={(event) => enquired.removeImage(event, image.id)} />
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

/** Enter in a field presses the first button of its form, which has to be the one that sends. */
function FirstButton() {
  const { t } = useFormTexts()
  return (
    <button type="submit" tabIndex={-1} aria-hidden="true" className="visually-hidden">
      {t('enquiry_send')}
    </button>
  )
}

/** Says that artists or images of the address are missing from the form. */
function Missing({ view: { about, missingArtists } }: Pick<EnquiredImageListProps, 'view'>) {
  const { t } = useFormTexts()
  const { missing, excess } = about
  const sentences = [
    missingArtists > 0 && t('enquiry_artist_gone'),
    missing > 0 && t(missing === 1 ? 'enquiry_image_gone' : 'enquiry_images_gone', { count: missing }),
    excess > 0 && t('enquiry_images_excess', { most: MOST_ENQUIRED_IMAGES, count: excess }),
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 && <p className={style.missing}>{sentences.join(' ')}</p>
}

type RowProps = { image: EnquiredImageView; onRemove: Parameters<typeof RemoveButton>[0]['onRemove'] }

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

type EnquiredArtistProps = {
  artist: EnquiredArtistView
  /** The button that takes the artist out, and the hidden field that is sent. */
  children?: ReactNode
}

/** Shows the artist whose page the visitor comes from, so that they see it is the right one. */
function EnquiredArtist({ artist, children }: EnquiredArtistProps) {
  const { t } = useFormTexts()
  const { name, href, portrait } = artist
  return (
    <div className={enclosureStyle.enclosure}>
      <span className={enclosureStyle.face}>
        <PortraitPicture portrait={portrait} name={name} alt="" eager />
      </span>
      <span>{t('enquiry_asked', { name })}</span>
      {href && (
        <a href={href} target="_blank" className={enclosureStyle.link} rel="noopener">
          {t('enquiry_portfolio')}
        </a>
      )}
      {children}
    </div>
  )
}

type RemoveButtonProps = {
  label: string
  name: typeof ARTIST | typeof IMAGE
  id: number
  onRemove: (event: MouseEvent<HTMLButtonElement>) => void
}

/** Without script the form is sent to the address without the item, which answers with the form as it was filled in. */
function RemoveButton({ label, name, id, onRemove }: RemoveButtonProps) {
  const { pathname, search } = useAddress()
  return (
    <RoundButton
      type="submit"
      name={REMOVE_FIELD}
      value={id}
      formAction={`${pathname}${queryWithout(search, name, id)}#${fieldId('images')}`}
      label={label}
      onClick={(event) => {
        event.preventDefault()
        onRemove(event)
      }}
    >
      <CrossIcon />
    </RoundButton>
  )
}

export type EnquiredImages = ReturnType<typeof useEnquiredImages>
type Name = typeof ARTIST | typeof IMAGE

/** The images and further artists that the enquiry is about, as far as the visitor has not taken them out. */
export function useEnquiredImages(
  { about, artists: all, further }: EnquiryView,
  answer: FormAnswer | undefined,
) {
  const { search } = useAddress()
  const [images, setImages] = useState(() => withTypedNotes(about.images, answer))
  const [artists, setArtists] = useState(further)

  /** The address follows, so that a reload and the other language are about the same. */
  function follow({ currentTarget }: MouseEvent<HTMLButtonElement>, name: Name, id: number): void {
    passFocusOn(currentTarget)
    // The draft is kept anew, without what is taken out.
    currentTarget.form?.dispatchEvent(new Event('input', { bubbles: true }))
    changeAddress(queryWithout(search, name, id), { replace: true })
  }

  return {
    images,
    artists,
    removeImage: (event: MouseEvent<HTMLButtonElement>, id: number) => {
      follow(event, IMAGE, id)
      setImages((all) => all.filter((image) => image.id !== id))
    },
    addArtist: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
      const added = all.find(({ id }) => id === Number(currentTarget.value))
      if (!added) return
      // The choice is in the list above from now on.
      currentTarget.value = ''
      changeAddress(queryWithArtist(search, added.id), { replace: true })
      setArtists((others) => [...others, { ...added, href: null, portrait: null }])
    },
    removeArtist: (event: MouseEvent<HTMLButtonElement>, id: number) => {
      follow(event, ARTIST, id)
      setArtists((all) => all.filter((artist) => artist.id !== id))
    },
  }
}

function passFocusOn(button: HTMLButtonElement): void {
  const { form, name } = button
  const controls = [...(form?.elements ?? [])].filter((control) => control instanceof HTMLElement)
  const alike = controls.filter((control) => control instanceof HTMLButtonElement && control.name === name)
  const at = alike.indexOf(button)
  const next = alike[at + 1] ?? alike[at - 1] ?? controls.find((control) => control.matches('[name=message]'))
  next?.focus()
}

function withTypedNotes(images: EnquiryView['about']['images'], answer: FormAnswer | undefined) {
  if (!answer) return images
  const notes = chosenIn(answer.typed, 'notes')
  const typed = new Map(chosenIn(answer.typed, 'images').map((id, at) => [id, notes[at] ?? '']))
  return images.map((image) => ({ ...image, note: typed.get(String(image.id)) ?? image.note }))
}

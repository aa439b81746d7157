import { useState } from 'react'
import type { Collection } from '#domain/collection/collection-model.ts'
import { ENQUIRY, ENQUIRY_FILE_TYPES } from '#domain/enquiries/forms/enquiry.ts'
import { sayErrors } from '#domain/enquiries/forms/submission.ts'
import { IMAGE_WIDTHS, pictureAddress } from '#domain/imaging/imaging-model.ts'
import { checkForm } from '#platform/fields/check.ts'
import { keysOf } from '#platform/fields/kinds.ts'
import { apiPath, ENQUIRIES } from '#site/api-paths.ts'
import { paths } from '#site/paths.ts'
import { projectsState, useCollection } from '#website/collection/collection-store.ts'
import { saveForSharing } from '#website/collection/save-for-sharing.ts'
import { useTiles } from '#website/collection/use-tiles.ts'
import { CheckField, FieldNotes } from '#website/ui/fields.tsx'
import typography from '#website/ui/typography.module.css'
import style from './enclosure.module.css'
import { useEnquiredImages } from './enquired-images.tsx'
import { EnquiryFields } from './enquiry-fields.tsx'
import { FileField, readFormValues, useFiles } from './file-field.tsx'
import { type FormAnswer, listLargeFiles, openedAt, type SubmitError, useFormTexts } from './form-answer.ts'
import { useSending } from './send-form.ts'
import form from './send-form-frame.module.css'
import { SendFormFrame } from './send-form-frame.tsx'
import { passNotesOn } from './sent-images.tsx'
import { useUnsentInput } from './unsent-input.ts'
import type { EnquiryView } from './view-forms.ts'

type EnquiryFormProps = { view: EnquiryView; answer: FormAnswer | undefined }

export function EnquiryForm({ view, answer }: EnquiryFormProps) {
  const { t, language } = useFormTexts()
  const files = useFiles()
  const unsent = useUnsentInput({ files, isFresh: answer === undefined })
  const collection = useCollection()
  const enquired = useEnquiredImages(view, answer)
  const [first] = useState(() => ({
    errors: sayErrors(answer?.errors ?? {}, answer?.wrongFiles ?? [], t),
    error: answer?.error ?? null,
  }))

  /** The visitor's own collection is known to this browser alone until it goes along. */
  async function saveCollection(form: FormData): Promise<SubmitError | null> {
    if (form.get('collection') !== OWN_COLLECTION) return null
    const { all, currentId } = projectsState.read()
    const title = all.find(({ id }) => id === currentId)?.name ?? ''
    const saving = await saveForSharing(collection, language, { title })
    if (saving.outcome !== 'saved') return saving.outcome === 'offline' ? 'offline' : 'no-collection'
    form.set('collection', saving.saved.id)
    if (!form.get('projectName')) form.set('projectName', title)
    return null
  }

  const sending = useSending({
    address: apiPath(ENQUIRIES),
    first,
    readValues: (form) => readFormValues(form, files),
    check: (form) => sayErrors(checkForm(ENQUIRY, form), listLargeFiles(ENQUIRY, form), t),
    prepare: saveCollection,
    onAccepted: ({ number, form }) => {
      const ids = enquired.images.map(({ id }) => id)
      passNotesOn(form)
      location.replace(paths.enquirySent(language, number, ids))
    },
  })

  return (
    <SendFormFrame
      fields={keysOf(ENQUIRY)}
      sending={sending}
      files={files}
      sendWord={t('enquiry_send')}
      opened={openedAt(view, answer)}
      unsent={unsent}
    >
      <EnquiryFields enquired={enquired} view={view} typed={answer?.typed ?? {}} errors={sending.errors} />
      <FileField
        label={t('enquiry_attachment')}
        help={t(answer ? 'form_files_again' : 'enquiry_files_help')}
        error={sending.errors.attachment}
        types={ENQUIRY_FILE_TYPES}
        files={files}
      />
      {!view.isAboutCollection && (
        <AttachedCollection
          saved={view.collection}
          collection={collection}
          isOwnTicked={view.about.images.length === 0}
          error={sending.errors.collection}
        />
      )}
      <TermsField isAccepted={answer?.typed.terms !== undefined} error={sending.errors.terms} />
    </SendFormFrame>
  )
}

/** The links open windows of their own: files that were chosen would be gone on the way back. */
function TermsField({ isAccepted, error }: { isAccepted: boolean; error: string | undefined }) {
  const { t, language } = useFormTexts()
  return (
    <div className={form.agreement}>
      <CheckField name="terms" required isTicked={isAccepted} error={error}>
        {t('enquiry_terms')}{' '}
        <a href={paths.terms(language)} target="_blank" rel="noopener">
          {t('enquiry_terms_link')}
        </a>
      </CheckField>
      <p className={typography.small}>
        {t('form_privacy')}{' '}
        <a href={paths.privacy(language)} target="_blank" rel="noopener">
          {t('form_privacy_link')}
        </a>
      </p>
    </div>
  )
}

/** Sent as `collection` until the visitor's own collection is saved and has an id. */
const OWN_COLLECTION = 'own'

const MOST_SHOWN = 8
const SHOWN_WIDTH = 56

type Thumbnail = { id: number; source: string; alt: string }
type AttachedCollectionProps = {
  saved: EnquiryView['collection']
  collection: Collection
  /** Not ticked where the enquiry is about other images: the visitor then says whether these belong to it too. */
  isOwnTicked: boolean
  error: string | undefined
}

function AttachedCollection({ saved, ...props }: AttachedCollectionProps) {
  const { t, language } = useFormTexts()
  if (saved === null) return props.collection.length > 0 ? <OwnCollection {...props} /> : null
  const { id, view } = saved
  if (view.state !== 'ready') return <p className={style.enclosure}>{t('enquiry_collection_gone')}</p>
  return (
    <Enclosed
      value={id}
      count={view.count}
      images={view.images.slice(0, MOST_SHOWN)}
      href={paths.sharedCollection(language, id)}
      isTicked
      error={props.error}
    />
  )
}

function OwnCollection({ collection, isOwnTicked, error }: Omit<AttachedCollectionProps, 'saved'>) {
  const { language } = useFormTexts()
  const ids = collection.slice(0, MOST_SHOWN).map(({ imageId }) => imageId)
  const { tiles } = useTiles(ids)
  const images = ids.flatMap((id): Thumbnail[] => {
    const tile = tiles.get(id)
    return tile ? [{ id, source: pictureAddress(tile, IMAGE_WIDTHS[0]), alt: tile.alt }] : []
  })
  return (
    <Enclosed
      value={OWN_COLLECTION}
      count={collection.length}
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

import { useState } from 'react'
import { ENQUIRY, ENQUIRY_FILE_TYPES } from '#domain/enquiries/forms/enquiry.ts'
import { checkForm, sentencesOf } from '#platform/fields/check.ts'
import { keysOf } from '#platform/fields/kinds.ts'
import { apiPath, ENQUIRIES } from '#site/api-paths.ts'
import { paths } from '#site/paths.ts'
import { projectsState, useCollection } from '#website/collection/collection-store.ts'
import { saveForSharing } from '#website/collection/sharing/save-for-sharing.ts'
import { FileField } from '#website/contact/form/files/file-field.tsx'
import { useFiles } from '#website/contact/form/files/use-files.ts'
import { type FormAnswer, openedAt, type Trouble } from '#website/contact/form/form-answer.ts'
import { readFormValues } from '#website/contact/form/form-data.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import { SendFormFrame } from '#website/contact/form/send-form-frame.tsx'
import { useSending } from '#website/contact/form/sending/use-sending.ts'
import { useAsked } from './asked/use-asked.ts'
import { AttachedCollection, OWN_COLLECTION } from './attached-collection.tsx'
import { EnquiryFields } from './enquiry-fields.tsx'
import { passNotesOn } from './sent-notes.ts'
import { TermsField } from './terms-field.tsx'
import type { EnquiryView } from './view-enquiry.ts'

type EnquiryFormProps = { view: EnquiryView; answer: FormAnswer | undefined }

/** The contact form: on the contact page and below each guide to commissioning. */
export function EnquiryForm({ view, answer }: EnquiryFormProps) {
  const { t, language } = useFormTexts()
  const files = useFiles()
  const collection = useCollection()
  const asked = useAsked(view, answer)
  const [first] = useState(() => ({
    errors: sentencesOf(answer?.errors ?? {}, t),
    trouble: answer?.trouble ?? null,
  }))

  /** The visitor's own collection is known to this browser alone until it goes along. */
  async function saveCollection(form: FormData): Promise<Trouble | null> {
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
    check: (form) => sentencesOf(checkForm(ENQUIRY, form), t),
    prepare: saveCollection,
    onAccepted: ({ number, form }) => {
      const ids = asked.images.map(({ id }) => id)
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
      isFresh={answer === undefined}
    >
      <EnquiryFields asked={asked} view={view} typed={answer?.typed ?? {}} errors={sending.errors} />
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
          own={collection}
          isOwnTicked={view.about.images.length === 0}
          error={sending.errors.collection}
        />
      )}
      <TermsField isAccepted={answer?.typed.terms !== undefined} error={sending.errors.terms} />
    </SendFormFrame>
  )
}

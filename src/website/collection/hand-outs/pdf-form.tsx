import type { SubmitEvent } from 'react'
import { LAYOUTS, LONGEST_COVER_NOTE, LONGEST_TITLE } from '#domain/hand-outs/model.ts'
import { furtherPaths } from '#site/paths/further-paths.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { Field } from '#website/ui/fields/field.tsx'
import rows from '#website/ui/fields/rows.module.css'
import { SelectField } from '#website/ui/fields/select-field.tsx'
import { CaretIcon, DocumentIcon } from '#website/ui/icons.tsx'
import style from './pdf-form.module.css'

const LAYOUT_NAMES = {
  sheet: 'collection_layout_sheet',
  one: 'collection_layout_one',
  two: 'collection_layout_two',
} as const

type PdfFormProps = {
  /** Of a shared collection; null before there is one, which only happens with script. */
  id: string | null
  onSave: (wishes: FormData) => void
}

/** Without script the file comes in a window of its own, and so does an error. */
export function PdfForm({ id, onSave }: PdfFormProps) {
  const { t, language } = useCollectionMessages()
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSave(new FormData(event.currentTarget))
  }
  return (
    <form
      method="post"
      action={id === null ? undefined : furtherPaths.collectionPdf(id)}
      target="_blank"
      onSubmit={save}
      rel="noopener"
    >
      <input type="hidden" name="lang" value={language} />
      <details className={style.wishes}>
        <summary className={rows.row}>
          {t('collection_pdf_wishes')} <CaretIcon size={12} />
        </summary>
        <div className={style.fields}>
          <SelectField label={t('collection_layout')} name="layout" required>
            {LAYOUTS.map((layout) => (
              <option key={layout} value={layout}>
                {t(LAYOUT_NAMES[layout])}
              </option>
            ))}
          </SelectField>
          <Field label={t('collection_pdf_title')} name="title" maxLength={LONGEST_TITLE} />
          <Field label={t('collection_pdf_note')} name="note" multiline maxLength={LONGEST_COVER_NOTE} />
        </div>
      </details>
      <button type="submit" className={rows.row}>
        {t('collection_pdf')} <DocumentIcon />
      </button>
    </form>
  )
}

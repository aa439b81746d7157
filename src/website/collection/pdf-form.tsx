import { type SubmitEvent, useRef } from 'react'
import { LAYOUTS, LONGEST_COVER_NOTE, LONGEST_TITLE } from '#domain/hand-outs/hand-outs-model.ts'
import { furtherPaths } from '#site/further-paths.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { Field, SelectField } from '#website/ui/fields.tsx'
import { CaretIcon, DocumentIcon } from '#website/ui/icons.tsx'
import rows from '#website/ui/rows.module.css'
import style from './pdf-form.module.css'

const LAYOUT_NAMES = {
  sheet: 'collection_layout_sheet',
  one: 'collection_layout_one',
  two: 'collection_layout_two',
} as const

type PdfFormProps = {
  /** The id of the shared collection; null before there is one, which only happens with script. */
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

const MESSAGES = {
  fetched: 'collection_pdf_here',
  busy: 'collection_pdf_busy',
  expired: 'collection_expired',
  offline: 'collection_save_offline',
  failed: 'collection_pdf_failed',
} as const

export function usePdf(say: (message: string) => void): (id: string, wishes: FormData) => Promise<void> {
  const { t } = useCollectionMessages()
  const isFetching = useRef(false)
  return async (id, wishes) => {
    if (isFetching.current) return
    isFetching.current = true
    say(t('collection_pdf_coming'))
    const outcome = await fetchPdf(furtherPaths.collectionPdf(id), wishes)
    isFetching.current = false
    say(t(MESSAGES[outcome]))
  }
}

type Fetching = 'fetched' | 'busy' | 'expired' | 'offline' | 'failed'

/** No PDF that the server makes takes longer than this. */
const TIMEOUT_MS = 150_000
/** By then every browser has begun to save the file. */
const KEPT_MS = 60_000
const OUTCOMES: Readonly<Record<number, Fetching>> = { 404: 'expired', 410: 'expired', 503: 'busy' }

async function fetchPdf(address: string, wishes: FormData): Promise<Fetching> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams([...wishes].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) return OUTCOMES[response.status] ?? 'failed'
    const [, name = ''] = /filename="(.+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
    const href = URL.createObjectURL(await response.blob())
    download(href, name)
    setTimeout(() => URL.revokeObjectURL(href), KEPT_MS)
    return 'fetched'
  } catch (error) {
    console.warn('Fetching the PDF:', error)
    return 'offline'
  }
}

export function download(href: string, name = ''): void {
  Object.assign(document.createElement('a'), { href, download: name }).click()
}

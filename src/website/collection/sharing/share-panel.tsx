import { useMemo, useRef } from 'react'
import type { Collection } from '#domain/collection/model.ts'
import { copyText } from '#platform/browser/copy-text.ts'
import { furtherPaths } from '#site/paths/further-paths.ts'
import { protectAddress } from '#site/paths/sharing-paths.ts'
import { paths } from '#site/paths.ts'
import { longDate } from '#site/time/long-date.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { StartDeciding } from '#website/collection/deciding/start-deciding.tsx'
import { download } from '#website/collection/hand-outs/fetch-pdf.ts'
import { PdfForm } from '#website/collection/hand-outs/pdf-form.tsx'
import { usePdf } from '#website/collection/hand-outs/use-pdf.ts'
import { useIsKept } from '#website/collection/projects/use-projects.ts'
import { Button } from '#website/ui/controls.tsx'
import rows from '#website/ui/fields/rows.module.css'
import { ArrowIcon, DocumentIcon, MailIcon } from '#website/ui/icons.tsx'
import { findSaved, type Saved } from './save-for-sharing.ts'
import { useSaving } from './use-saving.ts'
import style from './ways.module.css'

/** The actions for the whole collection. Each saves it for sharing first. */
export function SharePanel({ collection, title }: { collection: Collection; title: string }) {
  const { t, language } = useCollectionMessages()
  const isKept = useIsKept()
  const field = useRef<HTMLInputElement>(null)
  const { withSaved, isSaving, word, setWord } = useSaving(collection, title)
  const savePdf = usePdf(setWord)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the saved copy changes when saving ends
  const saved = useMemo(() => findSaved(collection, language, title), [collection, title, language, isSaving])
  const address = ({ id }: Saved) => location.origin + paths.sharedCollection(language, id)

  async function copyLink(saved: Saved) {
    const isCopied = await copyText(address(saved))
    setWord(
      t(isCopied ? 'collection_copied' : 'collection_not_copied', {
        // It ends with that day.
        day: longDate(new Date(saved.expires.getTime() - 1), language),
      }),
    )
    if (!isCopied) field.current?.focus()
  }

  return (
    <aside className={style.side} aria-label={t('collection_share')} aria-busy={isSaving}>
      <Button
        onClick={() => withSaved(({ id }) => location.assign(paths.enquiryAboutCollection(language, id)))}
      >
        {t('collection_enquire')}
      </Button>
      {saved && (
        <label className={style.link}>
          {t('collection_link')}
          <input
            ref={field}
            className={style.address}
            readOnly
            value={address(saved)}
            onFocus={({ target }) => target.select()}
          />
        </label>
      )}
      <Button outlined onClick={() => withSaved(copyLink)}>
        {t('collection_copy')}
      </Button>
      <p role="status">{word}</p>
      <StartDeciding withSaved={withSaved} />
      <div className={rows.rows}>
        <button
          type="button"
          className={rows.row}
          onClick={() => withSaved(({ id }) => location.assign(paths.collectionEmail(language, id)))}
        >
          {t('collection_mail')} <MailIcon />
        </button>
        <button
          type="button"
          className={rows.row}
          onClick={() => withSaved(({ id }) => location.assign(protectAddress(language, id)))}
        >
          {t('collection_protect')}
        </button>
        <PdfForm id={null} onSave={(wishes) => withSaved(({ id }) => savePdf(id, wishes))} />
        <button
          type="button"
          className={rows.row}
          onClick={() => withSaved(({ id }) => download(furtherPaths.collectionCsv(language, id)))}
        >
          {t('collection_csv')} <DocumentIcon />
        </button>
        <a href={paths.recentlyViewed(language)} className={rows.row}>
          {t('collection_seen')} <ArrowIcon />
        </a>
      </div>
      {isKept && <p className={style.mini}>{t('collection_kept_here')}</p>}
    </aside>
  )
}

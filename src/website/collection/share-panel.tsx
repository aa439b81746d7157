import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Collection } from '#domain/collection/collection-model.ts'
import { copyText } from '#platform/browser/copy-text.ts'
import { apiPath, ROUND } from '#site/api-paths.ts'
import { longDate } from '#site/dates.ts'
import { roundAddress } from '#site/deciding-paths.ts'
import { furtherPaths, protectAddress } from '#site/further-paths.ts'
import { paths } from '#site/paths.ts'
import { type CollectionMessageKey, useCollectionMessages } from '#website/collection/collection-messages.ts'
import decidingStyle from '#website/collection/deciding/deciding.module.css'
import { Button } from '#website/ui/controls.tsx'
import { ArrowIcon, DocumentIcon, MailIcon } from '#website/ui/icons.tsx'
import rows from '#website/ui/rows.module.css'
import { openRound, rememberRound, useDecidingMessages } from './deciding/round-access.ts'
import { rememberLink, wasEnded } from './links/shared-links.ts'
import { download, PdfForm, usePdf } from './pdf-form.tsx'
import { useIsKept } from './projects/own-projects.ts'
import { findSaved, forgetSaved, type Saved, type Saving, saveForSharing } from './save-for-sharing.ts'
import style from './ways.module.css'

export function SharePanel({ collection, title }: { collection: Collection; title: string }) {
  const { t, language } = useCollectionMessages()
  const isKept = useIsKept()
  const field = useRef<HTMLInputElement>(null)
  const { withSaved, isSaving, word, setWord } = useSaving(collection, title)
  const savePdf = usePdf(setWord)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the saved copy changes when saving ends
  const saved = useMemo(() => findSaved(collection, language, title), [collection, title, language, isSaving])
  const address = ({ id }: Saved) => location.origin + paths.sharedCollection(language, id)

  const remember = ({ id, secret, expires }: Saved) =>
    rememberLink({ id, secret, title, count: collection.length, expires, hasPassword: false })

  async function copyLink(saved: Saved) {
    remember(saved)
    const isCopied = await copyText(address(saved))
    setWord(
      t(isCopied ? 'collection_copied' : 'collection_not_copied', {
        // The link ends at the end of that day.
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
          onClick={() =>
            withSaved((saved) => {
              remember(saved)
              location.assign(paths.collectionEmail(language, saved.id))
            })
          }
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

type StartProps = {
  withSaved: (goOn: (saved: { id: string }) => void) => void
}

function StartDeciding({ withSaved }: StartProps) {
  const { t, language } = useDecidingMessages()
  const [word, setWord] = useState('')

  async function start({ id }: { id: string }): Promise<void> {
    const opening = await openRound({ path: apiPath(ROUND, { id }), language })
    if (opening.outcome !== 'done') {
      setWord(opening.outcome === 'refused' && opening.says ? opening.says : t('deciding_option_failed'))
      return
    }
    const { id: roundId, secret } = opening.answer
    rememberRound(roundId, { secret })
    location.assign(roundAddress(language, roundId))
  }

  return (
    <div className={decidingStyle.start}>
      <button type="button" className={rows.row} onClick={() => withSaved((saved) => void start(saved))}>
        {t('deciding_option_start')}
      </button>
      <p className={decidingStyle.mini}>{t('deciding_option_text')}</p>
      <p role="status">{word}</p>
    </div>
  )
}

const FAILURES = {
  offline: 'collection_save_offline',
  'too-large': 'collection_save_too_large',
  'too-many': 'collection_save_too_many',
  failed: 'collection_save_failed',
} as const satisfies Record<Exclude<Saving['outcome'], 'saved'>, CollectionMessageKey>

function useSaving(collection: Collection, title: string) {
  const { t, language } = useCollectionMessages()
  const [isSaving, setSaving] = useState(false)
  const [notice, setNotice] = useState({ word: '', about: collection })
  const setWord = (word: string) => setNotice({ word, about: collection })
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function withSaved(goOn: (saved: Saved) => void) {
    if (isSaving) return
    setSaving(true)
    setWord(t('collection_saving'))
    const known = findSaved(collection, language, title)
    if (known && wasEnded(known.id)) forgetSaved(known.id)
    const saving = await saveForSharing(collection, language, { title })
    // A visitor who has left the page must not be navigated.
    if (!isHere.current) return
    // Flushed, so that the action can select the link that is rendered now.
    flushSync(() => setSaving(false))
    if (saving.outcome === 'saved') goOn(saving.saved)
    else setWord(t(FAILURES[saving.outcome]))
  }

  // A message about a collection that has changed since would mislead.
  return { withSaved, isSaving, word: notice.about === collection ? notice.word : '', setWord }
}

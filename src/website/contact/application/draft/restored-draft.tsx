import { longDate } from '#site/time/long-date.ts'
import style from '#website/contact/form/enclosure.module.css'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import form from '#website/contact/form/send-form-frame.module.css'
import { Button } from '#website/ui/controls.tsx'
import type { ApplicationDraft } from './use-kept-draft.ts'

/** What came back from an earlier visit, what of it is missing, and the way to be rid of it. */
export function RestoredDraft({ draft }: { draft: ApplicationDraft }) {
  const { t, language } = useFormTexts()
  const { ref, restored, missing, isDropped } = draft
  const drop = () => {
    draft.drop()
    // The button that had the focus is gone.
    ref.current?.focus()
  }
  return (
    <div ref={ref} role="status" tabIndex={-1} className={form.wide}>
      {restored && (
        <div className={style.enclosure}>
          <p>{t('draft_back', { day: longDate(restored.savedAt, language) })}</p>
          {missing.length > 0 && <p>{t('draft_files', { names: missing.join(', ') })}</p>}
          <Button outlined onClick={drop}>
            {t('draft_drop')}
          </Button>
        </div>
      )}
      {isDropped && <p>{t('draft_dropped')}</p>}
    </div>
  )
}

import { useFormTexts } from '#website/contact/form/form-messages.ts'
import style from './sending-progress.module.css'
import type { Progress } from './use-sending.ts'

/** Whole per cent: more would only flicker. */
const PER_CENT = 100

/** How far it is. The words are always in the page, so that readers hear when they change. */
export function SendingProgress({ progress }: { progress: Progress | null }) {
  const { t } = useFormTexts()
  const percent = progress?.kind === 'uploading' ? Math.round(progress.share * PER_CENT) : PER_CENT
  return (
    <div className={style.progress}>
      {progress && <progress aria-label={t('form_sending')} max={PER_CENT} value={percent} />}
      <p role="status">{progress?.kind === 'proving' ? t('form_proving') : ''}</p>
      {progress?.kind === 'uploading' && <span aria-hidden="true">{t('form_progress', { percent })}</span>}
    </div>
  )
}

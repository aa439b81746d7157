import { useFormTexts } from '#website/contact/form/form-messages.ts'
import sent from '#website/contact/form/sent-message.module.css'
import typography from '#website/ui/typography.module.css'

/** The works that came in, as their sender called them. */
export function SentFiles({ names }: { names: readonly string[] }) {
  const { t } = useFormTexts()
  if (names.length === 0) return null
  return (
    <div className={typography.small}>
      <h3 className={typography.label}>{t('apply_sent_files')}</h3>
      <ol className={sent.steps}>
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may be called alike, and none moves
          <li key={at}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ol>
    </div>
  )
}

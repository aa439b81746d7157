import { roundAddress } from '#site/deciding/deciding-paths.ts'
import { Button } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import style from './deciding.module.css'
import { BUTTONS } from './deciding-form.ts'
import type { RoundView } from './load-round.ts'
import { useDecidingMessages } from './use-deciding-messages.ts'

const TOLD = {
  confirmed: 'deciding_link_confirmed',
  ended: 'deciding_digest_ended',
  old: 'deciding_link_old',
} as const

/** For an owner who came by a link in an e-mail: one button, and later what came of it. */
export function MailLinks({ view: { mail, told }, id }: { view: RoundView; id: string }) {
  const { t, language } = useDecidingMessages()
  if (told)
    return (
      <section className={style.mail}>
        {/* biome-ignore lint/a11y/noAutofocus: nothing else says what came of the button */}
        <p tabIndex={-1} autoFocus className={typography.lead}>
          {t(TOLD[told])}
        </p>
      </section>
    )
  if (!mail) return null
  const confirms = mail.does === 'confirm'
  return (
    <section className={style.mail}>
      <h2 className={typography.lg}>{t('deciding_confirm_heading')}</h2>
      <p>{t(confirms ? 'deciding_confirm_text' : 'deciding_end_text')}</p>
      <form method="post" action={roundAddress(language, id)}>
        <Button type="submit" name={confirms ? BUTTONS.confirm : BUTTONS.end} value={mail.token}>
          {t(confirms ? 'deciding_confirm_button' : 'deciding_digest_end')}
        </Button>
      </form>
    </section>
  )
}

import { type MouseEvent, type SubmitEvent, useEffect, useState } from 'react'
import { ownersAddress, roundAddress } from '#site/deciding-paths.ts'
import { CopyField } from '#website/collection/links/copy-field.tsx'
import ways from '#website/collection/ways.module.css'
import { useHydrated, usePageFacts } from '#website/islands/page-facts.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { Button } from '#website/ui/controls.tsx'
import { Field } from '#website/ui/fields.tsx'
import { CaretIcon } from '#website/ui/icons.tsx'
import typography from '#website/ui/typography.module.css'
import { BUTTONS } from './deciding-form.ts'
import style from './owner-panel.module.css'
import { useDecidingMessages } from './round-access.ts'
import { type Round, useModerating } from './use-round.ts'

/** The same width as in the style sheet of the page. */
const BESIDE_IMAGES = '(min-width: 769px)'

/** On the server too, which knows its owner by a cookie. Without script it has what a form can do. */
export function OwnerPanel({ round }: { round: Round }) {
  const { t, language } = useDecidingMessages()
  const { id, secret, state } = round
  const facts = usePageFacts()
  const isHydrated = useHydrated()
  const { origin } = isHydrated ? window.location : facts
  // On a phone the images come first, once somebody has taken part.
  const [isOpen, setOpenPanel] = useState(state.people.length === 0)
  useEffect(() => {
    if (window.matchMedia(BESIDE_IMAGES).matches) setOpenPanel(true)
  }, [])
  return (
    <details
      className={classNames(style.panel, !isHydrated && style.early)}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpenPanel(currentTarget.open)}
    >
      <summary className={style.heading}>
        <h2 className={typography.md}>{t('deciding_lead')}</h2>
        <CaretIcon size={14} />
      </summary>
      <div className={style.content}>
        <CopyField
          label={t('deciding_lead_link')}
          copy={t('deciding_copy_link')}
          value={origin + roundAddress(language, id)}
        />
        <CopyField
          label={t('deciding_lead_secret')}
          copy={t('deciding_copy_secret')}
          value={origin + ownersAddress(language, id, secret)}
          help={t('deciding_lead_keep')}
        />
        <div className={ways.scripted}>
          <MailOwnersLink round={round} />
        </div>
        <Leading round={round} />
        <div className={classNames(ways.scripted, style.content)}>
          <DigestForm round={round} />
          <DeleteAll round={round} />
        </div>
      </div>
    </details>
  )
}

function MailOwnersLink({ round }: { round: Round }) {
  const { t } = useDecidingMessages()
  const { mailOwnersLink } = useModerating(round)
  const { error, isSending, sentTo, send } = useEmailing(round, SELF_FIELD, mailOwnersLink)
  return (
    <form className={style.digest} noValidate onSubmit={send}>
      <Field
        label={t('deciding_mail_self')}
        name={SELF_FIELD}
        type="email"
        required
        autoComplete="email"
        error={error}
      />
      <Button type="submit" outlined aria-disabled={isSending || undefined}>
        {t('deciding_mail_self_send')}
      </Button>
      <p role="status" className={style.mini}>
        {sentTo && t('deciding_mail_self_done', { email: sentTo })}
      </p>
    </form>
  )
}

const SELF_FIELD = 'own-email'

/** A second click while the first is under way sends nothing. */
function useEmailing(
  round: Round,
  field: string,
  send: (email: string) => ReturnType<ReturnType<typeof useModerating>['mailOwnersLink']>,
) {
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState('')

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const email = String(new FormData(event.currentTarget).get(field) ?? '').trim()
    setSending(true)
    setSentTo('')
    const sending = await send(email)
    setSending(false)
    setError(sending.outcome === 'done' ? undefined : round.sayWhy(sending))
    if (sending.outcome === 'done') setSentTo(email)
  }

  return { error, isSending, sentTo, send: onSubmit }
}

/** The buttons that work without script too. */
function Leading({ round }: { round: Round }) {
  const { t } = useDecidingMessages()
  const { setHidden, setOpen } = useModerating(round)
  const { people, isOpen } = round.state
  const here = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault()
    act()
  }
  return (
    <form method="post" className={style.content}>
      <div>
        <h3 className={typography.label}>{t('deciding_people')}</h3>
        {people.length === 0 && <p className={style.mini}>{t('deciding_people_none')}</p>}
        <ul className={style.people}>
          {people.map(({ id, name, hidden }) => (
            <li key={id}>
              <button
                type="submit"
                name={hidden ? BUTTONS.show : BUTTONS.hide}
                value={id}
                className={style.person}
                onClick={here(() => void setHidden(id, name, !hidden))}
              >
                {t(hidden ? 'deciding_show' : 'deciding_hide', { name })}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Button
        type="submit"
        name={isOpen ? BUTTONS.close : BUTTONS.reopen}
        value="1"
        outlined
        onClick={here(() => void setOpen(!isOpen))}
      >
        {t(isOpen ? 'deciding_close' : 'deciding_reopen')}
      </Button>
    </form>
  )
}

function DeleteAll({ round }: { round: Round }) {
  const { t } = useDecidingMessages()
  const { deleteAll } = useModerating(round)
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <button type="button" className={style.delete} onClick={() => setAsking(true)}>
        {t('deciding_delete')}
      </button>
    )
  return (
    <fieldset aria-label={t('deciding_delete')} className={style.sure}>
      <p>{t('deciding_delete_sure')}</p>
      <Button onClick={() => deleteAll()}>{t('deciding_delete_yes')}</Button>
      <Button outlined autoFocus onClick={() => setAsking(false)}>
        {t('deciding_delete_no')}
      </Button>
    </fieldset>
  )
}

const EMAIL_FIELD = 'owner-email'

/** A first e-mail confirms the address before any other follows. */
function DigestForm({ round }: { round: Round }) {
  const { t } = useDecidingMessages()
  const { askForDigest, endDigest } = useModerating(round)
  const { digest } = round
  const { error, isSending, send } = useEmailing(round, EMAIL_FIELD, async (email) => {
    const asking = await askForDigest(email)
    if (asking.outcome === 'done') await round.read()
    return asking
  })

  return (
    <form className={style.digest} noValidate onSubmit={send}>
      <h3 className={typography.label}>{t('deciding_digest')}</h3>
      <p className={style.mini} role="status">
        {t(nameState(digest))}
      </p>
      {digest !== 'confirmed' && (
        <>
          <Field
            label={t('deciding_digest_email')}
            name={EMAIL_FIELD}
            type="email"
            required
            autoComplete="email"
            error={error}
          />
          <Button type="submit" outlined aria-disabled={isSending || undefined}>
            {t('deciding_digest_ask')}
          </Button>
        </>
      )}
      {(digest === 'asked' || digest === 'confirmed') && (
        <button type="button" className={style.delete} onClick={() => endDigest()}>
          {t('deciding_digest_end')}
        </button>
      )}
    </form>
  )
}

function nameState(digest: Round['digest']) {
  if (digest === 'asked') return 'deciding_digest_asked'
  return digest === 'confirmed' ? 'deciding_digest_confirmed' : 'deciding_digest_text'
}

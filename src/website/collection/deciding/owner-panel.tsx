import { type SubmitEvent, useRef, useState } from 'react'
import { copyText } from '#platform/browser/copy-text.ts'
import { ownersAddress, roundAddress } from '#site/deciding-paths.ts'
import ways from '#website/collection/ways.module.css'
import { Button } from '#website/ui/controls.tsx'
import { Field } from '#website/ui/fields.tsx'
import { CaretIcon } from '#website/ui/icons.tsx'
import typography from '#website/ui/typography.module.css'
import style from './owner-panel.module.css'
import { useDecidingMessages } from './round-access.ts'
import { type Round, useModerating } from './use-round.ts'

/** The same width as in the style sheet of the page. */
const BESIDE_IMAGES = '(min-width: 769px)'

/** Needs script, as the owner's secret stays in the browser. */
export function OwnerPanel({ round }: { round: Round }) {
  const { t, language } = useDecidingMessages()
  const { id, secret, state } = round
  const { setOpen } = useModerating(round)
  const { origin } = window.location
  // On a phone the images come first, once somebody has taken part.
  const [isOpen, setOpenPanel] = useState(
    () => state.people.length === 0 || window.matchMedia(BESIDE_IMAGES).matches,
  )
  return (
    <details
      className={style.panel}
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
        <People round={round} />
        <DigestForm round={round} />
        <Button outlined onClick={() => setOpen(!state.isOpen)}>
          {t(state.isOpen ? 'deciding_close' : 'deciding_reopen')}
        </Button>
        <DeleteAll round={round} />
      </div>
    </details>
  )
}

function People({ round }: { round: Round }) {
  const { t } = useDecidingMessages()
  const { setHidden } = useModerating(round)
  const { people } = round.state
  return (
    <div>
      <h3 className={typography.label}>{t('deciding_people')}</h3>
      {people.length === 0 && <p className={style.mini}>{t('deciding_people_none')}</p>}
      <ul className={style.people}>
        {people.map(({ id, name, hidden }) => (
          <li key={id}>
            <button type="button" className={style.person} onClick={() => setHidden(id, name, !hidden)}>
              {t(hidden ? 'deciding_show' : 'deciding_hide', { name })}
            </button>
          </li>
        ))}
      </ul>
    </div>
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

type CopyFieldProps = { label: string; copy: string; value: string; help?: string }

function CopyField({ label, copy, value, help }: CopyFieldProps) {
  const { t } = useDecidingMessages()
  const field = useRef<HTMLInputElement>(null)
  const [word, setWord] = useState('')

  async function copyValue(): Promise<void> {
    const isCopied = await copyText(value)
    setWord(t(isCopied ? 'deciding_copied' : 'deciding_not_copied'))
    if (!isCopied) field.current?.focus()
  }

  return (
    <div className={style.copy}>
      <label className={ways.link}>
        <span>{label}</span>
        <input
          ref={field}
          className={ways.address}
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
        />
      </label>
      {help && <p className={style.mini}>{help}</p>}
      <Button outlined onClick={copyValue}>
        {copy}
      </Button>
      <p role="status" className={style.mini}>
        {word}
      </p>
    </div>
  )
}

const EMAIL_FIELD = 'owner-email'

/** A first e-mail confirms the address before any other follows. */
function DigestForm({ round }: { round: Round }) {
  const { t } = useDecidingMessages()
  const { askForDigest, endDigest } = useModerating(round)
  const [error, setError] = useState<string>()
  const { digest } = round

  async function ask(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get(EMAIL_FIELD) ?? '')
    const asking = await askForDigest(email)
    setError(asking.outcome === 'done' ? undefined : round.sayWhy(asking))
    if (asking.outcome === 'done') await round.read()
  }

  return (
    <form className={style.digest} noValidate onSubmit={ask}>
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
          <Button type="submit" outlined>
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

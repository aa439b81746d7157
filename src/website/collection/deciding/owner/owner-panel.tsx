import { useState } from 'react'
import { ownersAddress, roundAddress } from '#site/deciding/deciding-paths.ts'
import type { Round } from '#website/collection/deciding/round/use-round.ts'
import { useDecidingMessages } from '#website/collection/deciding/use-deciding-messages.ts'
import { Button } from '#website/ui/controls.tsx'
import { CaretIcon } from '#website/ui/icons.tsx'
import typography from '#website/ui/typography.module.css'
import { CopyField } from './copy-field.tsx'
import { DigestForm } from './digest-form.tsx'
import style from './owner.module.css'
import { useModerating } from './use-moderating.ts'

/** As the style of the page says. */
const BESIDE_IMAGES = '(min-width: 769px)'

/** For whoever leads the round: both links, and what they may do. Needs script, as the secret stays in the browser. */
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

/** Asks first: nobody can bring it back. */
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

import { useEffect } from 'react'
import { LINK_SECRET_FRAGMENT } from '#site/further-paths.ts'
import { paths } from '#site/paths.ts'
import { useProtectingTexts } from '#website/collection/collection-messages.ts'
import style from '#website/collection/protecting.module.css'
import { ButtonLink } from '#website/ui/controls.tsx'
import { CopyField } from './copy-field.tsx'
import { rememberLink, sharedLinks } from './shared-links.ts'

export type MadeLinkProps = {
  id: string
  address: string
  title: string
  count: number
  hasPassword: boolean
  expires: string
  lastInWords: string
}

/** Without script the link is there too, but its maker's browser remembers nothing of it. */
export function MadeLink({ address, lastInWords, ...link }: MadeLinkProps) {
  const { t, language } = useProtectingTexts()
  const { hasPassword } = link
  useRemembering(link)
  return (
    <div className={style.form}>
      <p className={style.opens}>
        {t(hasPassword ? 'protecting_opens_password' : 'protecting_opens', { day: lastInWords })}
      </p>
      <CopyField label={t('protecting_link')} copy={t('protecting_copy')} value={address} />
      <ol className={style.next}>
        <li>{t('protecting_next_send')}</li>
        {hasPassword && <li>{t('protecting_next_password')}</li>}
        <li className={style.scripted}>{t('protecting_next_end')}</li>
      </ol>
      <ButtonLink to={paths.collection(language)}>{t('protecting_back')}</ButtonLink>
    </div>
  )
}

/** Moves the secret from the address into this browser: people who copy the address would hand it on. */
function useRemembering({
  id,
  title,
  count,
  hasPassword,
  expires,
}: Omit<MadeLinkProps, 'address' | 'lastInWords'>) {
  useEffect(() => {
    const { hash, pathname, search } = window.location
    if (!hash.startsWith(`#${LINK_SECRET_FRAGMENT}`)) return
    const secret = hash.slice(LINK_SECRET_FRAGMENT.length + 1)
    rememberLink({ id, secret, title, count, hasPassword, expires: new Date(expires) })
    if (sharedLinks.isKept()) history.replaceState(history.state, '', pathname + search)
  }, [id, title, count, hasPassword, expires])
}

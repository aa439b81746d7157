import { useMessages } from '#website/i18n/messages.tsx'
import { ButtonLink } from '#website/ui/controls.tsx'
import { ShareIcon } from '#website/ui/icons.tsx'
import style from './share-link.module.css'
import { useShareLink } from './use-share.ts'

export function ShareLink({ title, path }: { title: string; path: string }) {
  const { t } = useMessages()
  return (
    <ButtonLink outlined {...useShareLink(title, path)}>
      <ShareIcon />
      <span className={style.label}>{t('portfolio_share')}</span>
    </ButtonLink>
  )
}

import type { MouseEvent } from 'react'
import { paths } from '#site/paths.ts'
import { editLink } from '#website/deferred/edit-place.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { isPlainClick } from '#website/navigation/link-clicks.ts'
import { classNames } from '#website/ui/class-names.ts'
import { CaretIcon, ShareIcon } from '#website/ui/icons.tsx'
import { useShareLink } from '#website/ui/share-link.tsx'
import style from './news-item.module.css'
import type { NewsRow } from './view-news.ts'

export type NewsToolsProps = Pick<NewsRow, 'id' | 'href' | 'title'> & {
  closed: string
}

type Closing = {
  /** Given where the item was opened in its list. */
  onClose?: () => void
}

/** Closing an item leads back to the list it was opened in. */
export function NewsTools({ id, href, title, closed, onClose }: NewsToolsProps & Closing) {
  const { t, language } = useMessages()
  const Edit = editLink.use()
  const share = useShareLink(title, href)

  function close(event: MouseEvent): void {
    if (!isPlainClick(event)) return
    const leave = onClose ?? (isOpenedFrom(paths.news(language)) ? () => history.back() : null)
    if (!leave) return
    event.preventDefault()
    leave()
  }

  return (
    <>
      <a className={style.switch} href={share.to} onClick={share.onClick}>
        <ShareIcon size={18} /> {t('news_share')}
      </a>
      {Edit && <Edit record="news" id={id} of={title} />}
      <a
        href={closed}
        className={classNames(style.switch, style.close)}
        aria-label={`${t('news_close')}: ${title}`}
        onClick={close}
      >
        {t('news_close')} <CaretIcon size={12} />
      </a>
    </>
  )
}

function isOpenedFrom(path: string): boolean {
  if (history.length === 1 || document.referrer === '') return false
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin && pathname === path
}

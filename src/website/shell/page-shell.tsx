import { type ReactNode, useEffect } from 'react'
import { useMessages } from '#base/language/messages.tsx'
import { AfterStartHost } from '#website/after-start/after-start-host.tsx'
import { NoticePlace } from '#website/notice/notice-place.tsx'
import { Dock } from '#website/search/dock.tsx'
import { TAKEN_OVER } from '#website/taking-over.ts'
import { ZoomHost } from '#website/zoom/zoom-host.tsx'
import { CONTENT_ID } from './content-id.ts'
import { drawTheRest } from './draw-the-rest.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import style from './page-shell.module.css'
import { ScrollUp } from './scroll-up.tsx'
import { useShell } from './shell-data.tsx'
import { useScrollPlaces } from './use-scroll-places.ts'

/** What stands around every page. */
export function PageShell({ children }: { children: ReactNode }) {
  const { tell } = useMessages()
  const { notice } = useShell()
  useScrollPlaces()
  useEffect(drawTheRest, [])
  useEffect(() => void dispatchEvent(new Event(TAKEN_OVER)), [])
  return (
    <>
      <a className={style.skip} href={`#${CONTENT_ID}`}>
        {tell('shell_skip')}
      </a>
      {/* First after the skip link: what asks something is near for the keyboard, too. */}
      <AfterStartHost />
      {notice !== '' && <p className={style.notice}>{notice}</p>}
      <Header />
      <main id={CONTENT_ID} tabIndex={-1} className={style.content}>
        {children}
      </main>
      <Footer />
      <Dock />
      <ScrollUp />
      <NoticePlace />
      <ZoomHost />
      {/* Last, so that its word on the focus comes after that of a menu that closes. */}
      <PageAnnouncer contentId={CONTENT_ID} />
    </>
  )
}

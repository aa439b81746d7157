import type { ReactNode } from 'react'
import { DeferredHost } from '#website/deferred/deferred-host.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { EnlargedPicture } from '#website/image-zoom/enlarged-picture.tsx'
import { ZoomHost } from '#website/image-zoom/zoom-host.tsx'
import { Island } from '#website/islands/island.tsx'
import { isPreview, useAddress } from '#website/navigation/address.ts'
import { CONTENT_ID } from '#website/page-start/page-marks.ts'
import { SearchLauncher } from '#website/search/floating/launcher.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useLayoutData } from './layout-data.ts'
import style from './page-layout.module.css'
import { ScrollUp } from './scroll-up.tsx'

export function PageLayout({ children }: { children: ReactNode }) {
  const { t } = useMessages()
  const { notice, enlarged } = useLayoutData()
  const isPreviewed = isPreview(useAddress().search)
  return (
    <>
      <a className={style.skip} href={`#${CONTENT_ID}`}>
        {t('shell_skip')}
      </a>
      {/* First after the skip link, so that the consent banner is early in the tab order. */}
      <Island name="deferred/deferred-host" of={DeferredHost} props={{}} />
      {notice !== '' && <p className={style.notice}>{notice}</p>}
      <Header />
      <main id={CONTENT_ID} tabIndex={-1} className={style.content}>
        {/* With script the zoom shows it. */}
        {enlarged && (
          <noscript>
            <EnlargedPicture enlarged={enlarged} />
          </noscript>
        )}
        {children}
      </main>
      <Footer />
      {!isPreviewed && <Island name="search/floating/launcher" of={SearchLauncher} props={{}} />}
      <Island name="layout/scroll-up" of={ScrollUp} props={{}} />
      <Island name="image-zoom/zoom-host" of={ZoomHost} props={{}} />
    </>
  )
}

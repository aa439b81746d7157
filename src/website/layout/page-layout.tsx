import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { DeferredHost } from '#website/deferred/deferred-host.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { ZoomHost } from '#website/image-zoom/zoom-host.tsx'
import { isPreview } from '#website/page-views/is-preview.ts'
import { SearchLauncher } from '#website/search/floating/launcher.tsx'
import { HYDRATED } from '#website/ui/hydration/hydration.ts'
import { revealBelowTheFold } from '#website/ui/hydration/reveal-below-the-fold.ts'
import { CONTENT_ID } from './content-id.ts'
import { Footer } from './footer/footer.tsx'
import { ScrollUp } from './footer/scroll-up.tsx'
import { Header } from './header/header.tsx'
import { useLayoutData } from './layout-data.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import style from './page-layout.module.css'
import { useScrollPlaces } from './use-scroll-restoration.ts'
import { useStaticLinks } from './use-static-links.ts'

/** The server alone renders it, so browsers load nothing of it. */
const EnlargedPicture = import.meta.env.SSR
  ? (await import('#website/image-zoom/without-script/enlarged-picture.tsx')).EnlargedPicture
  : null

/** The layout around every page. */
export function PageLayout({ children }: { children: ReactNode }) {
  const { t } = useMessages()
  const { notice, enlarged } = useLayoutData()
  const isPreviewed = isPreview(useLocation().search)
  useScrollPlaces()
  useStaticLinks()
  useEffect(revealBelowTheFold, [])
  useEffect(() => void dispatchEvent(new Event(HYDRATED)), [])
  return (
    <>
      <a className={style.skip} href={`#${CONTENT_ID}`}>
        {t('shell_skip')}
      </a>
      {/* First after the skip link, so that the consent banner is early in the tab order. */}
      <DeferredHost />
      {notice !== '' && <p className={style.notice}>{notice}</p>}
      <Header />
      <main id={CONTENT_ID} tabIndex={-1} className={style.content}>
        {/* With script the zoom shows it; a browser then takes this for nothing, and React leaves it alone. */}
        {enlarged && <noscript>{EnlargedPicture && <EnlargedPicture enlarged={enlarged} />}</noscript>}
        {children}
      </main>
      <Footer />
      {!isPreviewed && <SearchLauncher />}
      <ScrollUp />
      <ZoomHost />
      {/* Last, so that it sets the focus after a menu that closes. */}
      <PageAnnouncer contentId={CONTENT_ID} />
    </>
  )
}

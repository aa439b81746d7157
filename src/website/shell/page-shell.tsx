import type { ReactNode } from 'react'
import { useMessages } from '#base/language/messages.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import style from './page-shell.module.css'

const CONTENT_ID = 'content'

/** What stands around every page. */
export function PageShell({ children }: { children: ReactNode }) {
  const { tell } = useMessages()
  return (
    <>
      <a className={style.skip} href={`#${CONTENT_ID}`}>
        {tell('shell_skip')}
      </a>
      <Header />
      <main id={CONTENT_ID} tabIndex={-1} className={style.content}>
        {children}
      </main>
      <Footer />
    </>
  )
}

import { useEffect } from 'react'
import { Layout, type LayoutProps, useDefaultTitle } from 'react-admin'
import { StaffBar } from './admin-bar.tsx'
import { StaffMenu } from './admin-menu.tsx'

export function StaffLayout({ children }: LayoutProps) {
  useDocumentTitle()
  useStrayDrops()
  return (
    <Layout appBar={StaffBar} menu={StaffMenu} appBarAlwaysOn>
      {children}
    </Layout>
  )
}

/** The element that react-admin writes the page's title into. */
const PAGE_TITLE_ID = 'react-admin-title'

/** Sets the document title to the page's title, so that tabs and history entries differ. */
function useDocumentTitle(): void {
  const site = useDefaultTitle()
  useEffect(() => {
    const heading = document.getElementById(PAGE_TITLE_ID)
    if (!heading) return
    const follow = () => {
      document.title = [heading.textContent, site].filter(Boolean).join(' – ')
    }
    const observer = new MutationObserver(follow)
    observer.observe(heading, { childList: true, characterData: true, subtree: true })
    follow()
    return () => observer.disconnect()
  }, [site])
}

/** A file that is dropped beside its place would replace the application, and with it what was typed. */
function useStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files') || isFileInput(event.target))
        return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

/** Browsers put dropped files into it themselves. */
function isFileInput(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'file'
}

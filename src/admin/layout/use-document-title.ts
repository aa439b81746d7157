import { useEffect } from 'react'
import { useDefaultTitle } from 'react-admin'

/** Where react-admin writes the title of a page, and only there. */
const PAGE_TITLE_ID = 'react-admin-title'

/** Names the window after the page, so that tabs and histories tell pages apart. */
export function useDocumentTitle(): void {
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

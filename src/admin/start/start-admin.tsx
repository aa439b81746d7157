import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { AdminApp } from '#admin/admin.tsx'

/** The content security policy only allows styles with the nonce of this response. */
export function startAdmin(root: HTMLElement): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ''
  const styles = createCache({ key: 'staff', nonce })
  createRoot(root).render(
    <CacheProvider value={styles}>
      <AdminApp />
    </CacheProvider>,
  )
}

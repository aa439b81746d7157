import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { openAdmin } from '#admin/admin.tsx'

/** The content security policy only allows styles with the nonce of this response. Returns a function that ends it. */
export function startAdmin(root: HTMLElement): () => void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ''
  const styles = createCache({ key: 'staff', nonce })
  const router = openAdmin()
  const shown = createRoot(root)
  shown.render(
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>,
  )
  return () => {
    shown.unmount()
    router.dispose()
  }
}

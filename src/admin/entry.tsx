import './workaround-zod-eval.ts'
import '@fontsource-variable/instrument-sans/wdth.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { AdminApp } from './admin.tsx'
import { guardHtml } from './guard-html.ts'

guardHtml()

const root = document.getElementById('admin')
const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ''
// The content security policy only allows styles with the nonce of this response.
const styles = createCache({ key: 'staff', nonce })

if (root)
  createRoot(root).render(
    <CacheProvider value={styles}>
      <AdminApp />
    </CacheProvider>,
  )

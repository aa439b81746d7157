import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from '#platform/i18n/language.ts'
import { forgetChoice } from './i18n/forget-choice.ts'
import { loadMessages } from './i18n/message-catalogue.ts'
import { createLateRouter, LateRouter, readPageRoutes } from './late-router/workaround-late-router.ts'
import { linkInlinedSheets } from './styles/workaround-inlined-sheets.ts'

const { lang } = document.documentElement
const [root] = await Promise.all([prepareRouter(), loadMessages(isLanguage(lang) ? lang : 'de')])
forgetChoice()
linkInlinedSheets()
startTransition(() => {
  hydrateRoot(document, root())
})

/** Pages that are developed have another start, and React Router's own. */
async function prepareRouter(): Promise<() => ReactNode> {
  if (import.meta.env.DEV) return () => <HydratedRouter />
  const loading = import('./late-router/workaround-whole-router.ts').then(
    ({ openRouter }) => openRouter,
    () => null,
  )
  const page = await readPageRoutes()
  return () => <LateRouter page={page} router={createLateRouter(page, () => loading)} />
}

import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from '#platform/i18n/language.ts'
import { forgetChoice } from './i18n/forget-choice.ts'
import { loadMessages } from './i18n/message-catalogue.ts'
import { linkInlinedSheets } from './styles/workaround-inlined-sheets.ts'

const { lang } = document.documentElement
await loadMessages(isLanguage(lang) ? lang : 'de')
forgetChoice()
linkInlinedSheets()
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})

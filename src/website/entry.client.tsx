import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from '#platform/i18n/language.ts'
import { loadMessages } from './i18n/message-catalogue.ts'
import { tellWhatIsThere } from './styles/styles.tsx'

const said = document.documentElement.lang
await loadMessages(isLanguage(said) ? said : 'de')
tellWhatIsThere()
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})

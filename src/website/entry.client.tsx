import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from '#base/language/language.ts'
import { loadMessages } from './message-catalogue.ts'

const said = document.documentElement.lang
await loadMessages(isLanguage(said) ? said : 'de')
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})

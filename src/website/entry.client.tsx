import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from '#base/language/language.ts'
import { loadMessages } from './message-catalogue.ts'
import { tellWhatIsThere } from './styles/styles.tsx'

const said = document.documentElement.lang
await loadMessages(isLanguage(said) ? said : 'de')
tellWhatIsThere()
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})

import './start/workaround-zod-eval.ts'
import '@fontsource-variable/instrument-sans/wdth.css'
import { loadLanguage, readLanguage } from './messages/languages.ts'
import { guardHtml } from './start/guard-html.ts'
import { tellLoadFailed } from './start/tell-load-failed.ts'

guardHtml()

const root = document.getElementById('admin')
const language = readLanguage()
document.documentElement.lang = language

// The program and the texts of one language come side by side; nothing is shown before both are there.
if (root)
  Promise.all([import('./start/start-admin.tsx'), loadLanguage(language)]).then(
    ([{ startAdmin }]) => startAdmin(root),
    () => tellLoadFailed(root, language),
  )

import './start/workaround-zod-eval.ts'
import '@fontsource-variable/instrument-sans/wdth.css'
import german from '#messages/staff-start.de.json' with { type: 'json' }
import english from '#messages/staff-start.en.json' with { type: 'json' }
import type { Language } from '#platform/i18n/language.ts'
import { loadLanguage, readLanguage } from './messages/languages.ts'
import { guardHtml } from './start/guard-html.ts'

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

const SPACE = '24px'

/** Says that a first script did not arrive, by means of the browser alone. */
function tellLoadFailed(root: HTMLElement, language: Language): void {
  const { failed, again } = language === 'de' ? german : english
  const sentence = document.createElement('p')
  sentence.setAttribute('role', 'alert')
  sentence.append(failed)
  const button = document.createElement('button')
  button.append(again)
  button.addEventListener('click', () => location.reload())
  const main = document.createElement('main')
  Object.assign(main.style, { padding: SPACE, font: '16px/1.5 "Instrument Sans Variable", sans-serif' })
  Object.assign(button.style, { padding: '8px 16px', font: 'inherit' })
  main.append(sentence, button)
  root.replaceChildren(main)
}

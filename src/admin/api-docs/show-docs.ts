import { readLanguage } from '#admin/messages/languages.ts'
import german from '#messages/staff-api-docs.de.json' with { type: 'json' }
import english from '#messages/staff-api-docs.en.json' with { type: 'json' }
import { fill } from '#platform/i18n/fill.ts'
import { API_PATH, STAFF_API } from '#site/api-paths.ts'
import { site } from '#site/public-site.ts'
import './docs.css'
import 'swagger-ui-dist/swagger-ui.css'

type Which = 'public' | 'staff'

const DOCUMENTS: Readonly<Record<Which, string>> = { public: API_PATH, staff: STAFF_API }
const UNAUTHENTICATED = 401

const language = readLanguage()
const texts = language === 'de' ? german : english
/** The document that was requested last. The answer to an earlier request that arrives later is not shown. */
let shown: Which = 'public'

function start(): void {
  document.documentElement.lang = language
  document.title = fill(texts.title, { brand: site.brand[language] })
  for (const [name, text] of Object.entries({ ...texts, title: document.title }))
    for (const element of document.querySelectorAll(`[data-text=${name}]`)) element.textContent = text
  for (const which of ['public', 'staff'] as const)
    buttonOf(which).addEventListener('click', () => void show(which))
  find('form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    void show('staff')
  })
  void show('public')
}

async function show(which: Which): Promise<void> {
  shown = which
  for (const one of ['public', 'staff'] as const)
    buttonOf(one).setAttribute('aria-pressed', String(one === which))
  find('form', HTMLFormElement).hidden = which === 'public'
  const token = which === 'staff' ? find('#token', HTMLInputElement).value.trim() : ''
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {}
  const loading = [
    fetch(`${DOCUMENTS[which]}/openapi.json`, { headers }),
    import('swagger-ui-dist/swagger-ui-es-bundle.js'),
  ] as const
  const [response, swagger] = await Promise.all(loading).catch(() => [null, null] as const)
  if (shown !== which) return
  const docs = find('#docs', HTMLElement)
  docs.replaceChildren()
  if (!response?.ok) return tell(response?.status === UNAUTHENTICATED ? texts.sign_in : texts.not_loaded)
  tell('')
  const swaggerUi = swagger.default({
    spec: await response.json(),
    domNode: docs.appendChild(document.createElement('div')),
    // Nothing is sent to other hosts.
    validatorUrl: null,
    onComplete: () => void (token && swaggerUi.preauthorizeApiKey('token', token)),
  })
}

function tell(text: string): void {
  find('[role=status]', HTMLElement).textContent = text
}

function buttonOf(which: Which): Element {
  return find(`nav [data-text=${which}]`, Element)
}

function find<Found extends Element>(selector: string, type: new () => Found): Found {
  const found = document.querySelector(selector)
  if (!(found instanceof type)) throw new Error(`The page has no ${selector}.`)
  return found
}

start()

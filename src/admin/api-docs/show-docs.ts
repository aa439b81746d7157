import 'swagger-ui-dist/swagger-ui.css'
import './docs.css'
import { readLanguage } from '#admin/messages/languages.ts'
import german from '#messages/staff-api-docs.de.json' with { type: 'json' }
import english from '#messages/staff-api-docs.en.json' with { type: 'json' }
import { fill } from '#platform/i18n/fill.ts'
import { API_PATH } from '#site/api-paths.ts'
import { STAFF_API } from '#site/paths/admin-api-path.ts'
import { site } from '#site/public-site.ts'

type Which = 'public' | 'staff'

const DOCUMENTS: Readonly<Record<Which, string>> = { public: API_PATH, staff: STAFF_API }
const UNAUTHENTICATED = 401

const language = readLanguage()
const texts = language === 'de' ? german : english
/** What was asked for last: an earlier answer that comes later is not shown. */
let shown: Which = 'public'

/** The page on which both APIs can be read and tried: swagger-ui, with a choice of the document above it. */
function start(): void {
  document.documentElement.lang = language
  document.title = fill(texts.title, { brand: site.brand[language] })
  find('h1', HTMLHeadingElement).textContent = document.title
  find('.lead', HTMLElement).textContent = texts.lead
  find('label', HTMLLabelElement).textContent = texts.token
  find('form button', HTMLButtonElement).textContent = texts.load
  const choices = (['public', 'staff'] as const).map((which) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = texts[which]
    button.addEventListener('click', () => void show(which))
    button.dataset.which = which
    return button
  })
  find('nav', HTMLElement).append(...choices)
  find('form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    void show('staff')
  })
  void show('public')
}

async function show(which: Which): Promise<void> {
  shown = which
  for (const button of document.querySelectorAll<HTMLElement>('nav button'))
    button.setAttribute('aria-pressed', String(button.dataset.which === which))
  find('form', HTMLFormElement).hidden = which === 'public'
  const token = which === 'staff' ? find('#token', HTMLInputElement).value.trim() : ''
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {}
  const loading = [fetch(`${DOCUMENTS[which]}/openapi.json`, { headers }), loadSwaggerUi()] as const
  const [response, openSwaggerUi] = await Promise.all(loading).catch(() => [null, null] as const)
  if (shown !== which) return
  const docs = find('#docs', HTMLElement)
  docs.replaceChildren()
  if (!response?.ok) return tell(response?.status === UNAUTHENTICATED ? texts.sign_in : texts.not_loaded)
  tell('')
  const swaggerUi = openSwaggerUi({
    spec: await response.json(),
    domNode: docs.appendChild(document.createElement('div')),
    tagsSorter: 'alpha',
    // Nothing is sent to other hosts.
    validatorUrl: null,
    onComplete: () => void (token && swaggerUi.preauthorizeApiKey('token', token)),
  })
}

async function loadSwaggerUi() {
  const { default: openSwaggerUi } = await import('swagger-ui-dist/swagger-ui-es-bundle.js')
  return openSwaggerUi
}

function tell(text: string): void {
  find('[role=status]', HTMLElement).textContent = text
}

function find<Found extends Element>(selector: string, type: new () => Found): Found {
  const found = document.querySelector(selector)
  if (!(found instanceof type)) throw new Error(`The page has no ${selector}.`)
  return found
}

start()

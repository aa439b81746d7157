import { fireEvent, within as queries, screen, waitFor } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { loadLanguage } from '#admin/messages/languages.ts'
import { startAdmin } from '#admin/start/start-admin.tsx'
import type { Database } from '#platform/database/database.ts'
import { type Member, type Office, openOffice } from '#tests/office.ts'
import { moveTo } from './dom.ts'
import { connect, endRules, untilQuiet } from './network.ts'

type Opened = { office: Office; frieda: Member; bo: Member }
type Row = Record<string, unknown>

let opened: Opened | null = null
let endShown: (() => void) | null = null

/** Somebody at keyboard and mouse, without pauses. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

/** An agency for the tests of a file, with two owners: Frieda, who sits in front of the application, and Bo. */
export async function openAgency(): Promise<void> {
  const office = await openOffice('pglite', { WEBHOOK_HOSTS: '127.0.0.1' })
  opened = { office, frieda: await office.add('Frieda', 'owner'), bo: await office.add('Bo', 'owner') }
  await loadLanguage('de')
}

export async function closeAgency(): Promise<void> {
  await untilQuiet()
  await opened?.office[Symbol.asyncDispose]()
  opened = null
}

function current(): Opened {
  if (!opened) throw new Error('There is no agency.')
  return opened
}

export const theOffice = (): Office => current().office
export const theDatabase = (): Database => current().office.agency.services.database.db

/** Loads the application at an address below /admin, as in a browser in which nothing is stored. */
export async function open(path: string, member: Member = current().frieda): Promise<void> {
  const { address } = current().office.agency
  endShown?.()
  connect(address, member.browser)
  moveTo(`${address}/admin${path}`)
  const root = document.createElement('div')
  document.body.append(root)
  const end = startAdmin(root)
  endShown = () => {
    end()
    root.remove()
  }
  await findScreen()
}

/** Closes the window, as without `forget` between two visits of the same person. */
export async function endAdmin({ forget = true } = {}): Promise<void> {
  endShown?.()
  endShown = null
  document.body.replaceChildren()
  document.head.replaceChildren()
  if (forget) localStorage.clear()
  // A test that failed without a connection leaves the next one with one.
  dispatchEvent(new Event('online'))
  sessionStorage.clear()
  endRules()
  await untilQuiet()
}

/** No screen has this address. */
const NO_SCREEN = '/nothing'

/** Shows a screen without loading the application again. */
export async function show(path: string): Promise<void> {
  // A screen of the same kind would keep its elements, with what they hold.
  await replaceScreen(NO_SCREEN)
  await replaceScreen(path)
}

/** Goes to an address, and waits until the screen before is gone. */
async function replaceScreen(path: string): Promise<void> {
  const former = await findScreen()
  navigate(path)
  await waitFor(() => {
    if (former.isConnected) throw new Error('The screen before is still there.')
  })
}

function findScreen(): Promise<Element> {
  return waitFor(() => {
    const shown = document.querySelector('#main-content > *')
    if (!shown) throw new Error('Nothing is shown.')
    return shown
  })
}

/** As the browser's own "back" does, with the state that the router counts its pages by. */
function navigate(path: string): void {
  const state = { idx: (history.state?.idx ?? 0) + 1 }
  history.pushState(state, '', `/admin${path}`)
  dispatchEvent(new PopStateEvent('popstate', { state }))
}

/** Selects the language of the application. */
export async function speak(language: 'Deutsch' | 'English'): Promise<void> {
  await press(language)
  const lang = language === 'Deutsch' ? 'de' : 'en'
  await waitFor(() => {
    if (document.documentElement.lang !== lang) throw new Error('The language is another one.')
  })
  await screen.findByRole('link', { name: language === 'Deutsch' ? 'Übersicht' : 'Overview' })
}

/** Reads a record as Bo does. */
export async function readRecord(path: string): Promise<Row> {
  const { status, body } = await current().bo.ask('GET', path)
  if (status !== 200) throw new Error(`${path} answered ${status}.`)
  return body
}

/** A change by Bo. Returns the record as it was before. */
export async function changeElsewhere(path: string, changes: Row): Promise<Row> {
  const before = await readRecord(path)
  const { status, body } = await current().bo.ask('PUT', path, changes, {
    'If-Match': `"${before.Revision}"`,
  })
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
  return before
}

const TESTIMONIAL = { DeText: 'Gut.', EnText: 'Good.', DeCredit: 'Ute Weg', EnCredit: 'Ute Weg' }

/** The smallest kind of record, whatever a test is about. Returns its path. */
export function makeTestimonial(fields: Row = {}): Promise<string> {
  return make('testimonials', { ...TESTIMONIAL, ...fields })
}

/** A record that Bo makes. Returns its path. */
export async function make(kind: string, fields: Row): Promise<string> {
  const { status, body } = await current().bo.ask('POST', `/${kind}`, fields)
  if (status >= 300) throw new Error(`${kind} answered ${status}: ${JSON.stringify(body)}`)
  return `/${kind}/${body.Id}`
}

/** A field by what it is called, required or not. */
export function findField(label: string, within: HTMLElement = document.body): Promise<HTMLInputElement> {
  return waitFor(() => getField(label, within))
}

export function getField(label: string, within: HTMLElement = document.body): HTMLInputElement {
  const isCalled = (text: string) => text.replace(/\s*\*$/, '') === label
  return queries(within).getByLabelText<HTMLInputElement>(isCalled, { selector: 'input, textarea' })
}

/** Replaces what a field holds, as a paste over all of it does. */
export async function fill(label: string, value: string, within?: HTMLElement): Promise<HTMLInputElement> {
  const field = await findField(label, within)
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value } })
  return field
}

/** The outermost element of this role with this text: a line of a list or of a table. */
export function findLine(text: string | RegExp, role: 'listitem' | 'row' = 'listitem'): Promise<HTMLElement> {
  return waitFor(() => {
    const line = linesWith(text, role)[0]
    if (!line) throw new Error(`No ${role} has the text ${text}.\n${document.body.textContent}`)
    return line
  })
}

export function linesWith(text: string | RegExp, role: 'listitem' | 'row' = 'listitem'): HTMLElement[] {
  const hasText = ({ textContent }: HTMLElement) =>
    typeof text === 'string' ? textContent.includes(text) : text.test(textContent)
  return queries(document.body).queryAllByRole(role).filter(hasText)
}

/** Searches a list. */
export async function search(words: string): Promise<void> {
  fireEvent.change(await screen.findByPlaceholderText('Suchen'), { target: { value: words } })
}

/** What is chosen of a list that opens at its button. */
export async function choose(
  name: string,
  option: string | RegExp,
  within: HTMLElement = document.body,
): Promise<void> {
  await user.click(await queries(within).findByRole('combobox', { name }))
  await user.click(await screen.findByRole('option', { name: option }))
}

/** Saves the form, and waits until that is said. */
export async function save(): Promise<void> {
  await press('Speichern')
  await screen.findByText('Gespeichert.')
  // The form takes what was stored.
  await untilQuiet()
}

/** Until nothing of it is shown any more. */
export function untilGone(find: () => unknown): Promise<void> {
  return waitFor(() => {
    if (find()) throw new Error('It is still there.')
  })
}

/** Clicks the button whose name begins so, as soon as it is enabled. */
export async function press(name: string | RegExp, within: HTMLElement = document.body): Promise<void> {
  const button = await waitFor(() => {
    const found = getButton(name, within)
    if (found.disabled) throw new Error(`${name} is disabled.`)
    return found
  })
  await user.click(button)
}

export function findButton(
  name: string | RegExp,
  within: HTMLElement = document.body,
): Promise<HTMLButtonElement> {
  return waitFor(() => getButton(name, within))
}

/** By the label or the text at it: the names of all buttons, as a screen reader has them, take long to compute. */
function getButton(name: string | RegExp, within: HTMLElement): HTMLButtonElement {
  const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent.trim()
  const isCalled = (button: HTMLElement) =>
    typeof name === 'string' ? nameOf(button).startsWith(name) : name.test(nameOf(button))
  const called = [...within.querySelectorAll('button')].filter(isCalled)
  const exactly = called.filter((button) => nameOf(button) === name)
  const [button, ...others] = exactly.length > 0 ? exactly : called
  if (!button || others.length > 0)
    throw new Error(`${button ? others.length + 1 : 'No'} buttons are called ${name}:\n${within.textContent}`)
  return button
}

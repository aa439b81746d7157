import { Window } from 'happy-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '#platform/durations.ts'
import {
  entriesOf,
  KEPT_DAYS,
  KEPT_EVERY_MS,
  keepInput,
  openDrafts,
  readEntry,
  restore,
  takePassedEntries,
} from './unsent-input.ts'

const ENTRIES = [
  ['name', 'Katrin'],
  ['styles', '3'],
] as const

describe('the history entry', () => {
  test('gives what was typed, beside what the router keeps there', () => {
    expect(readEntry({ usr: null, key: 'abc', idx: 2, draft: ENTRIES })).toEqual(ENTRIES)
  })

  test.each([
    null,
    undefined,
    'draft',
    {},
    { draft: null },
    { draft: 'name' },
    { draft: [['name']] },
    { draft: [['name', 1]] },
  ])('gives nothing of anything else: %j', (state) => {
    expect(readEntry(state)).toBeNull()
  })
})

describe('drafts', () => {
  const NOW = new Date('2026-03-31T10:00:00Z')
  const daysAgo = (days: number) => NOW.getTime() - days * DAY_MS
  const draft = { savedAt: new Date(daysAgo(1)), entries: ENTRIES, fileNames: ['wal.jpg'] }
  const stored = (differences: object = {}) =>
    JSON.stringify({ ...draft, savedAt: draft.savedAt.getTime(), ...differences })

  function openStorage(saved: string | null = null) {
    const texts = new Map(saved === null ? [] : [['x', saved]])
    const storage = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    }
    return { drafts: () => openDrafts('x', () => storage), text: () => storage.getItem('x') }
  }

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })

  test('come back with their day and the names of their files', () => {
    const { drafts, text } = openStorage()
    drafts().keep(draft)
    expect(text()).toBe(stored())
    expect(drafts().find(NOW)).toEqual(draft)
  })

  test(`are gone after ${KEPT_DAYS} days`, () => {
    expect(
      openStorage(stored({ savedAt: daysAgo(KEPT_DAYS) }))
        .drafts()
        .find(NOW),
    ).not.toBeNull()
    const { drafts, text } = openStorage(stored({ savedAt: daysAgo(KEPT_DAYS) - 1 }))
    expect([drafts().find(NOW), text()]).toEqual([null, null])
  })

  test.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    stored({ savedAt: 'x' }),
    stored({ entries: [['a']] }),
    stored({ fileNames: [7] }),
  ])('that cannot be read are removed: %s', (text) => {
    const storage = openStorage(text)
    expect([storage.drafts().find(NOW), storage.text()]).toEqual([null, null])
  })

  test('without any input are removed', () => {
    const { drafts, text } = openStorage(stored())
    drafts().keep({ ...draft, entries: [['name', '']] })
    expect(text()).not.toBeNull()
    drafts().keep({ ...draft, entries: [['name', '']], fileNames: [] })
    expect(text()).toBeNull()
  })

  test('of two windows are one: the last that was typed stays, and sending either removes it', () => {
    const { drafts, text } = openStorage()
    const [one, other] = [drafts(), drafts()]
    one.keep(draft)
    other.keep({ ...draft, entries: [['name', 'Kim']] })
    expect(drafts().find(NOW)?.entries).toEqual([['name', 'Kim']])
    one.drop()
    expect(text()).toBeNull()
  })

  test('are not kept where the browser refuses', () => {
    const drafts = openDrafts('x', () => {
      throw new DOMException('refused', 'SecurityError')
    })
    expect([drafts.find(NOW), drafts.isKept()]).toEqual([null, false])
    drafts.keep(draft)
    expect(drafts.isKept()).toBe(false)
  })
})

describe('a form', () => {
  const FIELDS = `<input name="name"><input name="name"><textarea name="message"></textarea>
    <select name="budget"><option value="">-</option><option value="large">Large</option></select>
    <input type="checkbox" name="styles" value="3"><input type="checkbox" name="styles" value="4">
    <input type="hidden" name="opened" value="now"><input type="file" name="attachment">`

  beforeEach(() => {
    const window = new Window({ url: 'https://site.example/en/kontakt/anim' })
    const { document, history, location, sessionStorage, Element } = window
    const { HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement } = window
    const globals = { document, history, location, sessionStorage, Element }
    for (const [name, value] of Object.entries({
      ...globals,
      HTMLInputElement,
      HTMLSelectElement,
      HTMLTextAreaElement,
    }))
      vi.stubGlobal(name, value)
    document.body.innerHTML = `<a hreflang="de" href="/kontakt/anim">Deutsch</a><a href="/team">Team</a>`
    document.addEventListener('click', (event) => event.preventDefault())
    return () => window.happyDOM.close()
  })

  function openForm(): HTMLFormElement {
    const form = document.createElement('form')
    form.innerHTML = FIELDS
    document.body.append(form)
    return form
  }

  function control(form: HTMLFormElement, selector: string): HTMLInputElement {
    const found = form.querySelector<HTMLInputElement>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  }

  /** Types as a person does, after which the browser says so. */
  function type(form: HTMLFormElement, selector: string, value: string): void {
    control(form, selector).value = value
    form.dispatchEvent(new (Reflect.get(document.defaultView ?? {}, 'Event'))('input'))
  }

  function fillIn(form: HTMLFormElement): void {
    const [first, second] = form.querySelectorAll<HTMLInputElement>('[name=name]')
    if (first) first.value = 'Katrin'
    if (second) second.value = 'Kim'
    control(form, '[name=message]').value = 'A whale.'
    control(form, '[name=budget]').value = 'large'
    control(form, '[value="4"]').checked = true
  }

  const FILLED_IN = [
    ['name', 'Katrin'],
    ['name', 'Kim'],
    ['message', 'A whale.'],
    ['budget', 'large'],
    ['styles', '4'],
  ]

  test('gets back what was typed, chosen and ticked, but neither hidden fields nor files', () => {
    const form = openForm()
    fillIn(form)
    expect(entriesOf(form)).toEqual(FILLED_IN)
    const later = openForm()
    restore(later, entriesOf(form))
    expect(entriesOf(later)).toEqual(FILLED_IN)
  })

  test('keeps what was filled in before the scripts came', () => {
    const form = openForm()
    control(form, '[name=message]').value = 'A seal.'
    restore(form, [
      ['message', 'A whale.'],
      ['budget', 'large'],
    ])
    expect(Object.fromEntries(entriesOf(form))).toMatchObject({ message: 'A seal.', budget: 'large' })
  })

  test('gets a later draft in place of an earlier one', () => {
    const form = openForm()
    restore(form, [['message', 'A whale.']])
    restore(form, [['message', 'A seal.']])
    expect(control(form, '[name=message]').value).toBe('A seal.')
  })

  test('is kept in the history entry a moment after something was typed, and stored', () => {
    vi.useFakeTimers()
    const form = openForm()
    const store = vi.fn()
    history.replaceState({ idx: 2 }, '')
    const stop = keepInput(form, false, store)
    type(form, '[name=message]', 'A')
    type(form, '[name=message]', 'A whale.')
    expect(history.state).toEqual({ idx: 2 })
    vi.advanceTimersByTime(KEPT_EVERY_MS)
    expect(history.state).toEqual({ idx: 2, draft: entriesOf(form) })
    expect(store).toHaveBeenCalledOnce()
    stop()
    type(form, '[name=message]', 'A seal.')
    vi.advanceTimersByTime(KEPT_EVERY_MS)
    expect(JSON.stringify(history.state)).toContain('whale')
    vi.useRealTimers()
  })

  test('is passed to the same form in the other language, once', () => {
    const form = openForm()
    fillIn(form)
    keepInput(form, true, () => {})
    document.querySelector<HTMLElement>('a[href="/team"]')?.click()
    expect(takePassedEntries()).toBeNull()
    document.querySelector<HTMLElement>('a[hreflang]')?.click()
    expect([takePassedEntries(), takePassedEntries()]).toEqual([FILLED_IN, null])
  })

  test('is passed neither to another form, nor where nothing was typed', () => {
    keepInput(openForm(), false, () => {})
    document.querySelector<HTMLElement>('a[hreflang]')?.click()
    expect(takePassedEntries()).toBeNull()
    sessionStorage.setItem('draft', JSON.stringify({ page: '/kontakt/artist', entries: ENTRIES }))
    expect(takePassedEntries()).toBeNull()
  })
})

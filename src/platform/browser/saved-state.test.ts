import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Storage, savedState } from './saved-state.ts'

const shape = {
  fallback: 'nothing',
  parse: (saved: unknown) => (typeof saved === 'string' ? saved : null),
  serialize: (value: string) => value,
}

function openStorage(saved: string | null = null) {
  let text = saved
  const storage: Storage = {
    getItem: () => text,
    setItem: (_, value) => {
      text = value
    },
    removeItem: () => {
      text = null
    },
  }
  return { storage, text: () => text }
}

let warn: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('a written value is stored and read again', () => {
  const { storage, text } = openStorage()
  savedState('x', shape, () => storage).write('whale')
  expect(text()).toBe('"whale"')
  expect(savedState('x', shape, () => storage).read()).toBe('whale')
})

test('a removed value leaves nothing in the storage', () => {
  const { storage, text } = openStorage('"whale"')
  const state = savedState('x', shape, () => storage)
  state.remove()
  expect([state.read(), text()]).toEqual(['nothing', null])
})

test('an empty storage gives the fallback and logs nothing', () => {
  expect(savedState('x', shape, () => openStorage().storage).read()).toBe('nothing')
  expect(warn).not.toHaveBeenCalled()
})

test.each(['{', '', '7', 'null', '{"a":1}'])(
  '%j counts as nothing and is logged on one page only',
  (saved) => {
    const { storage, text } = openStorage(saved)
    const state = savedState('x', shape, () => storage)
    expect([state.read(), state.read()]).toEqual(['nothing', 'nothing'])
    const onNextPage = savedState('x', shape, () => storage)
    expect([onNextPage.read(), text()]).toEqual(['nothing', null])
    expect(warn).toHaveBeenCalledTimes(1)
  },
)

test('a value that is valid in part is used without the rest, which is logged once', () => {
  const parse = (saved: unknown, onLoss: () => void) => {
    const [valid = '', ...rest] = String(saved).split(' ')
    for (const _ of rest) onLoss()
    return valid
  }
  const { storage, text } = openStorage('"whale x y"')
  const state = savedState('x', { ...shape, parse }, () => storage)
  expect([state.read(), state.read()]).toEqual(['whale', 'whale'])
  const onNextPage = savedState('x', { ...shape, parse }, () => storage)
  expect([onNextPage.read(), text()]).toEqual(['whale', '"whale"'])
  expect(warn.mock.calls).toEqual([['"x" cannot be read as a whole.']])
})

describe('what was parsed is stored at once where that is asked for', () => {
  const upper = { ...shape, parse: (saved: unknown) => String(saved).toUpperCase(), storesParsed: () => true }

  test('so that the next reader finds it', () => {
    const { storage, text } = openStorage('"whale"')
    expect(savedState('x', upper, () => storage).read()).toBe('WHALE')
    expect(text()).toBe('"WHALE"')
  })

  test('and a full storage changes nothing in what is read', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const state = savedState('x', upper, () => ({ ...openStorage('"whale"').storage, setItem }))
    expect([state.read(), state.isKept()]).toEqual(['WHALE', false])
  })
})

describe('a storage that throws', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }

  test('stores nothing, but the value stays in memory', () => {
    const state = savedState('x', shape, () => ({ getItem: () => null, setItem: refuse, removeItem: refuse }))
    state.write('whale')
    expect([state.read(), state.isKept()]).toEqual(['whale', false])
  })

  test('may even throw on access', () => {
    const state = savedState('x', shape, refuse)
    expect([state.read(), state.isKept()]).toEqual(['nothing', false])
    state.write('whale')
    expect(state.read()).toBe('whale')
    state.remove()
    expect(state.read()).toBe('nothing')
  })

  test('leaves the value to the session’s storage, where the next page finds it', () => {
    const session = openStorage()
    vi.stubGlobal('sessionStorage', session.storage)
    savedState('x', shape, refuse).write('whale')
    const onNextPage = savedState('x', shape, refuse)
    expect([onNextPage.read(), onNextPage.isKept()]).toEqual(['whale', false])
    const { storage } = openStorage()
    savedState('x', shape, () => storage).write('seal')
    expect(session.text()).toBeNull()
    vi.unstubAllGlobals()
  })

  test('is tried again at the next write', () => {
    const { storage } = openStorage()
    let isFull = true
    const state = savedState('x', shape, () => (isFull ? refuse() : storage))
    state.write('whale')
    isFull = false
    state.write('seal')
    expect([state.read(), state.isKept()]).toEqual(['seal', true])
  })
})

test('a listener is called for changes until it unsubscribes', () => {
  const state = savedState('x', shape, () => openStorage().storage)
  const listener = vi.fn()
  const unsubscribe = state.subscribe(listener)
  state.write('whale')
  unsubscribe()
  state.write('seal')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('what another window has stored is read, though nobody listened', () => {
  const windows = new EventTarget()
  vi.stubGlobal('addEventListener', windows.addEventListener.bind(windows))
  const { storage } = openStorage('"whale"')
  const state = savedState('x', shape, () => storage)
  expect(state.read()).toBe('whale')
  storage.setItem('x', '"seal"')
  windows.dispatchEvent(Object.assign(new Event('storage'), { key: 'x' }))
  expect(state.read()).toBe('seal')
  vi.unstubAllGlobals()
})

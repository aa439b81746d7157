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

test.each(['{', '', '7', 'null', '{"a":1}'])('%j counts as nothing and is logged once', (saved) => {
  const state = savedState('x', shape, () => openStorage(saved).storage)
  expect([state.read(), state.read()]).toEqual(['nothing', 'nothing'])
  expect(warn).toHaveBeenCalledTimes(1)
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

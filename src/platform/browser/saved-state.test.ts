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

let warned: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('what is written is kept and found again', () => {
  const { storage, text } = openStorage()
  savedState('x', shape, () => storage).write('whale')
  expect(text()).toBe('"whale"')
  expect(savedState('x', shape, () => storage).read()).toBe('whale')
})

test('what is removed leaves nothing behind', () => {
  const { storage, text } = openStorage('"whale"')
  const state = savedState('x', shape, () => storage)
  state.remove()
  expect([state.read(), text()]).toEqual(['nothing', null])
})

test('nothing saved is the fallback, without a word', () => {
  expect(savedState('x', shape, () => openStorage().storage).read()).toBe('nothing')
  expect(warned).not.toHaveBeenCalled()
})

test.each(['{', '', '7', 'null', '{"a":1}'])('%j counts as nothing and is logged once', (saved) => {
  const state = savedState('x', shape, () => openStorage(saved).storage)
  expect([state.read(), state.read()]).toEqual(['nothing', 'nothing'])
  expect(warned).toHaveBeenCalledTimes(1)
})

describe('a storage that refuses', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }

  test('keeps nothing, but the value holds while the page lives', () => {
    const state = savedState('x', shape, () => ({ getItem: () => null, setItem: refuse, removeItem: refuse }))
    state.write('whale')
    expect([state.read(), state.isKept()]).toEqual(['whale', false])
  })

  test('may even refuse to be found', () => {
    const state = savedState('x', shape, refuse)
    expect([state.read(), state.isKept()]).toEqual(['nothing', false])
    state.write('whale')
    expect(state.read()).toBe('whale')
    state.remove()
    expect(state.read()).toBe('nothing')
  })

  test('is asked again next time', () => {
    const { storage } = openStorage()
    let isFull = true
    const state = savedState('x', shape, () => (isFull ? refuse() : storage))
    state.write('whale')
    isFull = false
    state.write('seal')
    expect([state.read(), state.isKept()]).toEqual(['seal', true])
  })
})

test('who listens hears of changes until they stop', () => {
  const state = savedState('x', shape, () => openStorage().storage)
  const heard = vi.fn()
  const stop = state.subscribe(heard)
  state.write('whale')
  stop()
  state.write('seal')
  expect(heard).toHaveBeenCalledTimes(1)
})

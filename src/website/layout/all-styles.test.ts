import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDropDown, MENU_HIDE_MS, MENU_SHOW_MS } from './all-styles.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the style drop-down', () => {
  test('has the specified times', () => {
    expect({ MENU_SHOW_MS, MENU_HIDE_MS }).toEqual({ MENU_SHOW_MS: 100, MENU_HIDE_MS: 300 })
  })

  test('is in the page at once and visible after 100 ms', () => {
    const menu = createDropDown()
    expect(menu.state()).toBe('closed')
    menu.open()
    expect(menu.state()).toBe('showing')
    vi.advanceTimersByTime(99)
    expect(menu.state()).toBe('showing')
    vi.advanceTimersByTime(1)
    expect(menu.state()).toBe('in-view')
  })

  test('is hidden at once when it closes, and removed after 300 ms', () => {
    const menu = opened()
    menu.close()
    expect(menu.state()).toBe('leaving')
    vi.advanceTimersByTime(299)
    expect(menu.state()).toBe('leaving')
    vi.advanceTimersByTime(1)
    expect(menu.state()).toBe('closed')
  })

  test('is shown again when it is opened while leaving', () => {
    const menu = opened()
    menu.close()
    vi.advanceTimersByTime(200)
    menu.open()
    vi.advanceTimersByTime(300)
    expect(menu.state()).toBe('in-view')
  })

  test('is never visible when it is closed before', () => {
    const menu = createDropDown()
    const seen: string[] = []
    menu.subscribe(() => seen.push(menu.state()))
    menu.open()
    vi.advanceTimersByTime(50)
    menu.close()
    vi.advanceTimersByTime(1000)
    expect(seen).toEqual(['showing', 'leaving', 'closed'])
  })

  test('does not call listeners after they unsubscribed, nor without a change', () => {
    const menu = createDropDown()
    const heard = vi.fn()
    const stop = menu.subscribe(heard)
    menu.close()
    expect(heard).not.toHaveBeenCalled()
    stop()
    menu.open()
    expect(heard).not.toHaveBeenCalled()
  })
})

function opened() {
  const menu = createDropDown()
  menu.open()
  vi.advanceTimersByTime(MENU_SHOW_MS)
  return menu
}

import { expect, test, vi } from 'vitest'
import type { Conflict } from './conflict.ts'
import { openConflictQueue } from './resolve-conflicts.ts'

const about = (resource: string): Conflict => ({ resource, base: {}, mine: {}, theirs: {} })

test('a question stays open until it is answered', async () => {
  const questions = openConflictQueue()
  const listener = vi.fn()
  questions.subscribe(listener)
  const answer = questions.ask(about('images'))
  expect(questions.current()?.conflict.resource).toBe('images')
  questions.current()?.answer({ TitleDe: 'Wal' })
  expect(await answer).toEqual({ TitleDe: 'Wal' })
  expect(questions.current()).toBeNull()
  expect(listener).toHaveBeenCalledTimes(2)
})

test('questions are asked one after the other', async () => {
  const questions = openConflictQueue()
  const first = questions.ask(about('images'))
  const second = questions.ask(about('news'))
  questions.current()?.answer(null)
  expect(await first).toBeNull()
  expect(questions.current()?.conflict.resource).toBe('news')
  questions.current()?.answer({})
  expect(await second).toEqual({})
})

test('after unsubscribing a listener is not called', () => {
  const questions = openConflictQueue()
  const listener = vi.fn()
  questions.subscribe(listener)()
  questions.ask(about('images'))
  expect(listener).not.toHaveBeenCalled()
})

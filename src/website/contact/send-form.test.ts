import { describe, expect, test } from 'vitest'
import { readOutcome } from './send-form.ts'

function jsonOf(body: unknown): string {
  return JSON.stringify(body)
}

describe('what the server answered', () => {
  test('accepted', () => {
    const id = '0a1b2c3d4e5f60718293a4b5c6d7e8f9'
    expect(readOutcome(201, jsonOf({ id }))).toEqual({ outcome: 'accepted', number: '0A1B2C3D', id })
    expect(readOutcome(201, '')).toEqual({ outcome: 'accepted', number: null, id: null })
  })

  test('wrong fields, each with its sentence', () => {
    const fields = { email: 'Bitte geben Sie nur eine Adresse ein.', name: 7 }
    expect(readOutcome(422, jsonOf({ error: { code: 'invalid', fields } }))).toEqual({
      outcome: 'invalid',
      errors: { email: fields.email },
    })
  })

  test('a proof is wanted', () => {
    const challenge = { parameters: { nonce: 'a' }, signature: 'b' }
    expect(readOutcome(428, jsonOf({ error: { code: 'proof_needed' }, challenge }))).toEqual({
      outcome: 'challenged',
      challenge,
    })
  })

  test.each([
    [400, 'unreadable'],
    [413, 'too-large'],
    [429, 'too-many'],
    [503, 'full'],
    [403, 'failed'],
    [500, 'failed'],
    [502, 'failed'],
  ])('refused with %i: %s', (status, error) => {
    expect(readOutcome(status, jsonOf({ error: { code: 'x' } }))).toEqual({ outcome: 'refused', error })
  })

  test('refused for a moment, while many files are checked', () => {
    expect(readOutcome(503, jsonOf({ error: { code: 'busy' } }))).toEqual({
      outcome: 'refused',
      error: 'busy',
    })
  })

  test.each(['', '<html>Bad gateway', '[]', 'null', '{"error":null}', '{"error":{"fields":["x"]}}'])(
    'nothing of ours: %s',
    (body) => {
      expect(readOutcome(422, body).outcome).not.toBe('accepted')
      expect(readOutcome(502, body)).toEqual({ outcome: 'refused', error: 'failed' })
    },
  )
})

import { expect, test } from 'vitest'
import { giveSessionToken } from './session-cookie.server.ts'

test('the cookie of a renewed token has all security attributes', async () => {
  const cookie = { name: '__Host-session', isSecure: true, key: 'a key of more than thirty-two letters' }
  const line = await giveSessionToken(cookie, 'token', 60)
  for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Secure', 'Max-Age=60'])
    expect(line).toContain(attribute)
})

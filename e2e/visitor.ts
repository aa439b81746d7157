import { randomInt } from 'node:crypto'
import { answered } from './answers.ts'
import { ADDRESS } from './site-under-test.ts'

/** A visitor who refused cookies before: the banner has tests of its own. */
export const REFUSED_COOKIES = {
  cookies: [],
  origins: [{ origin: ADDRESS, localStorage: [{ name: 'consent', value: answered([]) }] }],
}

/** A network of its own, so that rate limits do not apply across tests. */
export function aNetwork(): { 'X-Forwarded-For': string } {
  return { 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }
}

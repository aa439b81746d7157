import { randomInt } from 'node:crypto'
import { answered } from './answers.ts'
import { ADDRESS } from './site-under-test.ts'

/** Somebody who was asked about cookies before, and said no: the banner is a journey of its own. */
export const REFUSED_COOKIES = {
  cookies: [],
  origins: [{ origin: ADDRESS, localStorage: [{ name: 'consent', value: answered([]) }] }],
}

/** A network of its own, so that nobody's forms or sign-ins are taken for a flood. */
export function aNetwork(): { 'X-Forwarded-For': string } {
  return { 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }
}

import { createHmac, timingSafeEqual } from 'node:crypto'

const SHAPE = /^([0-9a-z]{1,11})\.([\w-]{43})$/

/** Nothing of the pass has to be stored. */
export function makePass(key: string, about: readonly string[], until: Date): string {
  const ends = until.getTime().toString(36)
  return `${ends}.${sign(key, about, ends)}`
}

export function isPass(key: string, about: readonly string[], pass: string, now: Date): boolean {
  const [, ends = '', given = ''] = SHAPE.exec(pass) ?? []
  const expected = Buffer.from(sign(key, about, ends))
  const received = Buffer.from(given)
  const isOurs = received.length === expected.length && timingSafeEqual(received, expected)
  return isOurs && Number.parseInt(ends, 36) > now.getTime()
}

function sign(key: string, about: readonly string[], ends: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([ends, ...about]))
    .digest('base64url')
}

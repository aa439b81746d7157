import { createHmac, timingSafeEqual } from 'node:crypto'

const SHAPE = /^([0-9a-z]{1,11})\.([\w-]{43})$/

/** Nothing of the pass has to be stored. */
export function makePass(key: string, about: readonly string[], until: Date): string {
  const ends = until.getTime().toString(36)
  return `${ends}.${sign(key, about, ends)}`
}

export function isPass(key: string, about: readonly string[], pass: string, now: Date): boolean {
  const [, ends = '', signature = ''] = SHAPE.exec(pass) ?? []
  return isSameSecret(signature, sign(key, about, ends)) && Number.parseInt(ends, 36) > now.getTime()
}

/** It takes as long for an almost right text as for any other of its length. */
export function isSameSecret(received: string, expected: string): boolean {
  const [one, other] = [Buffer.from(received), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function sign(key: string, about: readonly string[], ends: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([ends, ...about]))
    .digest('base64url')
}

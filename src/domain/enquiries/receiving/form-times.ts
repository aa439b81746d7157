import { createHmac } from 'node:crypto'
import { DAY_MS } from '#platform/durations.ts'
import { isSameSecret } from '#platform/http/signed-pass.server.ts'

/** Nobody reads and fills in a form in less; some password programs fill in quickly, so it only costs a proof. */
export const SHORTEST_FILLING_MS = 3_000
/** A form that was left open overnight is sent like any other; an older one needs a proof. */
export const LONGEST_FILLING_MS = DAY_MS

/** We sign it, so that no program makes one up: `{milliseconds since 1970, base 36}.{signature}`. */
const STAMP = /^([0-9a-z]{1,11})\.([\w-]{43})$/

export type FormTimes = {
  stamp: (openedAt: Date) => string
  /** A form is accepted that was opened long enough ago for a person to fill it in; no value throws. */
  accepts: (stamp: unknown, now: Date) => boolean
  /** True for a stamp that is accepted now or will be in a moment. */
  isOurs: (stamp: unknown, now: Date) => boolean
}

/** All instances share the key. */
export function openFormTimes(key: string): FormTimes {
  const sign = (time: string) => createHmac('sha256', key).update(time).digest('base64url')

  /** Returns milliseconds; not a number for what we did not sign. */
  function ageOf(stamp: unknown, now: Date): number {
    const [, time = '', signature = ''] = STAMP.exec(typeof stamp === 'string' ? stamp : '') ?? []
    const isSigned = time !== '' && isSameSecret(signature, sign(time))
    return isSigned ? now.getTime() - Number.parseInt(time, 36) : Number.NaN
  }

  return {
    stamp: (openedAt) => {
      const time = openedAt.getTime().toString(36)
      return `${time}.${sign(time)}`
    },
    accepts: (stamp, now) => {
      const age = ageOf(stamp, now)
      return age >= SHORTEST_FILLING_MS && age <= LONGEST_FILLING_MS
    },
    isOurs: (stamp, now) => ageOf(stamp, now) <= LONGEST_FILLING_MS,
  }
}

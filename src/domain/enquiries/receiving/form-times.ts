import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '#platform/durations.ts'

/** Nobody reads and fills in a form in less; some password programs fill in quickly, so it only costs a proof. */
export const SHORTEST_FILLING_MS = 3_000
/** A form that was left open overnight is sent like any other; an older one needs a proof. */
export const LONGEST_FILLING_MS = DAY_MS

/** Signed by us, so that no program makes one up: `{milliseconds since 1970, base 36}.{signature}`. */
const STAMP = /^([0-9a-z]{1,11})\.([\w-]{43})$/

export type FormTimes = {
  /** Makes the stamp for a form that is opened at this moment. */
  stamp: (openedAt: Date) => string
  /** Whether a form with that stamp was opened long enough ago for a person to fill it in. Never throws for any value. */
  accepts: (stamp: unknown, now: Date) => boolean
  /** Whether it is accepted now or will be in a moment. */
  isOurs: (stamp: unknown, now: Date) => boolean
}

/** @param key Shared by all instances. */
export function openFormTimes(key: string): FormTimes {
  const sign = (time: string) => createHmac('sha256', key).update(time).digest('base64url')

  /** Milliseconds; not a number for what we did not sign. */
  function ageOf(stamp: unknown, now: Date): number {
    const [, time = '', signature = ''] = STAMP.exec(typeof stamp === 'string' ? stamp : '') ?? []
    const isSigned = time !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(sign(time)))
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

import { test } from '@playwright/test'

/** Further than the numbers reach that the tests of one worker name. */
const APART = { artists: 60, images: 200, news: 10 } as const

/** Path of a record of the demo for one test alone: another worker, which may run the same test, has another one. */
export function ownRecord(kind: keyof typeof APART, number: number): string {
  return `/${kind}/${ownNumber(kind, number)}`
}

export function ownNumber(kind: keyof typeof APART, number: number): number {
  return number + APART[kind] * test.info().parallelIndex
}

import type { Browser, CDPSession } from '@playwright/test'
import { BINDING, findPlace, watchAnswer } from './in-page.ts'
import { openPhone, type Phone, SLOWED, sleep } from './phone.ts'
import { CONTROLS, type Control, type PlannedTap } from './plan.ts'

/** What came of one tap on a page that was just opened. */
export type Tap = PlannedTap & {
  /** From the finger's leaving until the answer is painted; null when none comes. */
  answeredMs: number | null
  /** Chromium's own figure (Event Timing) for the slowest event of the tap; null when the page was left. */
  eventMs: number | null
  /** Whether what was collected is still shown and stored after hydration; null for other controls. */
  isKept: boolean | null
  /** How much later than planned the finger came: a busy machine finds the control late. */
  lateMs: number
}

/** A tap without an answer by then is lost. */
export const LOST_AFTER_MS = 10_000
/** What may be answered by another page; that page's first paint shows what was asked for. */
const LEAD_ON: readonly Control[] = ['search', 'language']
const PAINTED_WITHIN_MS = 30_000
const HYDRATED_WITHIN_MS = 30_000
const FOUND_WITHIN_MS = 15_000
/** How long a finger usually stays. */
const PRESSED_MS = 60
/** Stores and effects that follow hydration, slowed. */
const SETTLED_AFTER_MS = 500
/** Event Timing tells of an event with the next frame, and slowed once more. */
const EVENT_TOLD_WITHIN_MS = 500

/** Opens the page and taps once. */
export async function measureTap(browser: Browser, address: string, planned: PlannedTap): Promise<Tap> {
  await using phone = await openPhone(browser, address, { slowed: SLOWED, isKnown: true })
  const { page, waitFor } = phone
  // The other language stands in the menu, so that the menu is opened first.
  const first = planned.control === 'language' ? 'menu' : planned.control
  await page.addInitScript(findPlace, { binding: BINDING, selector: CONTROLS[first] })
  await page.addInitScript(watchAnswer, { binding: BINDING, control: first })
  await page.goto(planned.address, { waitUntil: 'commit' })
  const painted = await waitFor('painted', PAINTED_WITHIN_MS)
  const place = await waitFor('found', FOUND_WITHIN_MS)
  if (!painted || !place) throw new Error(`${planned.address} shows no ${first} that can be touched.`)
  const plannedAt = painted.at + planned.momentMs
  await sleep(plannedAt - Date.now())
  const lateMs = Date.now() - plannedAt
  await touch(phone.session, place)
  const answer = await readAnswer(phone, first)
  const second = planned.control === 'language' && answer.answeredMs !== null
  const isCollected = planned.control === 'plus' && answer.answeredMs !== null
  return {
    ...planned,
    ...(second ? await tapAgain(phone, 'language') : answer),
    isKept: planned.control === 'plus' ? isCollected && (await isKept(phone, place.image)) : null,
    lateMs,
  }
}

/** A second tap on the page as it is now. */
async function tapAgain(phone: Phone, control: Control) {
  const selector = CONTROLS[control]
  await phone.page.evaluate(findPlace, { binding: BINDING, selector })
  await phone.page.evaluate(watchAnswer, { binding: BINDING, control })
  const place = await phone.waitFor('found', FOUND_WITHIN_MS, 2)
  if (!place) throw new Error(`The menu shows no ${control} that can be touched.`)
  await touch(phone.session, place)
  return readAnswer(phone, control, 2)
}

/** Not waited for: a page that is left never acknowledges its last touch. */
async function touch(session: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    void session.send('Input.dispatchTouchEvent', { type, touchPoints }).catch(() => {})
  send('touchStart', [{ x, y }])
  await sleep(PRESSED_MS)
  send('touchEnd', [])
}

/** The answer is a change in the page, or for some the first paint of another one. */
async function readAnswer(
  phone: Phone,
  control: Control,
  count = 1,
): Promise<Pick<Tap, 'answeredMs' | 'eventMs'>> {
  const { told, waitFor } = phone
  const released = await waitFor('released', LOST_AFTER_MS, count)
  if (!released) return { answeredMs: null, eventMs: null }
  const earlier = count - 1
  const readPaint = () => told('painted').find(({ at }) => at > released.at)?.at
  const read = () => told('answered')[earlier]?.at ?? (LEAD_ON.includes(control) ? readPaint() : undefined)
  while (read() === undefined && Date.now() < released.at + LOST_AFTER_MS) await sleep(1)
  const answeredAt = read()
  if (answeredAt === undefined) return { answeredMs: null, eventMs: null }
  await sleep(EVENT_TOLD_WITHIN_MS)
  const events = told('event').filter(({ at }) => at >= released.at - PRESSED_MS && at <= answeredAt)
  return {
    answeredMs: answeredAt - released.at,
    eventMs: events.length > 0 ? Math.max(...events.map(({ milliseconds }) => milliseconds)) : null,
  }
}

async function isKept({ page, waitFor }: Phone, image: string): Promise<boolean> {
  await waitFor('hydrated', HYDRATED_WITHIN_MS)
  await sleep(SETTLED_AFTER_MS)
  return page.evaluate((wanted) => {
    const stored: { Id: number }[] = JSON.parse(localStorage.lightbox ?? '[]')
    const marks = '[aria-label^="Remove from collection"], [aria-pressed="true"], :checked'
    const shown = document.querySelector(`[data-image="${wanted}"] :is(${marks})`)
    return shown !== null && stored.some(({ Id }) => String(Id) === wanted)
  }, image)
}

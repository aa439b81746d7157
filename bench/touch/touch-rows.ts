import { medianOf, percentileOf } from '../median.ts'
import type { Row } from '../table.ts'
import type { NextPage } from './next-page.ts'
import { SLOWED } from './phone.ts'
import { type Control, MOMENTS, PAGE_NAMES } from './plan.ts'
import { LOST_AFTER_MS, type Tap } from './taps.ts'
import type { TouchResult } from './touch.ts'
import { KINDS, type MainThread } from './trace.ts'
import type { Untouched } from './untouched.ts'

/** Well below the limit of a good INP. */
const LONGEST_ANSWER_MS = 150
const MOST_UNTIL_HYDRATED_MS = 130
/** By how many times the processor is slowed. */
const NEXT_PAGE_WITHIN_MS: Record<number, number> = { 1: 300, [SLOWED]: 800 }
/** Nothing that is drawn sixty times a second waits for it. */
const LONGEST_TASK_MS = 12

/** The 3 and 4 s that the site itself waits, and what a slowed phone may add. The banner has no time of its own. */
const UNTOUCHED_WANTED_MS = { banner: null, heroes: 3_250, staff: 4_250 }
const UNTOUCHED_NAMES: Record<keyof Untouched, string> = {
  banner: 'consent banner shown',
  heroes: 'past heroes asked for',
  staff: 'staff asked for',
}

const ALONE = { reference: '', ratio: null, processorRatio: null }
const UNJUDGED = { wanted: '', met: null }
/** Controls with one target, each group a row. */
const OPENING: Control[] = ['menu', 'search', 'tile']
const CONTROLS: Control[] = [...OPENING, 'plus', 'language']

export function touchRows({ taps, session, pages, nextPage, untouched }: TouchResult): Row[] {
  return [
    ...MOMENTS.map((moment) => tapRow(taps, OPENING, moment)),
    ...MOMENTS.map((moment) => tapRow(taps, ['plus'], moment)),
    ...CONTROLS.map((control) => controlRow(taps, control)),
    lateRow(taps),
    lostRow(taps),
    keptRow(taps),
    sessionRow(session),
    ...untouchedRows(untouched),
    ...nextPageRows(nextPage),
    ...PAGE_NAMES.flatMap((name) => mainThreadRows(name, pages[name])),
  ]
}

function tapRow(taps: readonly Tap[], controls: readonly Control[], momentMs: number): Row {
  const times = timesOf(taps.filter((tap) => controls.includes(tap.control) && tap.momentMs === momentMs))
  const what = `tap on ${controls.join(', ')} ${momentMs / 1000} s after the first paint`
  return timeRow(`${what}, p95 of ${times.length} (${medianText(times)})`, times, 0.95)
}

/** At all moments together, with what Chromium itself says (Event Timing). */
function controlRow(taps: readonly Tap[], control: Control): Row {
  const those = taps.filter((tap) => tap.control === control)
  const events = those.flatMap(({ eventMs }) => eventMs ?? [])
  const told = events.length > 0 ? `, Event Timing ${medianText(events)}` : ''
  const times = timesOf(those)
  const ours = times.length > 0 ? shown(percentileOf(times, 0.95)) : 'none'
  return { ...ALONE, ...UNJUDGED, what: `tap on ${control}, p95 (${medianText(times)}${told})`, ours }
}

/** Says whether the machine was free enough for the moments to be right. */
function lateRow(taps: readonly Tap[]): Row {
  const late = taps.map(({ lateMs }) => lateMs)
  const what = `taps later than planned, p95 (${medianText(late)})`
  return { ...ALONE, ...UNJUDGED, what, ours: shown(percentileOf(late, 0.95)) }
}

function lostRow(taps: readonly Tap[]): Row {
  const lost = taps.filter(({ answeredMs }) => answeredMs === null)
  const names = [...new Set(lost.map(({ page, control }) => `${control} on ${page}`))].join(', ')
  return {
    ...ALONE,
    what: `taps without an answer within ${LOST_AFTER_MS / 1000} s${names && ` (${names})`}`,
    ours: `${lost.length} of ${taps.length}`,
    wanted: '0',
    met: lost.length === 0,
  }
}

function keptRow(taps: readonly Tap[]): Row {
  const asked = taps.filter(({ isKept }) => isKept !== null)
  const kept = asked.filter(({ isKept }) => isKept)
  return {
    ...ALONE,
    what: 'tap on plus: kept and shown after hydration',
    ours: `${kept.length} of ${asked.length}`,
    wanted: 'all',
    met: kept.length === asked.length,
  }
}

function sessionRow(session: readonly number[]): Row {
  return timeRow(
    `INP of a session of twenty taps, p98 of ${session.length} (${medianText(session)})`,
    session,
    0.98,
  )
}

function untouchedRows(untouched: readonly Untouched[]): Row[] {
  return (['banner', 'heroes', 'staff'] as const).map((name) => {
    const times = untouched.map((visit) => visit[name] ?? Number.POSITIVE_INFINITY)
    const what = `home, nothing touched: ${UNTOUCHED_NAMES[name]} after`
    const wanted = UNTOUCHED_WANTED_MS[name]
    const ours = medianOf(times)
    return {
      ...ALONE,
      ...(wanted === null ? { ...UNJUDGED, ours: shown(ours) } : judged(ours, wanted)),
      what,
    }
  })
}

type Visits = TouchResult['pages']['home']

function nextPageRows(visits: readonly NextPage[]): Row[] {
  return Object.entries(NEXT_PAGE_WITHIN_MS).map(([slowed, wanted]) => {
    const times = visits
      .filter((visit) => visit.slowed === Number(slowed))
      .map(({ milliseconds }) => milliseconds)
    const what = `next page, link hovered before, slowed ${slowed} times: its largest picture after, p50 of ${times.length}`
    return { ...ALONE, ...judged(medianOf(times), wanted), what }
  })
}

function mainThreadRows(name: string, { withScript, withoutScript }: Visits): Row[] {
  const until = medianOf(withScript.flatMap(({ untilHydratedMs }) => untilHydratedMs ?? []))
  const longest = medianOf(withScript.map(({ longestAfterPaintMs }) => longestAfterPaintMs))
  return [
    {
      ...ALONE,
      ...judged(until, MOST_UNTIL_HYDRATED_MS),
      what: `${name}: main thread until hydrated, processor time`,
    },
    {
      ...ALONE,
      ...UNJUDGED,
      what: `${name}: the same two seconds later (${describeSplit(withScript)})`,
      ours: totalOf(withScript),
      reference: `without script ${totalOf(withoutScript)}`,
    },
    {
      ...ALONE,
      ...judged(longest, LONGEST_TASK_MS),
      what: `${name}: longest task after the first paint, processor time`,
      reference: `without script ${shown(medianOf(withoutScript.map((visit) => visit.longestAfterPaintMs)))}`,
    },
  ]
}

function timeRow(what: string, times: readonly number[], share: number): Row {
  if (times.length === 0) return { ...ALONE, ...UNJUDGED, what, ours: 'none' }
  return { ...ALONE, ...judged(percentileOf(times, share), LONGEST_ANSWER_MS), what }
}

function judged(milliseconds: number, most: number): Pick<Row, 'ours' | 'wanted' | 'met'> {
  return { ours: shown(milliseconds), wanted: `<= ${most} ms`, met: milliseconds <= most }
}

/** A lost tap counts as one that waits until it is given up. */
function timesOf(taps: readonly Tap[]): number[] {
  return taps.map(({ answeredMs }) => answeredMs ?? LOST_AFTER_MS)
}

function medianText(times: readonly number[]): string {
  if (times.length === 0) return 'none'
  return `median ${shown(medianOf(times))}`
}

function describeSplit(visits: readonly MainThread[]): string {
  return KINDS.map((kind) => `${kind} ${Math.round(medianOf(visits.map(({ split }) => split[kind])))}`).join(
    ', ',
  )
}

function totalOf(visits: readonly MainThread[]): string {
  return shown(medianOf(visits.map(({ totalMs }) => totalMs)))
}

function shown(milliseconds: number): string {
  return `${Math.round(milliseconds).toLocaleString('en')} ms`
}

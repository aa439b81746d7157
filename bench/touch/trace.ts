import { z } from 'zod'

/** One event of a trace of Chromium; times are microseconds, `tdur` those of the processor. */
const TraceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z
    .object({ data: z.object({ documentLoaderURL: z.string().optional() }).nullish().catch(null) })
    .nullish()
    .catch(null),
})
export type TraceEvent = z.infer<typeof TraceEvent>

/** Kinds of work of a page's main thread. */
export const KINDS = ['script', 'style', 'layout', 'paint', 'parse', 'other'] as const
export type Kind = (typeof KINDS)[number]

/** The work of a page's main thread from its navigation on, in milliseconds of processor time. */
export type MainThread = {
  /** Null when the page was never hydrated. */
  untilHydratedMs: number | null
  totalMs: number
  /** Without what V8 does for the debugger that drives the browser: nobody else's browser does it. */
  longestAfterPaintMs: number
  split: Record<Kind, number>
}

const TASK = 'RunTask'
/** Where an error is made while a debugger is there, V8 parses the function around it again: all of react-dom, 7 ms. */
const FOR_DEBUGGER = 'V8.CollectSourcePositions'
const KIND_OF: Record<string, Kind> = {
  EvaluateScript: 'script',
  FunctionCall: 'script',
  EventDispatch: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  RunMicrotasks: 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  UpdateLayoutTree: 'style',
  ParseAuthorStyleSheet: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  ParseHTML: 'parse',
}

export function parseTrace(json: string): TraceEvent[] {
  return z.object({ traceEvents: z.array(TraceEvent) }).parse(JSON.parse(json)).traceEvents
}

/**
 * Adds up the tasks of the page at an address. `hydrated` is the name of the mark that the page sets when its hydration is over; the
 * task that sets it counts as a whole. Returns null when the trace does not have the page's navigation.
 */
export function readMainThread(
  events: readonly TraceEvent[],
  address: string,
  hydrated: string,
): MainThread | null {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  )
  if (!start) return null
  const thread = events
    .filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
  const tasks = outermost(thread.filter(({ name }) => name === TASK))
  const paintedAt = thread.find(({ name }) => name === 'firstPaint')?.ts ?? start.ts
  const hydratedAt = thread.find(({ name }) => name === hydrated)?.ts
  const forDebugger = thread.filter(({ name }) => name === FOR_DEBUGGER)
  const sum = (some: readonly TraceEvent[]) => some.reduce((total, task) => total + millisecondsOf(task), 0)
  return {
    untilHydratedMs: hydratedAt === undefined ? null : sum(tasks.filter(({ ts }) => ts <= hydratedAt)),
    totalMs: sum(tasks),
    longestAfterPaintMs: Math.max(
      0,
      ...tasks
        .filter(({ ts }) => ts > paintedAt)
        .map(
          (task) =>
            millisecondsOf(task) - sum(forDebugger.filter(({ ts }) => ts >= task.ts && ts < endOf(task))),
        ),
    ),
    split: splitByKind(thread),
  }
}

/** A task may run others inside, which its own time already has. The events are in order of time. */
function outermost(tasks: readonly TraceEvent[]): TraceEvent[] {
  let endsAt = 0
  return tasks.filter((task) => {
    if (task.ts < endsAt) return false
    endsAt = endOf(task)
    return true
  })
}

/** Each event's own time, without that of events inside it, goes to its kind, else to the kind of the one around it. */
function splitByKind(thread: readonly TraceEvent[]): Record<Kind, number> {
  const split = { script: 0, style: 0, layout: 0, paint: 0, parse: 0, other: 0 }
  const open: { endsAt: number; kind: Kind }[] = []
  for (const event of thread) {
    if (event.tdur === undefined) continue
    while ((open.at(-1)?.endsAt ?? Number.POSITIVE_INFINITY) <= event.ts) open.pop()
    const around = open.at(-1)?.kind
    const kind = KIND_OF[event.name] ?? around ?? 'other'
    if (!around && event.name !== TASK) continue
    split[kind] += millisecondsOf(event)
    if (around) split[around] -= millisecondsOf(event)
    open.push({ endsAt: endOf(event), kind })
  }
  return split
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur
}

function millisecondsOf({ tdur = 0 }: TraceEvent): number {
  return tdur / 1000
}

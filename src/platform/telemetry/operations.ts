import { type TracingChannel, tracingChannel } from 'node:diagnostics_channel'

export const OPERATIONS = ['database', 'store', 'picture', 'email', 'search'] as const
export type Operation = (typeof OPERATIONS)[number]

/** `name` is one of few words of ours: never a query, an address or what somebody typed. */
export type OperationContext = { operation: Operation; name: string; error?: unknown }

type Channel = TracingChannel<object, OperationContext>

const channels: Readonly<Record<Operation, Channel>> = {
  database: tracingChannel('zeichner:database'),
  store: tracingChannel('zeichner:store'),
  picture: tracingChannel('zeichner:picture'),
  email: tracingChannel('zeichner:email'),
  search: tracingChannel('zeichner:search'),
}

export function channelOf(operation: Operation): Channel {
  return channels[operation]
}

export function observed<Result>(
  operation: Operation,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return channels[operation].tracePromise(work, { operation, name })
}

/** Calls back at the end of each operation with its seconds. Returns an unsubscribe function. */
export function onOperation(
  onEnd: (operation: Operation, seconds: number, hasFailed: boolean) => void,
): () => void {
  const started = new WeakMap<OperationContext, number>()
  const handlers = {
    start: (context: OperationContext) => void started.set(context, performance.now()),
    asyncEnd: (context: OperationContext) => {
      const began = started.get(context)
      if (began === undefined) return
      started.delete(context)
      onEnd(context.operation, (performance.now() - began) / 1_000, context.error !== undefined)
    },
  }
  const subscribers = { ...handlers, end: ignore, asyncStart: ignore, error: ignore }
  for (const operation of OPERATIONS) channels[operation].subscribe(subscribers)
  return () => {
    for (const operation of OPERATIONS) channels[operation].unsubscribe(subscribers)
  }
}

function ignore(): void {}

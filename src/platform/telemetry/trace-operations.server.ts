import type { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, type Span, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { channelOf, OPERATIONS, type Operation, type OperationContext } from './operations.ts'

/** Jobs ask the database and the store all the time: these are spans only within another one. */
const WITHIN_OTHERS: readonly Operation[] = ['database', 'store']

/** Makes each operation a span of what asked for it. Returns what ends this. */
export function traceOperations(tracer: Tracer, active: AsyncLocalStorage<Context>): () => void {
  const spans = new WeakMap<OperationContext, Span>()

  function begin(operation: OperationContext): Context {
    const parent = active.getStore() ?? ROOT_CONTEXT
    if (!trace.getSpan(parent) && WITHIN_OTHERS.includes(operation.operation)) return parent
    const span = tracer.startSpan(`${operation.operation} ${operation.name}`, {}, parent)
    spans.set(operation, span)
    return trace.setSpan(parent, span)
  }
  const subscribers = {
    start: ignore,
    end: ignore,
    asyncStart: ignore,
    error: ignore,
    asyncEnd: (operation: OperationContext) => {
      const span = spans.get(operation)
      // Not what it says: errors repeat values.
      if (operation.error !== undefined) span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.end()
    },
  }
  for (const operation of OPERATIONS) {
    const channel = channelOf(operation)
    channel.subscribe(subscribers)
    channel.start.bindStore(active, begin)
  }
  return () => {
    for (const operation of OPERATIONS) {
      channelOf(operation).unsubscribe(subscribers)
      channelOf(operation).start.unbindStore(active)
    }
  }
}

function ignore(): void {}

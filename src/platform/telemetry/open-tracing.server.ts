import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { channelOf, OPERATIONS, type Operation, type OperationContext } from './operations.ts'
import { spanPath, type Tracing } from './tracing.ts'

type Opening = {
  /** The collector's address, without the path of traces. */
  endpoint: string
  serviceName: string
}

const FIRST_FAULT_OF_OURS = 500
const OUTGOING = 'zeichner:outgoing'
const propagator = new W3CTraceContextPropagator()

/** No span has a query, an address or a name of a visitor; of a path it has only the words. */
export function openTracing({ endpoint, serviceName }: Opening): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('zeichner')
  const active = new AsyncLocalStorage<Context>()
  const stop = traceOperations(tracer, active)
  const addHeaders = (headers: unknown) =>
    propagator.inject(active.getStore() ?? ROOT_CONTEXT, headers, defaultTextMapSetter)
  subscribe(OUTGOING, addHeaders)
  return {
    request: traceRequests(tracer, active),
    facts: () => {
      const span = trace.getSpanContext(active.getStore() ?? ROOT_CONTEXT)
      return span ? { traceId: span.traceId, spanId: span.spanId } : {}
    },
    close: async () => {
      stop()
      unsubscribe(OUTGOING, addHeaders)
      // A collector that is away must not hold up the end.
      await provider.shutdown().catch(() => {})
    },
  }
}

function traceRequests(tracer: Tracer, active: AsyncLocalStorage<Context>): Tracing['request'] {
  return (request, response, handle) => {
    const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
    const { method = '', url = '' } = request
    const path = spanPath(url)
    const attributes = { 'http.request.method': method, 'url.path': path }
    const span = tracer.startSpan(`${method} ${path}`, { kind: SpanKind.SERVER, attributes }, parent)
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode)
      if (response.statusCode >= FIRST_FAULT_OF_OURS) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    active.run(trace.setSpan(parent, span), handle)
  }
}

/** Jobs ask the database and the store all the time: these are spans only within another one. */
const WITHIN_OTHERS: readonly Operation[] = ['database', 'store']

function traceOperations(tracer: Tracer, active: AsyncLocalStorage<Context>): () => void {
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
      // The error's message stays out, since errors repeat values.
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

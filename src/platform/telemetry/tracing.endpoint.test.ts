import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openTestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { openTracing } from './open-tracing.server.ts'

const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.unknown() })),
})
const Received = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
})
type Span = z.infer<typeof Span>

/** A collector that takes OTLP by HTTP as JSON. */
async function openCollector() {
  const spans: Span[] = []
  const texts: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = String(Buffer.concat(chunks))
    texts.push(`${request.url} ${text}`)
    const { resourceSpans } = Received.parse(JSON.parse(text))
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    text: () => texts.join('\n'),
    [Symbol.asyncDispose]: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'

test('a request goes on with the trace of whoever asked, and what it waits for is part of it', async () => {
  await using collector = await openCollector()
  const tracing = openTracing({ endpoint: collector.endpoint, serviceName: 'zeichner' })
  await using agency = await openTestAgency({ tracing })
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  const traceparent = `00-${TRACE}-${CALLER}-01`
  await agency.get('/illusde/api/lightbox/AAAAAAAAAAAAAAAAAAAAAA?name=Katrin', { traceparent })
  await agency.get('/illusde/api/image-search?q=geheimnis', { traceparent })
  const [image] = agency.services.readModel.current().catalogue.images
  await agency.get(`/dmedia/webp/320/${image?.id}.webp`, { traceparent })
  await expect.poll(() => agency.logged().filter(({ msg }) => msg === 'request.answered')).toHaveLength(3)
  await tracing.close()

  const spans = collector.spans.filter(({ traceId }) => traceId === TRACE)
  const requests = spans.filter(({ parentSpanId }) => parentSpanId === CALLER)
  expect(requests.map(({ name }) => name).sort()).toEqual([
    'GET /dmedia/webp/{}/{}',
    'GET /illusde/api/image-search',
    'GET /illusde/api/lightbox/{}',
  ])
  for (const name of ['database query', 'search words', 'picture make', 'store read'])
    expect(spans.map((span) => span.name)).toContain(name)
  const making = spans.find(({ name }) => name === 'picture make')
  expect(
    spans.some(({ name, parentSpanId }) => name === 'store read' && parentSpanId === making?.spanId),
  ).toBe(true)
  const lines = agency.logged().filter(({ msg }) => msg === 'request.answered')
  expect(new Set(lines.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]))
  expect(new Set(lines.map(({ spanId }) => spanId))).toEqual(new Set(requests.map(({ spanId }) => spanId)))
  expect(collector.text()).toContain('/v1/traces')
  expect(collector.text()).not.toMatch(/Katrin|geheimnis|AAAAAAAA|127\.0\.0\.1|Firefox|SELECT/)
})

test('a request without a trace begins one, and a collector that is away harms nobody', async () => {
  const tracing = openTracing({ endpoint: 'http://127.0.0.1:9', serviceName: 'zeichner' })
  await using agency = await openTestAgency({ tracing })
  expect((await agency.get('/healthz')).status).toBe(200)
  await expect
    .poll(() => agency.logged().find(({ msg }) => msg === 'request.answered'))
    .toMatchObject({
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
  await tracing.close()
})

test('what makes traces is loaded only when somebody wants them', () => {
  const loading = globSync('src/**/*.ts', { exclude: (path) => path.endsWith('.test.ts') })
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) => /^import .*(?:@opentelemetry|open-tracing)/m.test(readFileSync(path, 'utf8')))
  expect(loading).toEqual(['src/platform/telemetry/open-tracing.server.ts'])
})

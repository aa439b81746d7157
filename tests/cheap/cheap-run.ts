// `npm run test:cheap`: sends the most expensive honest input, and the worst of any, of every call that a stranger can make to the
// demo site, and measures what each takes. Ends with 1 when one stops the event loop for too long, or has no limit.
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { CommandInput } from '#platform/command-line/command.ts'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from '#scripts/commands.mjs'
import { makeTemplate } from '#tests/databases/template.ts'
import type { FuzzRequest, Made } from '#tests/fuzz/fuzz-request.ts'
import { type FuzzSite, openFuzzSite } from '#tests/fuzz/fuzz-site.ts'
import { sendCase } from '#tests/fuzz/send-case.ts'
import { failOn, say } from '#tests/long-run.ts'
import { aPainting } from '#tests/pictures.ts'
import { dearestInputs, readSiteContent, type SiteContent } from './dearest-inputs.ts'
import { FROM_MEMORY_MS, type HeldCall, listHeldCalls, OF_MEMORY } from './held-by.ts'
import { worstInputs } from './worst-inputs.ts'

/** Of the event loop: nobody else is answered meanwhile. */
const LONGEST_STOP_MS = 200
/** Machines are noisy, and what is asked for the first time is compiled: the best counts. */
const MOST_RUNS = 3
/** Beyond it the next size is not sent: what takes the square of its length would stop the site for minutes. */
const GROWS_UNTIL_MS = 50
const KILOBYTE = 1_024
/** Bodies grow to what is read there, so that the first that is too long tells. */
const SIZES = [4, 32, 256, 2_048, 20_000].map((size) => size * KILOBYTE)
/** The whole of 500 images each in a PDF takes minutes; each page takes the same. */
const FEW_IMAGES = 6
const COMMENTS = 200
const COMMENTERS = 40

/** Refused before anything is read, so that three of them stand for all. */
const REFUSED_TRIED = 3
/** Where the body of a call may be larger than usual: the documents say so of some. */
const LARGEST_READ: readonly [path: RegExp, bytes: number][] = [
  [/\/image-search$/, 20_000 * KILOBYTE],
  [/\/lightbox$/, 460 * KILOBYTE],
  [/\/kontakt|\/contact$|\/artist-application$/, 2_048 * KILOBYTE],
  [/./, 64 * KILOBYTE],
]

const Saved = z.object({ id: z.string().default(''), secret: z.string().default('') })

type Measured = { input: string; status: number; stopMs: number; processorMs: number; memoryMb: number }
type Row = Measured & {
  call: string
  limits: readonly string[] | null
  /** The least processor time of its honest input, where nothing counts it. */
  uncountedMs: number
}
type Measuring = { site: FuzzSite; siteContent: SiteContent; made: Made }

async function main({ only = '' }: CommandInput<(typeof COMMANDS)['test:cheap']>): Promise<void> {
  await makeTemplate()
  const held = (await listHeldCalls()).filter(({ call }) => call.name.includes(only))
  say(`${held.length} calls`)
  await using site = await openFuzzSite('whole')
  const painting = await aPainting(2_000, 1_500).png().toBuffer()
  // Anything may stand behind a picture's end, which makes it as large as it may be.
  const pictureOf = (bytes: number) => Buffer.concat([painting.subarray(0, bytes)], bytes)
  const siteContent = await readSiteContent(site.address, pictureOf)
  const measuring = { site, siteContent, made: await makeLarge(site, siteContent) }
  const rows: Row[] = []
  for (const one of held) {
    process.stderr.write(`\r${rows.length} of ${held.length} calls `)
    rows.push(await measureCall(measuring, one, rows))
  }
  report(rows)
}

/** A collection and a round with as much in them as there may be. */
async function makeLarge({ address, made }: FuzzSite, { images }: SiteContent): Promise<Made> {
  const notes = Object.fromEntries(images.map((id) => [String(id), 'Wal im Meer '.repeat(25)]))
  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '10.250.0.1' }
    const answer = await fetch(`${address}/illusde/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return Saved.parse(await answer.json())
  }
  const { id: collection } = await post('/lightbox', { images, notes, lang: 'de' })
  const { id: sheet } = await post('/lightbox', { images: images.slice(0, FEW_IMAGES), lang: 'de' })
  const { id: round, secret } = await post(`/lightbox/${collection}/round`, {})
  for (let at = 0; at < COMMENTS; at++)
    await post(`/lightbox/${round}/round/comments`, {
      image: images[at % images.length],
      name: `Anna ${at % COMMENTERS}`,
      reader: `bGVzZXJpbg${at % COMMENTERS}`,
      text: `${at} ${'Sehr schön. '.repeat(80)}`,
    })
  const large = { collection, sheet, round, secret }
  return new Map([...made, ...Object.entries(large)])
}

/** The worst of all inputs of a call. */
async function measureCall(
  measuring: Measuring,
  { call, limits }: HeldCall,
  rows: readonly Row[],
): Promise<Row> {
  const inputs = dearestInputs(call, measuring.siteContent) ?? []
  const measured: Measured[] = []
  for (const [at, input] of inputs.entries())
    measured.push(await measureBest(measuring, `honest${at > 0 ? ` ${at + 1}` : ''}`, input))
  const uncountedMs = limits?.includes(OF_MEMORY) ? await measureUncounted(measuring, inputs) : 0
  const isEnglish = call.path.startsWith('/en')
  const isTried = call.isRefused
    ? rows.filter(({ call: name }) => name.includes('/admin/')).length < REFUSED_TRIED
    : !isEnglish
  // What stands around it is the same for all inputs, so it is tried around the cheapest.
  const cheapest = measured.toSorted((one, other) => one.processorMs - other.processorMs)[0]
  const around = cheapest && inputs[measured.indexOf(cheapest)]
  if (isTried && around) measured.push(...(await measureWorst(measuring, around)))
  const [worst] = measured.toSorted((one, other) => other.stopMs - one.stopMs)
  const processorMs = Math.max(...measured.map((one) => one.processorMs))
  const memoryMb = Math.max(...measured.map((one) => one.memoryMb))
  const none = { input: 'none', status: 0, stopMs: 0 }
  return { ...(worst ?? none), processorMs, memoryMb, uncountedMs, call: call.name, limits }
}

async function measureUncounted(measuring: Measuring, inputs: readonly FuzzRequest[]): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < MOST_RUNS; run++)
    for (const input of inputs) times.push((await measure(measuring, 'honest', input)).processorMs)
  return Math.min(...times)
}

/** Each kind grows until it takes long or is not read any more. */
async function measureWorst(measuring: Measuring, honest: FuzzRequest): Promise<Measured[]> {
  const path = honest.path.split('?')[0] ?? ''
  const largest = LARGEST_READ.find(([pattern]) => pattern.test(path))?.[1] ?? 0
  const worst = new Map<string, Measured>()
  for (const size of SIZES.filter((one) => one === SIZES[0] || one <= largest * 8))
    for (const { what, request } of worstInputs(honest, Math.min(size, largest))) {
      const before = worst.get(what)
      const grows = what.startsWith('body') ? before === undefined || before.stopMs < GROWS_UNTIL_MS : !before
      if (!grows || before?.status === 413 || (before && request.body === null)) continue
      const measured = await measureBest(
        measuring,
        `${what}, ${Math.round(Math.min(size, largest) / KILOBYTE)} kB`,
        request,
      )
      if (!before || measured.stopMs >= before.stopMs) worst.set(what, measured)
    }
  return [...worst.values()]
}

async function measureBest(measuring: Measuring, input: string, request: FuzzRequest): Promise<Measured> {
  let best = await measure(measuring, input, request)
  for (let run = 1; run < MOST_RUNS && best.stopMs > LONGEST_STOP_MS / 2; run++) {
    const again = await measure(measuring, input, request)
    if (again.stopMs < best.stopMs) best = again
  }
  return best
}

let networks = 0

async function measure({ site, made }: Measuring, input: string, request: FuzzRequest): Promise<Measured> {
  networks += 1
  const network = `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
  // From here on the kernel notes the most that the process has in memory.
  writeFileSync(`/proc/${site.pid}/clear_refs`, '5')
  const before = await site.watch()
  const needs = { address: site.address, made, staffCookie: () => '', network }
  const answers = await sendCase({ name: input, steps: [request] }, needs).catch(() => [])
  const after = await site.watch()
  const mostKb = Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1])
  return {
    input,
    status: answers[0]?.status ?? 0,
    stopMs: after.ownMs,
    processorMs: after.usedMs - before.usedMs,
    memoryMb: mostKb / KILOBYTE - before.rss / KILOBYTE ** 2,
  }
}

function report(rows: readonly Row[]): void {
  const sorted = rows.toSorted(
    (one, other) => other.stopMs - one.stopMs || other.processorMs - one.processorMs,
  )
  const cells = (row: Row) => [
    ...[row.stopMs, row.processorMs, row.memoryMb].map((value) => String(Math.round(value))),
    String(row.status),
    row.call,
    row.input,
    row.limits?.join('; ') || 'NONE',
  ]
  const table = [
    ['stop ms', 'processor ms', 'MB', 'status', 'call', 'input', 'held by'],
    ...sorted.map(cells),
  ]
  say(table.map((line) => `| ${line.join(' | ')} |`).join('\n'))
  failOn(rows.flatMap((row) => judge(row).map((fault) => `${row.call}: ${fault}`)))
}

function judge({ stopMs, uncountedMs, input, limits }: Row): string[] {
  return [
    ...(limits === null ? ['nothing says what it may be sent (dearest-inputs.ts)'] : []),
    ...(limits?.length === 0 ? ['nothing limits it'] : []),
    ...(uncountedMs > FROM_MEMORY_MS
      ? [`it takes ${Math.round(uncountedMs)} ms of the processor, and nothing counts it`]
      : []),
    ...(stopMs > LONGEST_STOP_MS ? [`the event loop stops for ${Math.round(stopMs)} ms (${input})`] : []),
  ]
}

await runDeclared(COMMANDS, 'test:cheap', main)

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { pictureAddress, versionWithoutEnding } from '#domain/imaging/imaging-model.ts'
import { type CopiedAnswer, copyAnswer } from './copy-answer.ts'
import { measureLoad } from './load.ts'
import { type Comparison, compare, type Pair } from './median.ts'
import { type RunningServer, startServer } from './servers.ts'

export type Measuring = { seconds: number; rounds: number }
/**
 * `processorRatio` compares requests per second of processor time, which does not depend on the machine's other load.
 */
export type WarmResult = Comparison & { what: string; wanted: number; processorRatio: number }
type Figure = { perSecond: number; perProcessorSecond: number }

const Images = z.array(z.object({ Id: z.number(), FullSrc: z.string() })).min(1)
/** Often enough that nothing is computed for the first time while measuring. */
const WARM_UPS = 3

/** Our server and the raw one send the same bytes at the same addresses, alternately; medians of all rounds. */
export async function measureWarmAnswers(
  site: RunningServer,
  folder: string,
  { seconds, rounds }: Measuring,
): Promise<WarmResult[]> {
  const addresses = await listAddresses(site)
  const copies: Record<string, CopiedAnswer> = {}
  for (const { path } of addresses) copies[path] = await warmUp(`${site.address}${path}`)
  const file = join(folder, 'raw-answers.json')
  writeFileSync(file, JSON.stringify(copies))
  await using raw = await startServer({ file: 'bench/raw-server.ts', parameters: [file], probe: '/healthz' })
  const results: WarmResult[] = []
  for (const { what, path, wanted } of addresses) {
    const pairs: Pair[] = []
    const processorPairs: Pair[] = []
    for (let round = 0; round < rounds; round++) {
      const theirs = await measureOnce(raw, path, seconds)
      const ours = await measureOnce(site, path, seconds)
      pairs.push({ ours: ours.perSecond, reference: theirs.perSecond })
      processorPairs.push({ ours: ours.perProcessorSecond, reference: theirs.perProcessorSecond })
    }
    const kilobytes = (Buffer.byteLength(copies[path]?.body ?? '', 'base64') / 1024).toFixed(1)
    const processorRatio = compare(processorPairs).ratio
    results.push({ what: `${what} (${kilobytes} kB)`, wanted, processorRatio, ...compare(pairs) })
  }
  return results
}

async function measureOnce(server: RunningServer, path: string, seconds: number): Promise<Figure> {
  const before = server.processorSeconds()
  const perSecond = await measureLoad(`${server.address}${path}`, seconds)
  return { perSecond, perProcessorSecond: (perSecond * seconds) / (server.processorSeconds() - before) }
}

async function listAddresses(site: RunningServer) {
  const images = Images.parse(await (await fetch(`${site.address}/illusde/api/images/homepage/alpha`)).json())
  const [{ Id: id, FullSrc } = { Id: 0, FullSrc: '' }] = images
  const contentVersion = versionWithoutEnding(new URL(FullSrc, site.address).searchParams.get('v') ?? '')
  return [
    { what: 'artists/all', path: '/illusde/api/artists/all', wanted: 0.7 },
    { what: 'home page', path: '/', wanted: 0.65 },
    {
      what: 'warm 640 webp',
      path: pictureAddress({ id, contentVersion }, 640),
      wanted: 0.8,
    },
  ]
}

async function warmUp(url: string): Promise<CopiedAnswer> {
  for (let time = 1; time < WARM_UPS; time++) await copyAnswer(url)
  return copyAnswer(url)
}

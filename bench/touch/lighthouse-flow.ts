// Lighthouse in a flow: the navigation to a page, then a tap on its menu. It is no dependency: the first argument is a folder where
// lighthouse and puppeteer-core are installed, the second the address of the page on a running site. With `--slowed` the browser's
// network and processor are really slowed; otherwise Lighthouse computes from a visit without slowing what a slow one would be.
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { StartupError } from '#platform/config.ts'
import { runCommand } from '#platform/run-command.ts'
import { findChromium, USER_AGENT } from '../chromium.ts'
import { sleep } from './phone.ts'
import { CONTROLS } from './plan.ts'

const USAGE =
  'Usage: node bench/touch/lighthouse-flow.ts [--slowed] FOLDER ADDRESS, with lighthouse and puppeteer-core in FOLDER'
/** Long enough for an answer that is late. */
const ANSWERED_AFTER_MS = 5_000
/** What of the audits of either step is printed, where the step has it. */
const AUDITS = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'interaction-to-next-paint',
]

const Flow = z.object({
  steps: z.array(
    z.object({
      lhr: z.object({
        lighthouseVersion: z.string(),
        gatherMode: z.string(),
        categories: z.object({ performance: z.object({ score: z.number().nullish() }) }),
        audits: z.record(z.string(), z.object({ displayValue: z.string().optional() })),
      }),
    }),
  ),
})

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { slowed: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [folder, address] = positionals
  if (!folder || !address) throw new StartupError(USAGE)
  const { startFlow } = await importFrom(folder, 'lighthouse')
  const { launch } = await importFrom(folder, 'puppeteer-core')
  const browser = await launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    const settings = {
      onlyCategories: ['performance'],
      emulatedUserAgent: `${USER_AGENT} Mobile`,
      throttlingMethod: values.slowed ? 'devtools' : 'simulate',
    }
    const flow = await startFlow(page, { config: { extends: 'lighthouse:default', settings } })
    await flow.navigate(address)
    await flow.startTimespan()
    await page.tap(CONTROLS.menu)
    await sleep(ANSWERED_AFTER_MS)
    await flow.endTimespan()
    print(Flow.parse(await flow.createFlowResult()))
  } finally {
    await browser.close()
  }
}

function importFrom(folder: string, name: string) {
  const found = createRequire(resolve(folder, 'package.json')).resolve(name)
  return import(pathToFileURL(found).href)
}

function print({ steps }: z.infer<typeof Flow>): void {
  for (const { lhr } of steps) {
    const score = Math.round((lhr.categories.performance.score ?? Number.NaN) * 100)
    const audits = AUDITS.flatMap((name) => {
      const { displayValue } = lhr.audits[name] ?? {}
      return displayValue ? `${name} ${displayValue}` : []
    })
    process.stdout.write(
      `${lhr.gatherMode}, Lighthouse ${lhr.lighthouseVersion}: performance ${score}, ${audits.join(', ')}\n`,
    )
  }
}

await runCommand(main)

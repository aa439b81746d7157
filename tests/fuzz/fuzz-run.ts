// `npm run fuzz`: changes requests of all kinds and sends them to the real site, which it starts itself in a folder of its own.
// Ends with 1 when an answer was wrong, or when the site had changed afterwards.
import { parseArgs } from 'node:util'
import { StartupError } from '#platform/config.ts'
import { MINUTE_MS } from '#platform/durations.ts'
import { runCommand } from '#platform/run-command.ts'
import { failOn, say } from '#tests/long-run.ts'
import { checkAfterwards } from './check-afterwards.ts'
import { type Finding, replayFinding, writeFinding } from './findings.ts'
import { type Counts, fuzz, listSurfaces } from './fuzz.ts'
import { type FuzzSite, openFuzzSite } from './fuzz-site.ts'

const USAGE =
  'Usage: npm run fuzz -- [--minutes 0.1 to 600] [--seed 1 to 1000000000] [--only SURFACE]\n       npm run fuzz -- --replay FILE'
const FINDINGS = 'test-results/fuzz'
const AT_ONCE = 4

async function main(): Promise<void> {
  const options = readOptions()
  await using site = await openFuzzSite()
  if (options.replay !== null) return replay(site, options.replay)
  const { seed, minutes } = options
  say(`${minutes} minutes with --seed ${seed}`)
  const all = await listSurfaces(site)
  const surfaces = options.only === null ? all : all.filter(({ name }) => name === options.only)
  if (surfaces.length === 0) throw new StartupError(`There are ${all.map(({ name }) => name).join(', ')}.`)
  const counts: Counts = new Map()
  const findings: Finding[] = []
  const onFinding = (finding: Finding) => {
    findings.push(finding)
    tell(finding, findings.length)
  }
  await fuzz({
    site,
    surfaces,
    seed,
    until: Date.now() + minutes * MINUTE_MS,
    atOnce: AT_ONCE,
    onFinding,
    counts,
  })
  const faults = await checkAfterwards(site)
  for (const fault of faults) say(fault)
  const sent = [...counts].map(([name, count]) => `${name} ${count}`).sort()
  say(`Cases: ${sent.join(', ')}.`)
  if (findings.length + faults.length > 0)
    throw new StartupError(`${findings.length} cases and ${faults.length} checks afterwards failed.`)
}

/** Sends one case again, to a site of its own. */
async function replay(site: FuzzSite, file: string): Promise<void> {
  await site.watch()
  const fault = await replayFinding(site, file)
  const { ownMs, processorMs } = await site.watch()
  say(
    `The event loop stood still for ${Math.round(ownMs)} ms, and worked ${Math.round(processorMs)} ms of them.`,
  )
  failOn([...(fault === null ? [] : [fault]), ...(await checkAfterwards(site))])
}

function tell(finding: Finding, number: number): void {
  const file = writeFinding(FINDINGS, finding, number)
  say(
    `${finding.surface}, seed ${finding.seed}: ${finding.fuzzCase.name} ${finding.fault} (--replay ${file})`,
  )
}

function readOptions(): { minutes: number; seed: number; only: string | null; replay: string | null } {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '5' },
      seed: { type: 'string' },
      only: { type: 'string' },
      replay: { type: 'string' },
    },
  })
  const minutes = Number(values.minutes)
  const seed = Number(values.seed ?? Math.ceil(Math.random() * 1e9))
  const isRight = minutes >= 0.1 && minutes <= 600 && Number.isInteger(seed) && seed >= 1 && seed <= 1e9
  if (!isRight) throw new StartupError(USAGE)
  return { minutes, seed, only: values.only ?? null, replay: values.replay ?? null }
}

await runCommand(main)

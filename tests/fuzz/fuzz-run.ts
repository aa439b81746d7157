// `npm run fuzz`: changes requests of all kinds and sends them to the real site, which it starts itself in a folder of its own.
// Ends with 1 when an answer was wrong, or when the site had changed afterwards.
import type { CommandInput } from '#platform/command-line/command.ts'
import { StartupError } from '#platform/config.ts'
import { MINUTE_MS } from '#platform/durations.ts'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from '#scripts/commands.mjs'
import { anySeed } from '#scripts/kill-test/seeded-random.ts'
import { failOn, say } from '#tests/long-run.ts'
import { checkAfterwards } from './check-afterwards.ts'
import { type Finding, replayFinding, writeFinding } from './findings.ts'
import { type Counts, fuzz, listSurfaces } from './fuzz.ts'
import { type FuzzSite, openFuzzSite } from './fuzz-site.ts'

const FINDINGS = 'test-results/fuzz'
const AT_ONCE = 4

async function main({
  minutes,
  seed = anySeed(),
  only,
  replay: file,
}: CommandInput<(typeof COMMANDS)['fuzz']>) {
  await using site = await openFuzzSite()
  if (file !== undefined) return replay(site, file)
  say(`${minutes} minutes with --seed ${seed}`)
  const surfaces = (await listSurfaces(site)).filter(({ name }) => only === undefined || name === only)
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

await runDeclared(COMMANDS, 'fuzz', main)

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Acknowledged, findPowerLosses, toAcknowledged } from './power-test-check.server.ts'
import { type RecordedChange, readChanges } from './recorded-changes.ts'
import { openUnpluggedDisk } from './unplugged-disk.ts'

export type PowerCut = {
  number: number
  /** What the writer was doing. */
  phase: string
  /** What of the unflushed writes the disk kept. */
  kept: 'nothing' | 'anything'
  acknowledged: number
  losses: string[]
}
type PowerCuts = { cuts: number; directory: string; random: () => number }
type Cut = Pick<PowerCut, 'number' | 'phase' | 'kept'> & { at: number }

const WRITER = join(import.meta.dirname, 'power-test-writer.ts')
const RECORDER = join(import.meta.dirname, 'record-writes.mjs')
/** A new database, one that has to recover, and one that was closed. */
const ENDINGS = ['killed', 'regular', 'killed'] as const

/**
 * Records all that the embedded database writes while it is made, used, killed and recovered, then opens what power cuts
 * at points of this record would leave, and looks for what had been acknowledged before.
 */
export async function* powerCuts({ cuts, directory, random }: PowerCuts): AsyncGenerator<PowerCut> {
  const changes = await recordChanges(directory)
  const disk = openUnpluggedDisk()
  const acknowledged: Acknowledged[] = []
  let applied = 0
  for (const { at, ...cut } of chooseCuts(changes, cuts, random)) {
    for (const change of changes.slice(applied, at)) {
      disk.apply(change)
      if (change.kind === 'said') acknowledged.push(...toAcknowledged(change.text))
    }
    applied = at
    const left = join(directory, 'left')
    disk.writeTo(left, cut.kept === 'anything' ? random : null)
    const losses = await findPowerLosses(left, acknowledged)
    await rm(left, { recursive: true })
    yield { ...cut, acknowledged: acknowledged.length, losses }
  }
}

async function recordChanges(directory: string): Promise<RecordedChange[]> {
  const folder = join(directory, 'data')
  const file = join(directory, 'record')
  await mkdir(folder)
  for (const ending of ENDINGS) {
    const writer = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', WRITER, ending], {
      env: {
        ...process.env,
        DATA_DIR: folder,
        DATABASE_URL: '',
        RECORDED_FOLDER: folder,
        RECORD_FILE: file,
        NODE_OPTIONS: `--import ${RECORDER}`,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [code, signal] = await once(writer, 'close')
    if (code !== 0 && signal !== 'SIGKILL') throw new Error('The writer failed; its own words are above.')
  }
  return readChanges(file)
}

/** As many in each phase, so that the short ones get theirs; in the order of the record. */
function chooseCuts(changes: readonly RecordedChange[], cuts: number, random: () => number): Cut[] {
  const phases: { phase: string; from: number; until: number }[] = []
  for (const [at, change] of changes.entries()) {
    const last = phases.at(-1)
    const phase = phaseOf(change)
    if (phase) phases.push({ phase, from: at, until: at + 1 })
    else if (last) last.until = at + 1
  }
  const chosen = Array.from({ length: cuts }, (_, number): Cut => {
    const { phase, from, until } = phases[number % phases.length] ?? { phase: '', from: 0, until: 0 }
    const kept = Math.floor(number / phases.length) % 2 === 0 ? 'nothing' : 'anything'
    return { number: 0, phase, kept, at: from + 1 + Math.floor(random() * (until - from)) }
  })
  return chosen
    .toSorted((one, other) => one.at - other.at)
    .map((cut, index) => ({ ...cut, number: index + 1 }))
}

function phaseOf(change: RecordedChange): string | null {
  if (change.kind === 'start') return 'opening'
  return change.kind === 'said' && change.text.startsWith('phase ')
    ? change.text.slice('phase '.length)
    : null
}

import { mkdirSync, writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

type Row = {
  file: string
  project: string
  tests: number
  importMs: number
  setupMs: number
  testsMs: number
  /** Of the worker during the file, including other threads and ended programs when the worker is a process. */
  processorSeconds: number
}

/** Writes the times of each file to `test-results/RUN-timings.json`, for the table of `npm test -- --timings`. */
export default class TimingsReporter implements Reporter {
  readonly #run: string
  readonly #rows: Row[] = []

  constructor({ run }: { run: string }) {
    this.#run = run
  }

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, setupDuration, prepareDuration, environmentSetupDuration, duration } =
      module.diagnostic()
    const { processorSeconds } = module.meta()
    this.#rows.push({
      file: module.relativeModuleId,
      project: module.project.name,
      tests: [...module.children.allTests()].length,
      importMs: Math.round(collectDuration),
      setupMs: Math.round(setupDuration + prepareDuration + environmentSetupDuration),
      testsMs: Math.round(duration),
      processorSeconds: Math.round((processorSeconds ?? 0) * 100) / 100,
    })
  }

  onTestRunEnd(): void {
    mkdirSync('test-results', { recursive: true })
    writeFileSync(`test-results/${this.#run}-timings.json`, JSON.stringify(this.#rows))
  }
}

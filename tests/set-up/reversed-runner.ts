import { type RunnerTestSuite, TestRunner } from 'vitest'

/** Runs the tests of each file, and of each group in it, from the last to the first. */
export default class ReversedRunner extends TestRunner {
  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    suite.tasks.reverse()
    await super.onBeforeRunSuite(suite)
  }
}

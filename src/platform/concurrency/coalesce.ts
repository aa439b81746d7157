/**
 * Turns a burst of calls into few runs, one at a time. The first call runs at once; calls during a run share the next
 * one, which starts `pauseMs` after it. Each call's promise ends with a run that began after the call.
 */
export function coalesce(work: () => Promise<void>, pauseMs: number): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  function run(): Promise<void> {
    running = work().finally(() => {
      running = null
    })
    return running
  }

  async function runAfter(current: Promise<void>): Promise<void> {
    // Whoever called for the current run learns how it ends.
    await current.catch(() => {})
    await new Promise((resume) => setTimeout(resume, pauseMs))
    next = null
    await run()
  }

  return () => {
    if (next) return next
    if (!running) return run()
    next = runAfter(running)
    return next
  }
}

/** Resolves at the first SIGINT or SIGTERM; a second one ends the process at once. */
export function waitForShutdownSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  return promise
}

/**
 * Shares work that is under way: calls with the same key get the promise of the first. Once it has ended, well or badly,
 * the next call begins anew.
 */
export function openSingleFlight<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>()
  return (key, work) => {
    const shared = running.get(key)
    if (shared) return shared
    const flight = work().finally(() => running.delete(key))
    running.set(key, flight)
    return flight
  }
}

import pLimit from 'p-limit'

/** Gives the permit back; calling it again has no effect. */
export type ReleasePermit = () => void

type SemaphoreOptions = {
  permits: number
  longestQueue: number
  /** A permit that is held longer is given to the next, so that nobody blocks the others for good. */
  longestHoldMs: number
}

/** `onEnd` is called when the permit is free again: given back, or held for too long. */
export type AcquirePermit = (onEnd?: () => void) => Promise<ReleasePermit> | null

/** Limits how many work at once. Acquiring returns null, at once, when the queue is full. */
export function openSemaphore({ permits, longestQueue, longestHoldMs }: SemaphoreOptions): AcquirePermit {
  const limit = pLimit(permits)

  function hold(begin: (release: ReleasePermit) => void): Promise<void> {
    return new Promise((end) => {
      const timer = setTimeout(end, longestHoldMs)
      begin(() => {
        clearTimeout(timer)
        end()
      })
    })
  }

  return (onEnd) => {
    if (limit.activeCount + limit.pendingCount >= permits + longestQueue) return null
    return new Promise((begin) => void limit(hold, begin).then(onEnd))
  }
}

/** Does the work with a permit, which is released when it ends or fails; null, at once, when the queue is full. */
export async function withPermit<Answer>(
  acquirePermit: AcquirePermit,
  work: () => Promise<Answer>,
): Promise<Answer | null> {
  const acquired = acquirePermit()
  if (!acquired) return null
  const release = await acquired
  try {
    return await work()
  } finally {
    release()
  }
}

export type SlotRules = {
  most: number
  perNetwork: number
  /** Reserved for networks that hold none, so that a few networks cannot take all slots. */
  keptFree: number
}

export type SlotRefusal = 'too-many-of-network' | 'full'

/** `holders` are the networks of the slots in use; null when the network gets a slot. */
export function refuseSlot(
  { most, perNetwork, keptFree }: SlotRules,
  holders: readonly string[],
  network: string,
): SlotRefusal | null {
  const held = holders.filter((holder) => holder === network).length
  if (held >= perNetwork) return 'too-many-of-network'
  return holders.length >= (held > 0 ? most - keptFree : most) ? 'full' : null
}

type ReleaseSlot = () => void

export type AcquireSlot = (network: string) => Promise<ReleaseSlot> | null

const NOBODY: SlotRules = { most: 0, perNetwork: 0, keptFree: 0 }

/** Gives slots in order of arrival, but those of a network that may have no further one let the others pass. */
export function openNetworkQueue(slots: SlotRules, waiting: SlotRules = NOBODY): AcquireSlot {
  type Place = { network: string; begin: (release: ReleaseSlot) => void }
  const held = new Set<Place>()
  const queue = new Set<Place>()
  const refuse = (rules: SlotRules, places: Set<Place>, network: string) =>
    refuseSlot(
      rules,
      [...places].map((place) => place.network),
      network,
    )

  function give(): void {
    for (const place of queue) {
      if (refuse(slots, held, place.network)) continue
      queue.delete(place)
      held.add(place)
      place.begin(() => {
        if (held.delete(place)) give()
      })
    }
  }

  return (network) => {
    if (refuse(slots, held, network) && refuse(waiting, queue, network)) return null
    return new Promise((begin) => {
      queue.add({ network, begin })
      give()
    })
  }
}

export type WithSlot = <Answer>(network: string, work: () => Promise<Answer>) => Promise<Answer | null>

export function openNetworkSlots(rules: SlotRules): WithSlot {
  const acquireSlot = openNetworkQueue(rules)
  return async (network, work) => {
    const release = await acquireSlot(network)
    if (!release) return null
    try {
      return await work()
    } finally {
      release()
    }
  }
}

/** Calls during a run share the next one, `pauseMs` later. Each promise ends with a run that began after its call. */
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
    // The callers of the current run handle its error.
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

/** Calls with the same key get the promise of the first, until it has ended well or badly. */
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

/** `otherwise` when the work takes longer; it goes on, and its failure is then ignored. */
export async function withTimeout<Answer>(
  milliseconds: number,
  work: Promise<Answer>,
  otherwise: Answer,
): Promise<Answer> {
  const { promise: late, resolve } = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => resolve(otherwise), milliseconds)
  work.catch(() => {})
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Keeps the order; at most `ahead` items are begun before they are consumed. A rejection is thrown at its item. */
export async function* mapAhead<Item, Answer>(
  items: Iterable<Item>,
  ahead: number,
  work: (item: Item) => Promise<Answer>,
): AsyncGenerator<Answer, undefined> {
  const waiting: Promise<Answer>[] = []
  for (const item of items) {
    const begun = work(item)
    // Thrown below; without this, a rejection that is not consumed would end the process.
    begun.catch(() => {})
    waiting.push(begun)
    const first = waiting.length > ahead ? waiting.shift() : undefined
    if (first) yield await first
  }
  for (const begun of waiting) yield await begun
}

export type SlotRules = {
  most: number
  /** Of one network at the same time. */
  perNetwork: number
  /** Reserved for networks that hold none, so that a few networks cannot take all slots. */
  keptFree: number
}

export type SlotRefusal = 'too-many-of-network' | 'full'

/** Why a request of a network gets no slot, where `holders` are the networks of the slots in use; null when it gets one. */
export function refuseSlot(
  { most, perNetwork, keptFree }: SlotRules,
  holders: readonly string[],
  network: string,
): SlotRefusal | null {
  const own = holders.filter((holder) => holder === network).length
  if (own >= perNetwork) return 'too-many-of-network'
  return holders.length >= (own > 0 ? most - keptFree : most) ? 'full' : null
}

/** Gives the slot back; calling it again has no effect. */
export type ReleaseSlot = () => void

/** Waits for a slot; null, at once, where there is none and the network may not wait. */
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

/** Does the work in a slot of its network; null, at once, where there is none. */
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

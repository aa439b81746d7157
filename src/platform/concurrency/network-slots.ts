export type SlotRules = {
  most: number
  /** Of one network at the same time. */
  perNetwork: number
  /** Only for networks that hold none: a few networks cannot take everything. */
  keptFree: number
}

export type SlotRefusal = 'too-many-of-network' | 'full'

/** Whether somebody of a network may have a place, where `holders` are the networks of those who have one. */
export function refuseSlot(
  { most, perNetwork, keptFree }: SlotRules,
  holders: readonly string[],
  network: string,
): SlotRefusal | null {
  const own = holders.filter((holder) => holder === network).length
  if (own >= perNetwork) return 'too-many-of-network'
  return holders.length >= (own > 0 ? most - keptFree : most) ? 'full' : null
}

/** Does the work in a place of its network; null, at once, where there is none. */
export type WithSlot = <Answer>(network: string, work: () => Promise<Answer>) => Promise<Answer | null>

export function openNetworkSlots(rules: SlotRules): WithSlot {
  const held = new Set<{ network: string }>()
  return async (network, work) => {
    const holders = [...held].map((place) => place.network)
    if (refuseSlot(rules, holders, network)) return null
    const place = { network }
    held.add(place)
    try {
      return await work()
    } finally {
      held.delete(place)
    }
  }
}

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

/** Does the work in a slot of its network; null, at once, where there is none. */
export type WithSlot = <Answer>(network: string, work: () => Promise<Answer>) => Promise<Answer | null>

export function openNetworkSlots(rules: SlotRules): WithSlot {
  const held = new Set<{ network: string }>()
  return async (network, work) => {
    const holders = [...held].map((slot) => slot.network)
    if (refuseSlot(rules, holders, network)) return null
    const slot = { network }
    held.add(slot)
    try {
      return await work()
    } finally {
      held.delete(slot)
    }
  }
}

const asked = new Map<string, Promise<unknown>>()

/**
 * The JSON at an address, asked for once in the life of the page: later askers share the answer, also while it is under way.
 * What failed is asked again next time.
 * @throws when the network fails, the answer is not a success, or is not JSON.
 */
export function fetchOnce(address: string): Promise<unknown> {
  const known = asked.get(address)
  if (known) return known
  const answer = fetchJson(address)
  asked.set(address, answer)
  answer.catch(() => asked.delete(address))
  return answer
}

/** Whether the address has been asked and has not failed. */
export function hasAsked(address: string): boolean {
  return asked.has(address)
}

/**
 * The JSON at an address, asked for now.
 * @throws when the network fails, the answer is not a success, or is not JSON.
 */
export async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return answer.json()
}

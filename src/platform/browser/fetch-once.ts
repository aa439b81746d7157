const requests = new Map<string, Promise<unknown>>()

/**
 * Returns the JSON at an address. It is fetched once in the life of the page; concurrent and later callers share the
 * result. A failed request is made again by the next call.
 * @throws when the network fails, or the response is not 2xx or not JSON.
 */
export function fetchOnce(address: string): Promise<unknown> {
  const known = requests.get(address)
  if (known) return known
  const json = fetchJson(address)
  requests.set(address, json)
  json.catch(() => requests.delete(address))
  return json
}

/** Whether the address was requested and the request has not failed. */
export function hasAsked(address: string): boolean {
  return requests.has(address)
}

/**
 * Fetches the JSON at an address, without a cache.
 * @throws when the network fails, or the response is not 2xx or not JSON.
 */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.json()
}

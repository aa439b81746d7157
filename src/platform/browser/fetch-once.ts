const requests = new Map<string, Promise<unknown>>()

/** Cached for the life of the page, except failures. @throws like `fetchJson`. */
export function fetchOnce(address: string): Promise<unknown> {
  const known = requests.get(address)
  if (known) return known
  const json = fetchJson(address)
  requests.set(address, json)
  json.catch(() => requests.delete(address))
  return json
}

export function hasAsked(address: string): boolean {
  return requests.has(address)
}

/** @throws when the network fails, or the response is not 2xx or not JSON. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.json()
}

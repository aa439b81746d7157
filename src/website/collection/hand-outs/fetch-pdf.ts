export type Fetching = 'fetched' | 'busy' | 'expired' | 'offline' | 'failed'

/** Longer than any PDF takes that the server makes. */
const TIMEOUT_MS = 150_000
/** By then every browser has begun to save it. */
const KEPT_MS = 60_000
const OUTCOMES: Readonly<Record<number, Fetching>> = { 404: 'expired', 410: 'expired', 503: 'busy' }

/** Saves the file that a form asks for. The visitor stays on the page, whatever the answer is. */
export async function fetchPdf(address: string, wishes: FormData): Promise<Fetching> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams([...wishes].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) return OUTCOMES[response.status] ?? 'failed'
    const [, name = ''] = /filename="(.+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
    const href = URL.createObjectURL(await response.blob())
    download(href, name)
    setTimeout(() => URL.revokeObjectURL(href), KEPT_MS)
    return 'fetched'
  } catch (error) {
    console.warn('Fetching the PDF:', error)
    return 'offline'
  }
}

/** Saves what is at the address, under its own name unless given another. */
export function download(href: string, name = ''): void {
  Object.assign(document.createElement('a'), { href, download: name }).click()
}

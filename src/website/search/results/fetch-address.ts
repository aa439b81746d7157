import { isDataImage, unwrapAddress } from '#domain/search/limits.ts'
import { BUSY_FOR_SECONDS } from '#platform/http/form-fields.ts'
import type { PageRequest } from '#website/request-context.server.ts'

/** What became of the picture at an address; `status` is the page's. */
type ReceivedAddress =
  | { outcome: 'received'; id: string }
  /** A link of another site led here, so the visitor has to confirm; `host` is null for a data image. */
  | { outcome: 'from-elsewhere'; address: string; host: string | null; status: 200 }
  | { outcome: 'unfit'; status: 422 }
  | { outcome: 'busy'; status: 503; retryAfterSeconds: number }
  | { outcome: 'too-many'; status: 429; retryAfterSeconds: number }

/** Receives the picture at an address, for a link with `?url=`: so it works without script, and can be shared. */
export async function receiveAddress({ search }: PageRequest, address: string): Promise<ReceivedAddress> {
  const received = await search.receiveAddress(address)
  switch (received.outcome) {
    case 'received':
      return received
    case 'from-elsewhere':
      return { outcome: 'from-elsewhere', address, host: hostOf(address), status: 200 }
    case 'refused':
    case 'unreadable':
      return { outcome: 'unfit', status: 422 }
    case 'busy':
      return { outcome: 'busy', status: 503, retryAfterSeconds: BUSY_FOR_SECONDS }
    case 'too-many':
      return { outcome: 'too-many', status: 429, retryAfterSeconds: received.retryAfterSeconds }
  }
}

function hostOf(address: string): string | null {
  return isDataImage(address) ? null : (URL.parse(unwrapAddress(address))?.host ?? null)
}

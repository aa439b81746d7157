import { isDataImage, unwrapAddress } from '#domain/search/reference/picture-address.ts'
import { BUSY_FOR_SECONDS } from '#platform/http/retry-after.ts'
import type { PageRequest } from '#website/request-context.server.ts'

/** How it ended that a picture elsewhere was to be looked at; `status` is the page's. */
export type ReceivedAddress =
  | { outcome: 'taken'; id: string }
  /** A link of another site brought the visitor here, who has to say so first; `host` is null where the link is the picture. */
  | { outcome: 'from-elsewhere'; address: string; host: string | null; status: 200 }
  | { outcome: 'unfit'; status: 422 }
  | { outcome: 'busy'; status: 503; retryAfterSeconds: number }
  | { outcome: 'too-many'; status: 429; retryAfterSeconds: number }

/** Has the picture at an address looked at, for a link with `?url=`: so it works without script, and can be shared. */
export async function receiveAddress({ search }: PageRequest, address: string): Promise<ReceivedAddress> {
  const taken = await search.receiveAddress(address)
  switch (taken.outcome) {
    case 'taken':
      return taken
    case 'from-elsewhere':
      return { outcome: 'from-elsewhere', address, host: hostOf(address), status: 200 }
    case 'refused':
    case 'unreadable':
      return { outcome: 'unfit', status: 422 }
    case 'busy':
      return { outcome: 'busy', status: 503, retryAfterSeconds: BUSY_FOR_SECONDS }
    case 'too-many':
      return { outcome: 'too-many', status: 429, retryAfterSeconds: taken.retryAfterSeconds }
  }
}

function hostOf(address: string): string | null {
  return isDataImage(address) ? null : (URL.parse(unwrapAddress(address))?.host ?? null)
}

import type { PageRequest } from '#website/request-context.server.ts'

/** How it ended that a picture elsewhere was to be looked at; `status` is the page's. */
export type TakenAddress =
  | { outcome: 'taken'; id: string }
  | { outcome: 'unfit'; status: 422 }
  | { outcome: 'busy'; status: 503 }
  | { outcome: 'too-many'; status: 429 }

/** Has the picture at an address looked at, for a link with `?url=`: so it works without script, and can be shared. */
export async function takeAddress({ search }: PageRequest, address: string): Promise<TakenAddress> {
  const taken = await search.takeAddress(address)
  switch (taken.outcome) {
    case 'taken':
      return taken
    case 'refused':
    case 'unreadable':
      return { outcome: 'unfit', status: 422 }
    case 'busy':
      return { outcome: 'busy', status: 503 }
    case 'too-many':
      return { outcome: 'too-many', status: 429 }
  }
}

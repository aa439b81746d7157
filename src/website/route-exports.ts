import { type PageHead, toMeta } from './seo/page-metadata.ts'

// See `routes.ts`: most pages have these exports in common.

export function meta({ loaderData }: { loaderData?: { head: PageHead } | undefined }) {
  return loaderData ? toMeta(loaderData.head) : []
}

/** Those of the loader, and of the action where a form was sent. */
export function headers({
  loaderHeaders,
  actionHeaders,
}: {
  loaderHeaders: Headers
  actionHeaders?: Headers
}) {
  return new Headers([...loaderHeaders, ...(actionHeaders ?? [])])
}

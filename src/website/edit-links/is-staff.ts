import { untilOpenFor } from '#platform/browser/when-idle.ts'
import { apiPath, MEMBERSHIP } from '#site/api-paths.ts'
import { site } from '#site/public-site.ts'
import { editLink } from './edit-links.ts'

/** Milliseconds after the start of the page, so that visitors' content loads first. */
const CHECKED_AFTER_MS = 4000

export function askLater(): () => void {
  const timer = setTimeout(async () => {
    if (!(await isStaff(location.hostname, () => fetch(apiPath(MEMBERSHIP))))) return
    const { EditLink } = await import('./edit-link.tsx')
    editLink.write(EditLink)
  }, untilOpenFor(CHECKED_AFTER_MS))
  return () => clearTimeout(timer)
}

/** On other hosts than beta, any response but `n` means yes; a failed request means no. */
export async function isStaff(host: string, fetchMembership: () => Promise<Response>): Promise<boolean> {
  if (site.hosts.beta.includes(host)) return false
  try {
    const response = await fetchMembership()
    return response.ok && (await response.text()).trim() !== 'n'
  } catch {
    return false
  }
}

import { sharedValue } from '#base/browser/shared-value.ts'
import { site } from '#site'

/** Counted from the start of the page: visitors come first. */
const ASKED_AFTER_MS = 4000
const MEMBERSHIP = '/illusde/api/membership/admin'

const flag = sharedValue(false)

/**
 * Whether staff is looking at the page; not known, and so false, during the first seconds.
 * @public The links to the staff's rooms will stand on it.
 */
export const useIsStaff = flag.use

/** Asks once the page is a few seconds old. Answers how to stop waiting. */
export function askLater(): () => void {
  const wait = Math.max(0, ASKED_AFTER_MS - performance.now())
  const timer = setTimeout(async () => {
    flag.write(await isStaff(location.hostname, () => fetch(MEMBERSHIP)))
  }, wait)
  return () => clearTimeout(timer)
}

/** Never on a beta host; elsewhere whatever is answered but `n`. A question that fails is a no. */
export async function isStaff(host: string, ask: () => Promise<Response>): Promise<boolean> {
  if (site.hosts.beta.includes(host)) return false
  try {
    const answer = await ask()
    return answer.ok && (await answer.text()).trim() !== 'n'
  } catch {
    return false
  }
}

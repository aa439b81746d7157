import type { AuthProvider } from 'react-admin'
import { Anything, callAuth } from '#admin/account/call-auth.ts'
import { noteRole } from '#admin/account/current-role.ts'
import { findSession, type SignedIn } from '#admin/account/session.ts'
import type { SessionWatch } from '#admin/idle/session-watch.ts'

/**
 * react-admin's auth provider. The pages sign in by themselves, in as many steps as needed. A session that ends while
 * a page is open does not leave the page, since there may be unsaved input: the session watch shows a dialog.
 */
export function createAuthProvider(watch: SessionWatch): AuthProvider {
  /** Who is signed in, as of the last check, which precedes each screen. */
  let checked: SignedIn | null = null

  async function requireSession(): Promise<void> {
    const found = await findSession()
    checked = found
    if (found) {
      noteRole(found.user)
      return watch.begin()
    }
    if (watch.current().state === 'closed') throw new Error('Signed out.')
    await watch.check()
  }

  return {
    login: requireSession,
    checkAuth: requireSession,
    checkError: async ({ status }) => {
      if (status === 401) await requireSession()
    },
    getIdentity: async () => {
      const found = checked ?? (await findSession())
      return found ? { id: found.user.id, fullName: found.user.name } : { id: '' }
    },
    logout: async () => {
      watch.close()
      checked = null
      // Without a session there is nothing to end, and no error.
      if (await findSession()) await callAuth('/sign-out', { schema: Anything, body: {} })
    },
  }
}

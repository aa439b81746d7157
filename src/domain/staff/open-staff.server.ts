import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import type { PasswordHashing } from '#platform/password-hashing.server.ts'
import type { RateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { site } from '#site/site.server.ts'
import { readOidcSettings } from './auth/oidc/settings.ts'
import { openAuthService } from './auth/open-auth-service.server.ts'
import { queueStaffLink } from './link-emails.server.ts'
import { type Colleagues, type ColleaguesNeeds, openColleagues } from './open-colleagues.server.ts'
import { openPresence, type Presence } from './presence.server.ts'
import { queueStaffEmail } from './staff-emails.server.ts'
import type { AuthService } from './staff-model.ts'
import { openTokenList, type TokenList } from './tokens.server.ts'

export type StaffServices = {
  authService: AuthService
  colleagues: Colleagues
  presence: Presence
  tokenList: TokenList
}

type OpenStaffNeeds = {
  config: Config
  database: OpenDatabase
  clock: Clock
  log: Log
  rateLimits: RateLimits
  hashing: PasswordHashing
  sendEmails: () => void
  listProposals: ColleaguesNeeds['listProposals']
  /** Tests bring their own. */
  authService: AuthService | undefined
}

export async function openStaff(needs: OpenStaffNeeds): Promise<StaffServices> {
  const { config, database, clock } = needs
  const shared = { ...needs, db: database.db, oidc: readOidcSettings(config) }
  return {
    authService:
      needs.authService ??
      openAuthService({
        ...shared,
        trusted: trustedOrigins(config),
        notify: queueStaffEmail,
        queueLink: config.mail.smtpUrl ? queueStaffLink : null,
      }),
    colleagues: openColleagues({ ...shared, queueLink: queueStaffLink }),
    presence: await openPresence(database, clock),
    tokenList: openTokenList(database.db, clock),
  }
}

function trustedOrigins({ publicUrl }: Pick<Config, 'publicUrl'>): [string, ...string[]] {
  const [first, ...others] = site.hosts.production.map((host) => `https://${host}`)
  const siteOrigin = first ?? 'http://localhost'
  return publicUrl ? [new URL(publicUrl).origin, siteOrigin, ...others] : [siteOrigin, ...others]
}

import type { Config } from '#platform/config.ts'

/** A value that is set where the program runs, for staff to see: `value` is null where there is none. */
export type Configured = {
  /** The environment variable that sets it. */
  name: string
  value: string | null
  setIn: 'environment' | 'site.config' | 'default'
}

type Needs = { config: Config; origin: string }

/** What the environment decides and staff may wonder about. No secrets: of addresses that hold some, the host alone. */
export function listConfigured({ config, origin }: Needs): Configured[] {
  const { files, mail, pageViews, trustedProxies, prepare } = config
  const values: Record<string, string | null> = {
    PUBLIC_URL: origin,
    SMTP_URL: hostOf(mail.smtpUrl),
    DKIM_DOMAIN: mail.dkim?.domain ?? null,
    PAGE_VIEWS: pageViews.kind,
    DATA_DIR: config.dataDirectory,
    BACKUP_DIR: config.backupDirectory,
    BACKUP_COMMAND: config.backupCommand,
    RELEASES_URL: hostOf(config.releasesUrl),
    DATABASE_URL: hostOf(config.databaseUrl),
    FILE_STORE: files.kind,
    S3_BUCKET: files.kind === 's3' ? files.bucket : null,
    TRUST_PROXY: String(trustedProxies),
    PREPARE: prepare ? 'yes' : 'no',
    LOG_LEVEL: config.logLevel,
    OIDC_ISSUER: config.oidc?.issuer ?? null,
    WEBHOOK_HOSTS: config.webhookHosts.join(', ') || null,
  }
  return Object.entries(values).map(([name, value]) => ({ name, value, setIn: sourceOf(name, config) }))
}

function sourceOf(name: string, { given }: Config): Configured['setIn'] {
  if (given.has(name)) return 'environment'
  return name === 'PUBLIC_URL' ? 'site.config' : 'default'
}

function hostOf(address: string | null): string | null {
  return address && new URL(address).host
}

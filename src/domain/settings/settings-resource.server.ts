import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { type Fields, type Resource, textKey, withColumns } from '#platform/records/resource.ts'
import { loadSettings, mailAddress, phoneNumber, type settingText, shownIn } from './contact.server.ts'
import { SETTING_RECORD, SETTINGS } from './settings-model.ts'
import { settings } from './tables.server.ts'

/** Every setting has a record as soon as any of them is read. */
export const settingsResource: Resource<string> = {
  ...withColumns(SETTING_RECORD, settings),
  key: textKey(settings.name),
  actions: ['change'],
  sortedBy: { field: 'Id', order: 'asc' },
  nameOf: ({ Id }) => String(Id),
  prepare: async (db) => {
    const there = await db.select({ name: settings.name }).from(settings)
    const missing = SETTINGS.filter((name) => !there.some((row) => row.name === name))
    if (missing.length === 0) return
    await db
      .insert(settings)
      .values(missing.map((name) => ({ name })))
      .onConflictDoNothing()
  },
  related: readShown,
  check: async (_tx, setting) => {
    const rule = RULES[String(setting.Id)]
    if (!rule) return {}
    const wrong = (['TextDe', 'TextEn'] as const).filter((field) => !rule.safeParse(setting[field]).success)
    return Object.fromEntries(wrong.map((field) => [field, 'pattern']))
  },
}

const RULES: Readonly<Record<string, typeof settingText>> = { phone: phoneNumber, mail: mailAddress }

async function readShown(db: Database, names: string[]): Promise<Map<string, Fields>> {
  const all = await loadSettings(db)
  const german = shownIn(all, 'de')
  const english = shownIn(all, 'en')
  return new Map(
    names.map((name) => {
      const [inGerman, inEnglish] = [german(name), english(name)]
      const shown = { ShownDe: inGerman.text, ShownEn: inEnglish.text }
      return [name, { ...shown, SetInDe: inGerman.setIn, SetInEn: inEnglish.setIn }]
    }),
  )
}

type Configured = {
  name: string
  value: string | null
  setIn: 'environment' | 'site.config' | 'default'
}

type SettingsResourceNeeds = { config: Config; origin: string }

/**
 * Lists the values of the environment that staff may ask about. It has no secrets: an address that holds one is cut to
 * its host.
 */
export function listConfigured({ config, origin }: SettingsResourceNeeds): Configured[] {
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

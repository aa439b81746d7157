import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'

/** A wrong setting or an unusable machine. The message is one sentence for the operator; no stack is shown. */
export class StartupError extends Error {}

const onOff = z.enum(['yes', 'no']).transform((value) => value === 'yes')
const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address beginning with http:// or https://',
})

/** Node tries for ever to make a folder below /proc. */
const folder = z
  .string()
  .min(1)
  .refine((path) => !`${resolve(path)}/`.startsWith('/proc/'), { error: 'must not be below /proc' })

/** Named with its limits, whichever of them is broken. */
function numberFrom(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}

const Environment = z.object({
  PORT: numberFrom(0, 65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: folder.default('./data'),
  BACKUP_DIR: folder.optional(),
  BACKUP_COMMAND: z
    .string()
    .refine(isAbsolute, { error: 'must be the whole path of one program, without arguments' })
    .optional(),
  RELEASES_URL: httpUrl.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_POOL: numberFrom(2, 100).default(10),
  FILE_STORE: z.enum(['folder', 's3'], { error: 'must be folder or s3' }).default('folder'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('eu-central-1'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address beginning with smtp:// or smtps://' })
    .optional(),
  DKIM_DOMAIN: z.string().min(1).optional(),
  DKIM_SELECTOR: z.string().min(1).optional(),
  DKIM_PRIVATE_KEY_FILE: z.string().min(1).optional(),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an address beginning with https://' })
    .refine((address) => /^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/.test(`${address}/`), {
      error: 'must begin with https://, unless it is on this machine',
    })
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_ROLES: z.string().min(1).optional(),
  OIDC_ROLE_CLAIM: z.string().min(1).default('groups'),
  OIDC_NAME: z.string().trim().min(1).max(60, 'must have at most 60 characters').optional(),
  PAGE_VIEWS: z
    .enum(['own', 'plausible', 'matomo', 'none'], { error: 'must be own, plausible, matomo or none' })
    .default('own'),
  PAGE_VIEWS_URL: httpUrl.optional(),
  PAGE_VIEWS_SITE: z.string().min(1).optional(),
  TRUST_PROXY: numberFrom(0, 10).default(0),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('zeichner'),
  WEBHOOK_HOSTS: z
    .string()
    .regex(/^[^\s,:/]+(?:, ?[^\s,:/]+)*$/, 'must be names of hosts without ports, separated by commas')
    .optional(),
  MODEL_DIR: z.string().min(1).default('./models'),
  EMBEDDER: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'must be the name of a folder in MODEL_DIR')
    .default('resnet50-int8'),
  DEMO: onOff.default(true),
  PREPARE: onOff.default(true),
  WORKERS: numberFrom(1, 64).optional(),
})

/** Variables that are only valid together, and when they are required. */
const GROUPS = [
  {
    names: ['BACKUP_DIR'],
    isNeeded: (values: Values) => values.BACKUP_COMMAND !== undefined,
    message: 'is needed when BACKUP_COMMAND is set',
  },
  {
    names: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    isNeeded: (values: Values) => values.FILE_STORE === 's3',
    message: 'is needed when FILE_STORE is s3',
  },
  {
    names: ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY_FILE'],
    isNeeded: (values: Values) =>
      Boolean(values.DKIM_DOMAIN ?? values.DKIM_SELECTOR ?? values.DKIM_PRIVATE_KEY_FILE),
    message: 'is needed as soon as one of the three for DKIM is set',
  },
  {
    names: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ROLES'],
    isNeeded: (values: Values) =>
      Boolean(values.OIDC_ISSUER ?? values.OIDC_CLIENT_ID ?? values.OIDC_CLIENT_SECRET ?? values.OIDC_ROLES),
    message: 'is needed as soon as one of the four for OpenID Connect is set',
  },
  {
    names: ['PAGE_VIEWS_URL', 'PAGE_VIEWS_SITE'],
    isNeeded: (values: Values) => isExternalCounter(values.PAGE_VIEWS),
    message: 'is needed when PAGE_VIEWS is plausible or matomo',
  },
] as const

function isExternalCounter(kind: Values['PAGE_VIEWS']): kind is 'plausible' | 'matomo' {
  return kind === 'plausible' || kind === 'matomo'
}

type Values = z.infer<typeof Environment>

const Config = Environment.superRefine((values, context) => {
  for (const { names, isNeeded, message } of GROUPS) {
    if (!isNeeded(values)) continue
    for (const name of names) {
      if (!values[name]) context.addIssue({ code: 'custom', path: [name], message })
    }
  }
}).transform((values) => ({
  port: values.PORT,
  host: values.HOST,
  publicUrl: values.PUBLIC_URL?.replace(/\/$/, '') ?? null,
  dataDirectory: isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(values.DATA_DIR),
  backupDirectory: values.BACKUP_DIR === undefined ? null : resolve(values.BACKUP_DIR),
  backupCommand: values.BACKUP_COMMAND ?? null,
  releasesUrl: values.RELEASES_URL ?? null,
  databaseUrl: values.DATABASE_URL ?? null,
  databasePool: values.DATABASE_POOL,
  files:
    values.FILE_STORE === 's3'
      ? {
          kind: 's3' as const,
          bucket: values.S3_BUCKET ?? '',
          region: values.S3_REGION,
          endpoint: values.S3_ENDPOINT ?? null,
          accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
        }
      : { kind: 'folder' as const },
  mail: {
    smtpUrl: values.SMTP_URL ?? null,
    dkim: values.DKIM_DOMAIN
      ? {
          domain: values.DKIM_DOMAIN,
          selector: values.DKIM_SELECTOR ?? '',
          privateKeyFile: values.DKIM_PRIVATE_KEY_FILE ?? '',
        }
      : null,
  },
  oidc: values.OIDC_ISSUER
    ? {
        issuer: values.OIDC_ISSUER,
        clientId: values.OIDC_CLIENT_ID ?? '',
        clientSecret: values.OIDC_CLIENT_SECRET ?? '',
        roles: values.OIDC_ROLES ?? '',
        roleClaim: values.OIDC_ROLE_CLAIM,
        name: values.OIDC_NAME ?? null,
      }
    : null,
  pageViews: isExternalCounter(values.PAGE_VIEWS)
    ? {
        kind: values.PAGE_VIEWS,
        url: values.PAGE_VIEWS_URL?.replace(/\/$/, '') ?? '',
        site: values.PAGE_VIEWS_SITE ?? '',
      }
    : { kind: values.PAGE_VIEWS },
  trustedProxies: values.TRUST_PROXY,
  logLevel: values.LOG_LEVEL,
  metricsToken: values.METRICS_TOKEN ?? null,
  traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
    ? { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: values.OTEL_SERVICE_NAME }
    : null,
  webhookHosts: values.WEBHOOK_HOSTS?.toLowerCase().split(/, ?/) ?? [],
  modelFolder: resolve(values.MODEL_DIR, values.EMBEDDER),
  demo: values.DEMO,
  prepare: values.PREPARE,
  workers: values.WORKERS ?? null,
}))

export type Config = z.infer<typeof Config> & {
  given: ReadonlySet<string>
}
export type FilesConfig = Config['files']
export type MailConfig = Config['mail']
export type PageViewsConfig = Config['pageViews']

export const CONFIG_VARIABLES = Object.keys(Environment.shape)

/** An empty variable counts as not set. @throws StartupError with one sentence naming each wrong variable. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = new Set(CONFIG_VARIABLES.filter((name) => environment[name]))
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Config.safeParse(set)
  if (parsed.success) return { ...parsed.data, given }
  const errors = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw new StartupError(`Configuration: ${errors.join('; ')}.`)
}

import type { ConfigurationMessages } from '#admin/messages/de/on-demand/configuration.ts'

/** What is set where the program runs, and where that is. */
export const configuration: ConfigurationMessages = {
  title: 'Set on the server',
  lead: 'This can only be changed on the server, in environment variables or in site.config.ts.',
  names: {
    PUBLIC_URL: 'Address of the website',
    SMTP_URL: 'Server for e-mails',
    DKIM_DOMAIN: 'E-mails are signed for',
    PAGE_VIEWS: 'Page views are counted by',
    DATA_DIR: 'Folder for all data',
    BACKUP_DIR: 'Folder for daily backups',
    DATABASE_URL: 'Database server',
    FILE_STORE: 'Where pictures are stored',
    S3_BUCKET: 'Bucket for pictures',
    TRUST_PROXY: 'Our own proxies in front',
    PREPARE: 'Make small picture sizes in advance',
    LOG_LEVEL: 'How much is logged',
  },
  values: {
    PAGE_VIEWS: { own: 'This server itself', none: 'Nobody', plausible: 'Plausible', matomo: 'Matomo' },
    FILE_STORE: { folder: 'In a folder on this server', s3: 'On S3' },
    PREPARE: { yes: 'Yes', no: 'No' },
    LOG_LEVEL: {
      silent: 'Nothing',
      error: 'Errors only',
      warn: 'Errors and warnings',
      info: 'Each request',
      debug: 'Everything',
    },
  },
  none: {
    SMTP_URL: 'None: e-mails stay in the outbox as files',
    BACKUP_DIR: 'None: no backups are written',
    DATABASE_URL: 'None: the database runs inside the program',
  },
  not_set: 'Not set',
  from: {
    environment: (name) => `From the environment variable ${name}`,
    'site.config': (name) => `From site.config.ts; ${name} is not set`,
    default: (name) => `Default; ${name} is not set`,
  },
}

export type ConfigurationMessages = {
  title: string
  lead: string
  /** By environment variable. */
  names: Readonly<Record<string, string>>
  /** Values that are words of the program. */
  values: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What it means where there is no value. */
  none: Readonly<Record<string, string>>
  not_set: string
  from: Readonly<Record<'environment' | 'site.config' | 'default', (name: string) => string>>
}

/** What is set where the program runs, and where that is. */
export const configuration: ConfigurationMessages = {
  title: 'Vom Server vorgegeben',
  lead: 'Das lässt sich nur auf dem Server ändern, in den Umgebungsvariablen oder in site.config.ts.',
  names: {
    PUBLIC_URL: 'Adresse der Website',
    SMTP_URL: 'Server für E-Mails',
    DKIM_DOMAIN: 'E-Mails werden unterschrieben für',
    PAGE_VIEWS: 'Zählung der Seitenaufrufe',
    DATA_DIR: 'Ordner für alle Daten',
    BACKUP_DIR: 'Ordner für tägliche Sicherungen',
    DATABASE_URL: 'Datenbankserver',
    FILE_STORE: 'Ablage der Bilder',
    S3_BUCKET: 'Bucket der Bilder',
    TRUST_PROXY: 'Eigene Proxys davor',
    PREPARE: 'Kleine Bildgrößen im Voraus anlegen',
    LOG_LEVEL: 'Ausführlichkeit des Protokolls',
  },
  values: {
    PAGE_VIEWS: { own: 'Eigene, auf diesem Server', none: 'Keine', plausible: 'Plausible', matomo: 'Matomo' },
    FILE_STORE: { folder: 'Ordner auf diesem Server', s3: 'S3' },
    PREPARE: { yes: 'Ja', no: 'Nein' },
    LOG_LEVEL: {
      silent: 'Nichts',
      error: 'Nur Fehler',
      warn: 'Fehler und Warnungen',
      info: 'Jede Anfrage',
      debug: 'Alles',
    },
  },
  none: {
    SMTP_URL: 'Keiner: E-Mails bleiben als Dateien im Ausgang',
    BACKUP_DIR: 'Keiner: Es werden keine geschrieben',
    DATABASE_URL: 'Keiner: Die Datenbank läuft im Programm',
  },
  not_set: 'Nicht gesetzt',
  from: {
    environment: (name) => `Aus der Umgebungsvariable ${name}`,
    'site.config': (name) => `Aus site.config.ts; ${name} ist nicht gesetzt`,
    default: (name) => `Voreinstellung; ${name} ist nicht gesetzt`,
  },
}

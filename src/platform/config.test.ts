import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, StartupError } from './config.ts'

test('an empty environment gives the defaults of a first start', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    databaseUrl: null,
    prepare: true,
    files: { kind: 'folder' },
  })
  expect(isAbsolute(config.dataDirectory)).toBe(true)
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_POOL', '1'],
  ['FILE_STORE', 'ftp'],
  ['PUBLIC_URL', 'www.zeichner.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
  ['PREPARE', 'maybe'],
  ['WORKERS', '0'],
  ['SMTP_URL', 'mail.zeichner.example:25'],
  ['SMTP_URL', 'https://mail.zeichner.example'],
  ['TRUST_PROXY', '-1'],
  ['DEMO', 'maybe'],
  ['DATA_DIR', '/proc/x'],
  ['BACKUP_DIR', '/proc/../proc'],
  ['TRUST_PROXY', 'yes'],
])('%s=%s stops the start with one sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(StartupError)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Configuration: ${name} [^\n]+\\.$`))
})

test.each([
  ['TRUST_PROXY', '99', 'from 0 to 10'],
  ['TRUST_PROXY', '1.5', 'from 0 to 10'],
  ['DATABASE_POOL', '1', 'from 2 to 100'],
  ['WORKERS', 'many', 'from 1 to 64'],
])('%s=%s is refused with its limits', (name, value, limits) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new StartupError(`Configuration: ${name} must be a whole number ${limits}.`),
  )
})

test('S3 without bucket and keys names every missing variable', () => {
  expect(() => readConfig({ FILE_STORE: 's3' })).toThrow(
    /S3_BUCKET .*S3_ACCESS_KEY_ID .*S3_SECRET_ACCESS_KEY/,
  )
})

test('a trailing slash of the public address is removed', () => {
  expect(readConfig({ PUBLIC_URL: 'https://www.zeichner.example/' }).publicUrl).toBe(
    'https://www.zeichner.example',
  )
})

test('DKIM needs all of its three variables or none', () => {
  expect(() => readConfig({ DKIM_SELECTOR: 'mail' })).toThrow(/DKIM_DOMAIN .*DKIM_PRIVATE_KEY_FILE /)
  const all = { DKIM_DOMAIN: 'zeichner.example', DKIM_SELECTOR: 'mail', DKIM_PRIVATE_KEY_FILE: '/key.pem' }
  expect(readConfig(all).mail.dkim).toEqual({
    domain: 'zeichner.example',
    selector: 'mail',
    privateKeyFile: '/key.pem',
  })
})

test('what copies backups is one program by its whole path, and there are backups to copy', () => {
  const copying = { BACKUP_DIR: '/backups', BACKUP_COMMAND: '/usr/local/bin/copy' }
  expect(readConfig(copying).backupCommand).toBe('/usr/local/bin/copy')
  expect(() => readConfig({ ...copying, BACKUP_COMMAND: 'copy --all' })).toThrow(
    /BACKUP_COMMAND must be the whole path/,
  )
  expect(() => readConfig({ ...copying, BACKUP_DIR: '' })).toThrow(
    /BACKUP_DIR is needed when BACKUP_COMMAND is set/,
  )
})

import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type MailConfig, StartupError } from '#platform/config.ts'

/** nodemailer's options for signing (DKIM, RFC 6376). */
export type Signing = { domainName: string; keySelector: string; privateKey: string }

/** @throws StartupError when the key file cannot be read or has no key. */
export function readSigning({ domain, selector, privateKeyFile }: NonNullable<MailConfig['dkim']>): Signing {
  try {
    const privateKey = readFileSync(privateKeyFile, 'utf8')
    createPrivateKey(privateKey)
    return { domainName: domain, keySelector: selector, privateKey }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`DKIM_PRIVATE_KEY_FILE does not lead to a private key (${reason}).`)
  }
}

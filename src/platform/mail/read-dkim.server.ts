import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type MailConfig, StartRefused } from '#platform/config.ts'

/** How letters are signed (DKIM, RFC 6376), as nodemailer wants it. */
export type Signing = { domainName: string; keySelector: string; privateKey: string }

/** @throws StartRefused when the file of the key cannot be read or holds none. */
export function readSigning({ domain, selector, privateKeyFile }: NonNullable<MailConfig['dkim']>): Signing {
  try {
    const privateKey = readFileSync(privateKeyFile, 'utf8')
    createPrivateKey(privateKey)
    return { domainName: domain, keySelector: selector, privateKey }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefused(`DKIM_PRIVATE_KEY_FILE does not lead to a private key (${reason}).`)
  }
}

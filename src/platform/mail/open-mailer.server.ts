import type { MailConfig } from '#platform/config.ts'
import type { Mailer } from './mailer.ts'
import { openOutboxMailer } from './outbox-mailer.server.ts'
import { readSigning } from './read-dkim.server.ts'
import { openSmtpMailer } from './smtp-mailer.server.ts'

/**
 * The mail server of SMTP_URL, or files in the outbox while there is none. No connection is made before the first letter.
 * @throws StartRefused when letters shall be signed and the key cannot be read.
 */
export async function openMailer({ smtpUrl, dkim }: MailConfig, outbox: string): Promise<Mailer> {
  const signing = dkim ? readSigning(dkim) : null
  return smtpUrl ? openSmtpMailer(smtpUrl, signing) : openOutboxMailer(outbox, signing)
}

import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createTransport } from 'nodemailer'
import { type MailConfig, StartupError } from '#platform/config.ts'
import { openFolderStore } from '#platform/files/folder-store.server.ts'
import { composeEmail } from './compose-email.ts'
import type { Mailer } from './mailer.ts'

/** @throws StartupError when the DKIM key cannot be read. */
export async function openMailer({ smtpUrl, dkim }: MailConfig, outbox: string): Promise<Mailer> {
  const signing = dkim ? readSigning(dkim) : null
  return smtpUrl ? openSmtpMailer(smtpUrl, signing) : openOutboxMailer(outbox, signing)
}

/** An email that is sent again replaces its file. */
async function openOutboxMailer(folder: string, signing: Signing | null): Promise<Mailer> {
  const files = await openFolderStore(folder)
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...(signing ? { dkim: signing } : {}),
  })
  return {
    send: async (email) => {
      const { message } = await transport.sendMail(composeEmail(email))
      if (!Buffer.isBuffer(message)) throw new Error('nodemailer returned a stream instead of a buffer.')
      await files.write(fileNameOf(email.messageId), message)
      return 'stored'
    },
  }
}

function fileNameOf(messageId: string): string {
  return `${messageId.replaceAll(/[^\w.-]/g, '_').replace(/^\W+/, '')}.eml`
}

const CONNECT_WITHIN_MS = 15_000
/** Some servers delay the greeting of unknown clients. */
const GREETING_WITHIN_MS = 30_000
/** Servers scan an email before they accept it, so a pause between two packets may be long. */
const SILENT_AT_MOST_MS = 60_000
/** Replies of 500 and above are permanent (RFC 5321, 4.2.1). */
const REFUSED_FOR_GOOD = 500
/** Other errors, such as a wrong password, the operator can fix. */
const ABOUT_THE_EMAIL = new Set(['EENVELOPE', 'EMESSAGE'])

function openSmtpMailer(url: string, signing: Signing | null): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: GREETING_WITHIN_MS,
    socketTimeout: SILENT_AT_MOST_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(signing ? { dkim: signing } : {}),
  })
  return {
    send: async (email) => {
      const composed = composeEmail(email)
      try {
        await transport.sendMail(composed)
        return 'accepted'
      } catch (error) {
        if (isRefusal(error)) return 'refused'
        throw error
      }
    },
  }
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false
  return ABOUT_THE_EMAIL.has(String(error.code)) && Number(error.responseCode) >= REFUSED_FOR_GOOD
}

type Signing = { domainName: string; keySelector: string; privateKey: string }

function readSigning({ domain, selector, privateKeyFile }: NonNullable<MailConfig['dkim']>): Signing {
  try {
    const privateKey = readFileSync(privateKeyFile, 'utf8')
    createPrivateKey(privateKey)
    return { domainName: domain, keySelector: selector, privateKey }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`DKIM_PRIVATE_KEY_FILE does not lead to a private key (${reason}).`)
  }
}

import { createTransport } from 'nodemailer'
import { composeEmail } from './compose-email.ts'
import type { Mailer } from './mailer.ts'
import type { Signing } from './read-dkim.server.ts'

/** A server that does not accept the connection by then counts as down. */
const CONNECT_WITHIN_MS = 15_000
/** Some servers delay the greeting of unknown clients. */
const GREETING_WITHIN_MS = 30_000
/** Between two packets: servers scan an email before they accept it. */
const SILENT_AT_MOST_MS = 60_000
/** Replies of 500 and above are permanent (RFC 5321, 4.2.1). */
const REFUSED_FOR_GOOD = 500
/** The email or its recipient was refused. Other errors, such as a wrong password, the operator can fix. */
const ABOUT_THE_EMAIL = new Set(['EENVELOPE', 'EMESSAGE'])

/** Sends emails by the server of an `smtp://` or `smtps://` address, with one connection each. */
export function openSmtpMailer(url: string, signing: Signing | null): Mailer {
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

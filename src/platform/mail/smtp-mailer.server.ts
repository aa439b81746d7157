import { createTransport } from 'nodemailer'
import { composeLetter } from './compose-email.ts'
import type { Mailer } from './mailer.ts'
import type { Signing } from './read-dkim.server.ts'

/** A server that takes longer to be reached is down for now. */
const CONNECT_WITHIN_MS = 15_000
/** Some servers let strangers wait before they greet them. */
const GREETED_WITHIN_MS = 30_000
/** Between two signs of life: servers look through a letter before they take it. */
const SILENT_AT_MOST_MS = 60_000
/** RFC 5321, 4.2.1: from here on the answer stays the same however often one asks. */
const REFUSED_FOR_GOOD = 500
/** What was refused is the letter or its recipient; anything else, as a wrong password, is for the operator to mend. */
const ABOUT_THE_LETTER = new Set(['EENVELOPE', 'EMESSAGE'])

/** Hands letters to the mail server of a `smtp://` or `smtps://` address, one connection to each. */
export function openSmtpMailer(url: string, signing: Signing | null): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: GREETED_WITHIN_MS,
    socketTimeout: SILENT_AT_MOST_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(signing ? { dkim: signing } : {}),
  })
  return {
    send: async (letter) => {
      const composed = composeLetter(letter)
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
  return ABOUT_THE_LETTER.has(String(error.code)) && Number(error.responseCode) >= REFUSED_FOR_GOOD
}

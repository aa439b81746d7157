import { createTransport } from 'nodemailer'
import { openFolderStore } from '#platform/files/folder-store.server.ts'
import { composeEmail } from './compose-email.ts'
import type { Mailer } from './mailer.ts'
import type { Signing } from './read-dkim.server.ts'

/**
 * For installations without a mail server: writes every email to a file `{message id}.eml` in the folder, atomically.
 * An email that is sent again replaces its file.
 */
export async function openOutboxMailer(folder: string, signing: Signing | null): Promise<Mailer> {
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

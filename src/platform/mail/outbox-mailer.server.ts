import { createTransport } from 'nodemailer'
import { openFolderStore } from '#platform/files/folder-store.server.ts'
import { composeLetter } from './compose-email.ts'
import type { Mailer } from './mailer.ts'
import type { Signing } from './read-dkim.server.ts'

/**
 * Every letter becomes a file `{message id}.eml` in the folder, whole or not at all, for whoever has no mail server yet.
 * A repeated letter replaces its own file.
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
    send: async (letter) => {
      const { message } = await transport.sendMail(composeLetter(letter))
      if (!Buffer.isBuffer(message))
        throw new Error('nodemailer answered a stream where bytes were asked for.')
      await files.write(fileNameOf(letter.messageId), message)
      return 'accepted'
    },
  }
}

function fileNameOf(messageId: string): string {
  return `${messageId.replaceAll(/[^\w.-]/g, '_').replace(/^\W+/, '')}.eml`
}

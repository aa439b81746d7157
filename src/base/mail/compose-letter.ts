import type { SendMailOptions } from 'nodemailer'
import type { AttachedFile, Letter } from './mailer.ts'

/** What would make two recipients of one, or a comment, or a header of its own. */
const NOT_IN_AN_ADDRESS = /[\s,;:<>()"\\\p{Cc}]/u

/**
 * The letter as nodemailer wants it. Addresses are handed over as parts, never as text that is taken apart again, and
 * nothing in a letter can make nodemailer open a file or an address.
 * @throws RangeError when a letter names anything but one recipient.
 */
export function composeLetter(letter: Letter): SendMailOptions {
  const { messageId, date, from, to, replyTo, subject, html, text, pictures, headers } = letter
  const { files = [] } = letter
  for (const address of [to, from.address, replyTo?.address ?? from.address]) checkAddress(address)
  return {
    messageId: `<${messageId}>`,
    date,
    from,
    to: { name: '', address: to },
    ...(replyTo ? { replyTo } : {}),
    envelope: { from: from.address, to: [to] },
    subject,
    html,
    text,
    headers: { ...headers },
    attachments: [
      ...pictures.map(({ id, ...file }) => ({ cid: id, ...partOf(file, 'inline') })),
      ...files.map((file) => partOf(file, 'attachment')),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function partOf({ fileName, contentType, bytes }: AttachedFile, contentDisposition: 'inline' | 'attachment') {
  return { filename: fileName, contentType, contentDisposition, content: Buffer.from(bytes) }
}

function checkAddress(address: string): void {
  const at = address.lastIndexOf('@')
  if (at < 1 || at === address.length - 1 || address.indexOf('@') !== at || NOT_IN_AN_ADDRESS.test(address))
    throw new RangeError('A letter needs exactly one address for each of its parties.')
}

import type { SendMailOptions } from 'nodemailer'
import type { AttachedFile, Letter, Mailbox } from './mailer.ts'

/** What would make two recipients of one, or a comment, a header of its own, or an encoded word. */
const NOT_IN_AN_ADDRESS = /[\s,;:<>()"\\\p{Cc}]|=\?/u
const CONTROLS = /\p{Cc}+/gu

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
    from: mailboxOf(from),
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: mailboxOf(replyTo) } : {}),
    envelope: { from: from.address, to: [to] },
    subject: asTyped(subject),
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
  return { filename: asTyped(fileName), contentType, contentDisposition, content: Buffer.from(bytes) }
}

function mailboxOf({ name, address }: Mailbox): Mailbox {
  return { name: asTyped(name), address }
}

/**
 * Text for a header, in one line. Mail programs decode what begins with `=?` (RFC 2047) wherever it stands, so somebody's
 * name could be read as a link that nothing of ours ever saw; with a space inside it stays the letters it is made of.
 * nodemailer passes such text on as it is, and encodes what is not ASCII by itself.
 */
function asTyped(text: string): string {
  return text.replace(CONTROLS, ' ').replaceAll('=?', '= ?')
}

function checkAddress(address: string): void {
  const at = address.lastIndexOf('@')
  if (at < 1 || at === address.length - 1 || address.indexOf('@') !== at || NOT_IN_AN_ADDRESS.test(address))
    throw new RangeError('A letter needs exactly one address for each of its parties.')
}

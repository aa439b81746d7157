export type Mailbox = { name: string; address: string }

/** A picture that the HTML part shows as `cid:{id}`. */
export type InlinePicture = { id: string; fileName: string; contentType: string; bytes: Uint8Array }

/** A file that comes with the letter. The name stands in a header, so it is never a visitor's. */
export type AttachedFile = { fileName: string; contentType: string; bytes: Uint8Array }

export type Letter = {
  /** Without its angle brackets. The same at every attempt, so that mail programs show a repeated letter once. */
  messageId: string
  date: Date
  from: Mailbox
  /** The address of exactly one recipient. */
  to: string
  replyTo: Mailbox | null
  subject: string
  html: string
  text: string
  pictures: readonly InlinePicture[]
  files?: readonly AttachedFile[]
  /** Headers beyond those that follow from the rest, all of them ours. */
  headers: Readonly<Record<string, string>>
}

export type Mailer = {
  /**
   * Hands the letter on. `refused` means for good: the other side will not take this letter at a later time either.
   * Rejects when another attempt may succeed; RangeError for a letter that names anything but one recipient.
   */
  send: (letter: Letter) => Promise<'accepted' | 'refused'>
}

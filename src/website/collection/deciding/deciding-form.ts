import type { DecidingKey } from '#domain/collection/deciding/deciding-messages.ts'

// One form holds the whole collection, so that a name is typed once; the button says what is sent.

/** Names of the buttons. The value is the id of an image, or the token of a link in an e-mail. */
export const BUTTONS = {
  vote: 'vote',
  unvote: 'unvote',
  comment: 'comment',
  confirm: 'confirm',
  end: 'end',
} as const
export const NAME_FIELD = 'name'

const TEXT_FIELD = /^text-(\d{1,9})$/

export function textField(imageId: number): string {
  return `text-${imageId}`
}

/** The image that a field is about; null for another field. */
export function imageOfField(field: string): number | null {
  const id = TEXT_FIELD.exec(field)?.[1]
  return id === undefined ? null : Number(id)
}

/** The reason why something could not be stored, with all that was typed. */
export type DecidingAnswer = {
  says: DecidingKey
  /** The image that it is about; null where it is about the name. */
  imageId: number | null
  typed: { name: string; texts: Record<number, string> }
}

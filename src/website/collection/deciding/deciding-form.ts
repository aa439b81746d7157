import type { DecidingKey } from '#domain/collection/deciding/deciding-messages.ts'

/** The value of a button is the id of an image, a person or a comment, or the token of a link in an e-mail. */
export const BUTTONS = {
  vote: 'vote',
  unvote: 'unvote',
  comment: 'comment',
  confirm: 'confirm',
  end: 'end',
  close: 'close',
  reopen: 'reopen',
  hide: 'hide',
  show: 'show',
  deleteComment: 'delete-comment',
} as const
export const NAME_FIELD = 'name'

const TEXT_FIELD = /^text-(\d{1,9})$/

export function textField(imageId: number): string {
  return `text-${imageId}`
}

export function imageOfField(field: string): number | null {
  const id = TEXT_FIELD.exec(field)?.[1]
  return id === undefined ? null : Number(id)
}

export type DecidingAnswer = {
  says: DecidingKey
  /** Null where the error is about the name. */
  imageId: number | null
  typed: { name: string; texts: Record<number, string> }
}

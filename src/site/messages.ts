import type german from '#messages/de.json'

/** The short texts of the website, in one language. */
export type Messages = Record<MessageKey, string>
export type MessageKey = keyof typeof german
type MessageValues = Record<string, string | number>

/** Returns the message with its `{names}` filled in. */
export type Translate = (key: MessageKey, values?: MessageValues) => string

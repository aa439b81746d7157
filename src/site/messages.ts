import type german from '#messages/de.json'

export type Messages = Record<MessageKey, string>
export type MessageKey = keyof typeof german
type MessageValues = Record<string, string | number>

export type Translate = (key: MessageKey, values?: MessageValues) => string

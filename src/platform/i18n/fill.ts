type Values = Record<string, string | number>

/** Replaces the `{names}` of a message with the values; a name without a value stays, so that tests notice it. */
export function fill(message: string, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/**
 * A message with its `{names}` filled in.
 * @throws for a key without a text: a page that shows keys would be a fault that nobody hears of.
 */
export function findMessage<Key extends string>(
  messages: Readonly<Record<Key, string>>,
  key: NoInfer<Key>,
  values?: Values,
): string {
  if (!Object.hasOwn(messages, key)) throw new Error(`There is no message "${key}".`)
  return fill(messages[key], values)
}

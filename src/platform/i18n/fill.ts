/** Replaces the `{names}` of a message with the values; a name without a value stays, so that tests notice it. */
export function fill(message: string, values: Record<string, string | number> = {}): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

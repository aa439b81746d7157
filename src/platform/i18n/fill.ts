/** Puts the values into the `{names}` of a message; a name without a value stays as it is, so that tests see it. */
export function fill(message: string, values: Record<string, string | number> = {}): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

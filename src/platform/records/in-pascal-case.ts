/** With names as the API writes them: `endsAt` becomes `EndsAt`. */
export function inPascalCase(values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name[0]?.toUpperCase() + name.slice(1), value]),
  )
}

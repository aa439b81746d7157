type Values = Readonly<Record<string, string | number>>

const KILOBYTE = 1024
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Formats sizes and times for the language. */
export function toText(values: Values, locale: string): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'bytes') return [name, sizeText(Number(value), locale)]
      if (name === 'at') return [name, new Date(value).toLocaleString(locale)]
      return [name, value]
    }),
  )
}

function sizeText(bytes: number, locale: string): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(KILOBYTE)))
  const format = { style: 'unit', unit: UNITS[step] ?? 'byte', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, format).format(bytes / KILOBYTE ** step)
}

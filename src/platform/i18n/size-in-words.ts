const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const STEP = 1000

/** „2,4 GB“, "2.4 GB", as file managers count. */
export function sizeInWords(bytes: number, locale: string): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)))
  const format = { style: 'unit', unit: UNITS[power] ?? 'byte', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, format).format(bytes / STEP ** power)
}

import { ZIP } from '#domain/delivery/model.ts'
import type { Visit } from '#domain/delivery/visiting/visit.server.ts'
import type { Language } from '#platform/i18n/language.ts'
import { downloadPath } from '#site/paths/delivery-paths.ts'
import { longDate } from '#site/time/long-date.ts'

export type DeliveryFile = {
  name: string
  size: string
  sha256: string
  left: number | null
  /** Null until the licence is accepted. */
  href: string | null
}

export type DeliveryView =
  | { state: 'unknown' }
  | { state: 'ended' }
  | { state: 'locked'; title: string }
  | {
      state: 'open' | 'spent'
      title: string
      message: string
      licence: string
      until: string
      isAccepted: boolean
      files: DeliveryFile[]
      zip: { size: string; href: string } | null
    }

const STATUS = { unknown: 404, ended: 410, spent: 410, locked: 200, open: 200 } as const
const STEP = 1000
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

export function statusOf({ state }: DeliveryView) {
  return STATUS[state]
}

export function viewDelivery(visit: Visit, id: string, language: Language): DeliveryView {
  if (visit.outcome === 'locked') return { state: 'locked', title: visit.title }
  if (visit.outcome !== 'open') return { state: visit.outcome }
  const { row, files, pass } = visit
  const isSpent = files.length > 0 && files.every(({ left }) => left === 0)
  const isWhole = files.every(({ left }) => left !== 0)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return {
    state: isSpent ? 'spent' : 'open',
    title: row.title,
    message: row.message,
    licence: row.licence,
    until: longDate(row.endsAt, language),
    isAccepted: pass !== null,
    files: files.map((file) => ({
      name: file.name,
      size: inWords(file.bytes, language),
      sha256: file.sha256,
      left: file.left,
      href: pass === null ? null : downloadPath(id, String(file.id), pass),
    })),
    zip:
      pass !== null && files.length > 1 && isWhole
        ? { size: inWords(bytes, language), href: downloadPath(id, ZIP, pass) }
        : null,
  }
}

/** "2,4 GB", "2.4 GB", as file managers count. */
function inWords(bytes: number, language: Language): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)))
  const format = { style: 'unit', unit: UNITS[power] ?? 'byte', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(language, format).format(bytes / STEP ** power)
}

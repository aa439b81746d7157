import { ZIP } from '#domain/delivery/model.ts'
import type { Visit } from '#domain/delivery/visiting/visit.server.ts'
import type { Language } from '#platform/i18n/language.ts'
import { sizeInWords } from '#platform/i18n/size-in-words.ts'
import { downloadPath } from '#site/paths/delivery-paths.ts'
import { longDate } from '#site/time/long-date.ts'

/** What the page says; addresses of downloads are null until the licence is accepted. */
export type DeliveryView = ReturnType<typeof viewDelivery>
export type OpenView = Extract<DeliveryView, { state: 'open' | 'spent' }>

const STATUS = { unknown: 404, ended: 410, spent: 410, locked: 200, open: 200 } as const

export function statusOf({ state }: DeliveryView) {
  return STATUS[state]
}

export function viewDelivery(visit: Visit, id: string, language: Language) {
  if (visit.outcome === 'locked') return { state: 'locked' as const, title: visit.title }
  if (visit.outcome !== 'open') return { state: visit.outcome }
  const { row, files, pass } = visit
  const isSpent = files.length > 0 && files.every(({ left }) => left === 0)
  const isWhole = files.every(({ left }) => left !== 0)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return {
    state: isSpent ? ('spent' as const) : ('open' as const),
    title: row.title,
    message: row.message,
    licence: row.licence,
    until: longDate(row.endsAt, language),
    isAccepted: pass !== null,
    files: files.map((file) => ({
      name: file.name,
      size: sizeInWords(file.bytes, language),
      sha256: file.sha256,
      left: file.left,
      href: pass === null ? null : downloadPath(id, String(file.id), pass),
    })),
    zip:
      pass !== null && files.length > 1 && isWhole
        ? { size: sizeInWords(bytes, language), href: downloadPath(id, ZIP, pass) }
        : null,
  }
}

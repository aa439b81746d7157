import { ZIP } from '#domain/delivery/model.ts'
import { chooseForZip } from '#domain/delivery/open-download.server.ts'
import { licenceVersion, type Visit } from '#domain/delivery/visit.server.ts'
import type { Language } from '#platform/i18n/language.ts'
import { sizeInWords } from '#platform/i18n/size-in-words.ts'
import { lastDayInWords } from '#site/dates.ts'
import { downloadPath } from '#site/further-paths.ts'

/** What the page says; addresses of downloads are null until the licence is accepted. */
type DeliveryView = ReturnType<typeof viewDelivery>
export type OpenView = Extract<DeliveryView, { state: 'open' | 'spent' }>

const STATUS = { unknown: 404, ended: 410, spent: 410, locked: 200, open: 200 } as const

export function statusOf({ state }: DeliveryView) {
  return STATUS[state]
}

export function viewDelivery(visit: Visit, id: string, language: Language) {
  if (visit.outcome === 'locked') return { state: 'locked' as const }
  if (visit.outcome !== 'open') return { state: visit.outcome }
  const { row, files, pass, unfinished } = visit
  const goesOn = (what: string) => unfinished.has(what)
  const isSpent = files.length > 0 && files.every(({ left }) => left === 0) && unfinished.size === 0
  const inZip = chooseForZip(files, unfinished.get(ZIP))
  const hasZip = inZip.length > 1 && (goesOn(ZIP) || inZip.every(({ left }) => left !== 0))
  const bytes = inZip.reduce((sum, file) => sum + file.bytes, 0)
  return {
    state: isSpent ? ('spent' as const) : ('open' as const),
    title: row.title,
    message: row.message,
    licence: row.licence,
    licenceVersion: licenceVersion(row),
    until: lastDayInWords(row.endsAt, language),
    isAccepted: pass !== null,
    files: files.map((file) => ({
      name: file.name,
      size: sizeInWords(file.bytes, language),
      sha256: file.sha256,
      left: file.left,
      goesOn: goesOn(String(file.id)),
      href:
        pass === null || (file.left === 0 && !goesOn(String(file.id)))
          ? null
          : downloadPath(id, String(file.id), pass),
    })),
    zip:
      pass !== null && hasZip
        ? {
            size: sizeInWords(bytes, language),
            href: downloadPath(id, ZIP, pass),
            isOfAll: inZip.length === files.length,
          }
        : null,
  }
}

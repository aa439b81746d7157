import { useRecordContext } from 'react-admin'
import { z } from 'zod'
import { useLanguage } from '#admin/messages/use-language.ts'
import german from '#messages/staff-delivery.de.json' with { type: 'json' }
import english from '#messages/staff-delivery.en.json' with { type: 'json' }
import { findMessage } from '#platform/i18n/fill.ts'

/** What only a single delivery has, besides its fields. */
const Delivery = z.object({
  Id: z.int(),
  SentAt: z.string().nullable(),
  HasPassword: z.boolean(),
  Files: z.array(
    z.object({
      Id: z.int(),
      Name: z.string(),
      Bytes: z.number(),
      Arrived: z.number(),
      Sha256: z.string().nullable(),
      Downloads: z.int(),
      Removed: z.boolean(),
    }),
  ),
  Acceptances: z.array(z.object({ Name: z.string(), At: z.string(), Licence: z.string() })),
  Downloads: z.array(
    z.object({
      Id: z.int(),
      What: z.string(),
      By: z.string(),
      At: z.string(),
      Size: z.number(),
      State: z.enum(['whole', 'broken', 'running']),
    }),
  ),
})
export type Delivery = z.infer<typeof Delivery>
export type DeliveryFile = Delivery['Files'][number]

const TEXTS = { de: german, en: english }
export type DeliveryKey = keyof typeof german

/** Null while the list's record, which has less, is shown. */
export function useDelivery(): Delivery | null {
  return Delivery.safeParse(useRecordContext()).data ?? null
}

export function useDeliveryMessages() {
  const [language] = useLanguage()
  return {
    t: (key: DeliveryKey, values?: Record<string, string | number>) =>
      findMessage(TEXTS[language], key, values),
    moment: (iso: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso)),
    size: (bytes: number) =>
      new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
        bytes / 1_000_000,
      ),
  }
}

import { useNotify, useRecordContext, useRefresh } from 'react-admin'
import { z } from 'zod'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { useLanguage } from '#admin/messages/use-language.ts'
import { useMoment } from '#admin/parts/agency-time.ts'
import german from '#messages/staff-delivery.de.json' with { type: 'json' }
import english from '#messages/staff-delivery.en.json' with { type: 'json' }
import { findMessage } from '#platform/i18n/fill.ts'
import { sizeInWords } from '#platform/i18n/size-in-words.ts'

const File = z.object({
  ...{ Id: z.int(), Name: z.string(), Bytes: z.number(), Arrived: z.number() },
  ...{ Sha256: z.string().nullable(), Downloads: z.int(), Removed: z.boolean() },
})
const Download = z.object({
  ...{ Id: z.int(), What: z.string(), By: z.string(), At: z.string(), Size: z.number() },
  State: z.enum(['whole', 'broken', 'running']),
})
const Delivery = z.object({
  ...{ Id: z.int(), Revision: z.string(), Title: z.string(), Message: z.string(), EndsAt: z.string() },
  ...{ RecipientName: z.string(), RecipientEmail: z.string() },
  ...{ SentAt: z.string().nullable(), SentTo: z.string().nullable(), HasPassword: z.boolean() },
  Files: z.array(File),
  Acceptances: z.array(z.object({ Name: z.string(), At: z.string() })),
  Downloads: z.array(Download),
})
export type Delivery = z.infer<typeof Delivery>
export type DeliveryFile = z.infer<typeof File>

/** Its bytes are all here and checked. */
export function isReady({ Removed, Sha256 }: DeliveryFile): boolean {
  return !Removed && Sha256 !== null
}

const TEXTS = { de: german, en: english }

/** Null while the list's record, which has less, is shown. */
export function useDelivery(): Delivery | null {
  return Delivery.safeParse(useRecordContext()).data ?? null
}

export function useDeliveryMessages() {
  const [language] = useLanguage()
  return {
    t: (key: keyof typeof german, values?: Record<string, string | number>) =>
      findMessage(TEXTS[language], key, values),
    moment: useMoment(),
    size: (bytes: number) => sizeInWords(bytes, language),
  }
}

type Call = {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  revision?: string
  /** A call that is repeated with the same one has no further effect. */
  key?: string
}
type Said = {
  done?: string
  unfit?: string
  /** The sentences by the codes of the server. */
  refusals?: Readonly<Record<string, string>>
}

const UNFIT = [404, 422]

/** Returns whether it was done; reads the delivery again in any case. */
export function useDeliveryCall(id: number) {
  const notify = useNotify()
  const refresh = useRefresh()
  return async (
    { path, key, ...sent }: Call,
    { done, unfit, refusals = {} }: Said = {},
  ): Promise<boolean> => {
    const request = jsonRequest(sent)
    const headers = new Headers(request.headers)
    if (key !== undefined) headers.set('Idempotency-Key', key)
    const calling = await askStaff(`/deliveries/${id}/${path}`, z.unknown(), { ...request, headers })
    refresh()
    if (calling.outcome === 'answered') {
      if (done) notify(done)
      return true
    }
    const said = refusals[calling.code] ?? (UNFIT.includes(calling.status) ? unfit : undefined)
    notify(said ?? calling.sentence, { type: 'error' })
    return false
  }
}

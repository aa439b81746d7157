import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'react-admin'
import { z } from 'zod'
import { askStaff } from '#admin/api/call-admin-api.ts'
import { ASSIGNED_TO_NOBODY, ENQUIRY_STATES } from '#domain/enquiries/enquiries-model.ts'
import german from '#messages/staff-inbox.de.json' with { type: 'json' }
import english from '#messages/staff-inbox.en.json' with { type: 'json' }

const Inbox = z.object({
  Me: z.string(),
  Colleagues: z.array(z.object({ Id: z.string(), Name: z.string(), MayAnswer: z.boolean() })),
  Signature: z.object({ TextDe: z.string(), TextEn: z.string() }),
})
export type Inbox = z.infer<typeof Inbox>

export function useInbox() {
  const { data, refetch } = useQuery({ queryKey: ['inbox'], queryFn: readInbox })
  return { inbox: data, reload: () => void refetch() }
}

async function readInbox(): Promise<Inbox> {
  const result = await askStaff('/inbox', Inbox)
  if (result.outcome === 'refused') throw new Error(result.sentence)
  return result.answer
}

export function useColleagueChoices(): { id: string; name: string }[] {
  const translate = useTranslate()
  const { inbox } = useInbox()
  const { Me, Colleagues = [] } = inbox ?? {}
  const answering = Colleagues.filter(({ MayAnswer }) => MayAnswer)
  const myselfFirst = answering.toSorted((one, other) => Number(other.Id === Me) - Number(one.Id === Me))
  const mine = translate('inbox.mine')
  return myselfFirst.map(({ Id, Name }) => ({ id: Id, name: Id === Me ? `${Name} (${mine})` : Name }))
}

export function useAssigneeChoices(): { id: string; name: string }[] {
  const translate = useTranslate()
  return [...useColleagueChoices(), { id: ASSIGNED_TO_NOBODY, name: translate('inbox.nobody') }]
}

export function useInboxMessages(): typeof german {
  return useLocale() === 'en' ? english : german
}

export const STATES = ENQUIRY_STATES.map((id) => ({ id, name: `inbox.state_${id}` }))

import { useState } from 'react'
import { useLocale } from 'react-admin'
import { z } from 'zod'
import { askStaff, jsonRequest, type Refused } from '#admin/api/call-admin-api.ts'
import { useStaffQuery } from '#admin/api/use-staff-query.ts'
import { STAFF_ROLES } from '#domain/staff/roles.ts'
import german from '#messages/staff-colleagues.de.json' with { type: 'json' }
import english from '#messages/staff-colleagues.en.json' with { type: 'json' }

const Listed = z.object({
  Id: z.string(),
  Name: z.string(),
  Email: z.string(),
  Role: z.enum(STAFF_ROLES),
  ArtistId: z.number().nullable(),
  State: z.enum(['active', 'invited', 'link-too-old']),
  SignedInAt: z.string().nullable(),
  Authenticator: z.boolean(),
  Passkeys: z.number(),
  Sessions: z.number(),
  LinkUntil: z.string().nullable(),
  IsYou: z.boolean(),
})
export type ListedColleague = z.infer<typeof Listed>

const List = z.object({ data: z.array(Listed) })
const Link = z.object({ Path: z.string(), Until: z.string() })

export type ShownLink = { name: string; email: string; address: string; until: string; isInvitation: boolean }

type Call = { method: 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown }
type Person = { Name: string; Email: string }

export type ColleagueMessages = typeof german

export function useColleagueMessages(): ColleagueMessages {
  return useLocale() === 'de' ? german : english
}

export function useColleagues() {
  const texts = useColleagueMessages()
  const { data, error, refetch } = useStaffQuery('/colleagues', List)
  const [notice, setNotice] = useState({ done: '', problem: '' })
  const [link, setLink] = useState<ShownLink | null>(null)

  async function change(call: Call, done: string): Promise<void> {
    const response = await askStaff(call.path, z.unknown(), jsonRequest(call))
    const isDone = response.outcome === 'answered'
    setNotice(isDone ? { done, problem: '' } : { done: '', problem: problemOf(texts, response) })
    await refetch()
  }

  /** Returns why it was refused, for the form that asked. */
  async function makeLink(call: Call, { Name, Email }: Person): Promise<Refused | null> {
    setNotice({ done: '', problem: '' })
    const response = await askStaff(call.path, Link, jsonRequest(call))
    if (response.outcome === 'refused') return response
    const { Path, Until } = response.answer
    const address = window.location.origin + Path
    setLink({ name: Name, email: Email, address, until: Until, isInvitation: call.path === '/colleagues' })
    await refetch()
    return null
  }

  const report = (refused: Refused) => setNotice({ done: '', problem: problemOf(texts, refused) })
  const read = () => void refetch()
  return {
    list: data?.data,
    error,
    notice,
    link,
    read,
    change,
    makeLink,
    report,
    forgetLink: () => setLink(null),
  }
}

export function problemOf(texts: ColleagueMessages, { status, code }: Refused): string {
  if (code === 'last_owner') return texts.problem_last_owner
  if (code === 'own') return texts.problem_own
  if (status === 403) return texts.problem_role
  if (status === 404) return texts.problem_gone
  return status === 429 ? texts.problem_too_many : texts.problem_other
}

import { useCallback, useEffect, useState } from 'react'
import { useLocale } from 'react-admin'
import { z } from 'zod'
import { askStaff, jsonRequest, type Refused } from '#admin/api/call-admin-api.ts'
import { isFields } from '#admin/records/admin-api.ts'
import german from '#messages/staff-programs.de.json' with { type: 'json' }
import english from '#messages/staff-programs.en.json' with { type: 'json' }

export type ProgramMessages = typeof german

export function useProgramMessages(): ProgramMessages {
  return useLocale() === 'de' ? german : english
}

type Call = { method: 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown }

/** What a list below the staff's API answers, and how the last change of it went. */
export function useProgramList<Answer>(path: string, schema: z.ZodType<Answer>) {
  const texts = useProgramMessages()
  const [list, setList] = useState<Answer | 'failed' | null>(null)
  const [said, setSaid] = useState({ done: '', problem: '' })

  const read = useCallback(async () => {
    const response = await askStaff(path, schema)
    setList(response.outcome === 'answered' ? response.answer : 'failed')
  }, [path, schema])
  useEffect(() => void read(), [read])

  /** Returns the answer, or why it was refused, for the form that asked. */
  async function send<Sent>(call: Call, answer: z.ZodType<Sent>, done = ''): Promise<Sent | Refused> {
    const response = await askStaff(call.path, answer, jsonRequest(call))
    const isRefused = response.outcome === 'refused'
    setSaid({ done: isRefused ? '' : done, problem: isRefused ? problemOf(texts, response) : '' })
    await read()
    return isRefused ? response : response.answer
  }

  return { list, said, read, send, change: (call: Call, done: string) => send(call, z.unknown(), done) }
}

export type Sending = Pick<ReturnType<typeof useProgramList>, 'send' | 'change'>

export function isRefused(answer: unknown): answer is Refused {
  return isFields(answer) && answer.outcome === 'refused'
}

function problemOf(texts: ProgramMessages, { status, code, body }: Refused): string {
  const error = isFields(body) && isFields(body.error) ? body.error : {}
  const fields = isFields(error.fields) ? Object.keys(error.fields) : []
  if (fields.includes('Url')) return texts.problem_url
  if (fields.includes('EndsAt')) return texts.problem_end
  if (status === 422) return texts.problem_missing
  if (code.startsWith('too_many_')) return texts.problem_too_many
  return status === 404 ? texts.problem_gone : texts.problem_other
}

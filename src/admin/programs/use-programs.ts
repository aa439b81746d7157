import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useNotify } from 'react-admin'
import type { z } from 'zod'
import type { AskFresh } from '#admin/account/password-again.tsx'
import { askStaff, jsonRequest, type Refused } from '#admin/api/call-admin-api.ts'
import { keyOf } from '#admin/api/use-staff-query.ts'
import { isFields } from '#admin/records/admin-api.ts'
import german from '#messages/staff-programs.de.json' with { type: 'json' }
import english from '#messages/staff-programs.en.json' with { type: 'json' }

export type ProgramMessages = typeof german

export function useProgramMessages(): ProgramMessages {
  return useLocale() === 'de' ? german : english
}

const LIST_KEY = keyOf('/list').length

type Call = { method: 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown }

/** Makes a change by `ask`, says how it went and reads its list again; the form that asked goes on with the answer. */
export function useSend(ask: AskFresh = (call) => call()) {
  const texts = useProgramMessages()
  const notify = useNotify()
  const queries = useQueryClient()
  const sayError = (sentence: string) => notify(sentence, { type: 'error' })
  return async <Answer>(
    call: Call,
    answer: z.ZodType<Answer>,
    done = '',
    say = sayError,
  ): Promise<Answer | 'refused'> => {
    const response = await ask(() => askStaff(call.path, answer, jsonRequest(call)))
    if (response.outcome === 'refused') say(problemOf(texts, response))
    else if (done) notify(done, { type: 'success' })
    await queries.invalidateQueries({ queryKey: keyOf(call.path).slice(0, LIST_KEY) })
    return response.outcome === 'refused' ? 'refused' : response.answer
  }
}

function problemOf(texts: ProgramMessages, { status, code, body }: Refused): string {
  const error = isFields(body) && isFields(body.error) ? body.error : {}
  const fields = isFields(error.fields) ? error.fields : {}
  if ('Url' in fields) return texts.problem_url
  if ('EndsAt' in fields) return texts.problem_end
  if (status === 422) return texts.problem_missing
  if (code === 'sign_in_again') return texts.problem_sign_in_again
  if (code.startsWith('too_many_')) return texts.problem_too_many
  return status === 404 ? texts.problem_gone : texts.problem_other
}

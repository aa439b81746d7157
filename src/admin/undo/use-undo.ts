import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'
import { z } from 'zod'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'

/** Why the server does not undo; each has a sentence. */
const REASONS = ['changed', 'gone', 'taken', 'linked', 'invalid']

/** Undoes an action and says so. `changed` when somebody has changed it since, which is left to the caller to ask about. */
export function useUndo(done: string): (actionId: string, evenIfChanged: boolean) => Promise<Outcome> {
  const notify = useNotify()
  const refresh = useRefresh()
  const queryClient = useQueryClient()
  return async (actionId, evenIfChanged) => {
    const request = jsonRequest({ method: 'POST', body: { EvenIfChanged: evenIfChanged } })
    const response = await askStaff(`/actions/${encodeURIComponent(actionId)}/undo`, z.unknown(), request)
    if (response.outcome === 'answered') {
      // A list that is on its way for the first time has what was before, and would not be asked for again.
      await queryClient.cancelQueries()
      refresh()
      notify(done, { type: 'success' })
      return 'undone'
    }
    if (response.code === 'changed' && !evenIfChanged) return 'changed'
    notify(messageOf(response), { type: 'error' })
    return 'refused'
  }
}

type Outcome = 'undone' | 'changed' | 'refused'

function messageOf({ status, code, sentence }: { status: number; code: string; sentence: string }): string {
  if (status === 404) return 'undo.over'
  return REASONS.includes(code) ? `undo.${code}` : sentence
}

import { useCallback, useEffect, useState } from 'react'
import type { z } from 'zod'
import { sentenceFor, useAccountMessages } from '#admin/account/account-messages.ts'
import { Anything, type AuthResponse, callAuth } from '#admin/account/call-auth.ts'

/** A list that the auth service stores for this account, and the result of the last action on it. */
export function useAuthData<Item>(path: string, items: z.ZodType<Item[]>) {
  const texts = useAccountMessages()
  const [entries, setEntries] = useState<Item[]>([])
  const [said, setSaid] = useState({ done: '', problem: '' })

  const reload = useCallback(async () => {
    const response = await callAuth(path, { schema: items })
    if (response.outcome === 'done') setEntries(response.value)
  }, [path, items])

  useEffect(() => void reload(), [reload])

  async function report(response: AuthResponse<unknown>, sentence: string): Promise<void> {
    const isDone = response.outcome === 'done'
    setSaid(isDone ? { done: sentence, problem: '' } : { done: '', problem: sentenceFor(texts, response) })
    await reload()
  }

  async function change(action: string, body: Record<string, unknown>, sentence: string): Promise<void> {
    await report(await callAuth(action, { schema: Anything, body }), sentence)
  }

  return { entries, ...said, report, change }
}

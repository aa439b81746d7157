import { useCallback, useEffect, useState } from 'react'
import type { z } from 'zod'
import { sentenceFor, useAccountWords } from '#admin/account/account-messages.ts'
import { Anything, askDoor, type DoorAnswer } from '#admin/account/call-auth.ts'

/** A list that the auth service stores for this account, and the result of the last action on it. */
export function useKept<Item>(path: string, items: z.ZodType<Item[]>) {
  const words = useAccountWords()
  const [kept, setKept] = useState<Item[]>([])
  const [said, setSaid] = useState({ done: '', problem: '' })

  const reload = useCallback(async () => {
    const answer = await askDoor(path, { answer: items })
    if (answer.outcome === 'done') setKept(answer.value)
  }, [path, items])

  useEffect(() => void reload(), [reload])

  async function tell(answer: DoorAnswer<unknown>, sentence: string): Promise<void> {
    const isDone = answer.outcome === 'done'
    setSaid(isDone ? { done: sentence, problem: '' } : { done: '', problem: sentenceFor(words, answer) })
    await reload()
  }

  async function change(deed: string, body: Record<string, unknown>, sentence: string): Promise<void> {
    await tell(await askDoor(deed, { answer: Anything, body }), sentence)
  }

  return { kept, ...said, tell, change }
}

import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { askStaff } from '#admin/api/call-admin-api.ts'

const PairedImage = z.object({
  Id: z.number(),
  TitleDe: z.string(),
  TitleEn: z.string(),
  ArtistId: z.number(),
  ArtistName: z.string(),
  Hidden: z.boolean(),
  Thumb: z.string(),
})
export type PairedImage = z.infer<typeof PairedImage>

const Pair = z.object({ One: PairedImage, Other: PairedImage, Mirrored: z.boolean() })
export type Pair = z.infer<typeof Pair>

const Found = z.object({
  State: z.literal('done'),
  Images: z.number(),
  FoundAt: z.string(),
  data: z.array(Pair),
})
const Running = z.object({
  State: z.literal('running'),
  Stage: z.enum(['finding', 'comparing']),
  Done: z.number(),
  All: z.number(),
})
const Other = z.object({ State: z.enum(['none', 'failed']) })
const State = z.discriminatedUnion('State', [Found, Running, Other])
export type DuplicatesState = z.infer<typeof State> | { State: 'loading' | 'unreachable' }

const PATH = '/duplicates'
const POLL_EVERY_MS = 1_000

export function useDuplicates() {
  const [state, setState] = useState<DuplicatesState>({ State: 'loading' })
  /** Each reading adds one, which plans the next reading while a search runs. */
  const [readings, setReadings] = useState(0)

  const read = useCallback(async () => {
    const response = await askStaff(PATH, State)
    setState(response.outcome === 'answered' ? response.answer : { State: 'unreachable' })
    setReadings((count) => count + 1)
  }, [])

  useEffect(() => void read(), [read])
  useEffect(() => {
    if (readings === 0 || state.State !== 'running') return
    const timer = setTimeout(read, POLL_EVERY_MS)
    return () => clearTimeout(timer)
  }, [state, readings, read])

  async function begin(): Promise<void> {
    await askStaff(PATH, z.unknown(), { method: 'POST' })
    await read()
  }

  async function tellApart({ One, Other }: Pair, areTwo: boolean): Promise<boolean> {
    const path = `${PATH}/distinct/${One.Id}/${Other.Id}`
    const response = await askStaff(path, z.unknown(), { method: areTwo ? 'PUT' : 'DELETE' })
    return response.outcome === 'answered'
  }

  return { state, begin, read, tellApart }
}

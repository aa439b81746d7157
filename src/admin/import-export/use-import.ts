import { useEffect, useState } from 'react'
import { useStore } from 'react-admin'
import { z } from 'zod'
import { askStaff } from '#admin/api/call-admin-api.ts'
import { type ListName, listFileName } from '#domain/import-export/list-names.ts'
import { ImportReport } from './report-table.tsx'

const StartedImport = z.object({ Id: z.string() })
const ImportJob = z.object({
  Id: z.string(),
  State: z.enum(['running', 'done', 'failed', 'interrupted']),
  Check: z.boolean(),
  Handled: z.number(),
  Total: z.number(),
  CanBeUndone: z.boolean(),
  Report: ImportReport.nullable(),
})
type ImportJob = z.infer<typeof ImportJob>

const POLL_EVERY_MS = 1_000
const REFUSALS: Readonly<Record<number, string>> = { 409: 'busy', 413: 'too_large', 422: 'unknown_list' }

type NamedFile = { file: File; list: ListName }

export function useImport() {
  const [id, setId] = useStore<string | null>('importExport.import', null)
  const [job, setJob] = useState<ImportJob | null>(null)
  const [problem, setProblem] = useState('')

  useEffect(() => {
    if (!id) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const poll = async () => {
      const response = await askStaff(`/import/${id}`, ImportJob)
      if (isLeft) return
      if (response.outcome === 'answered') setJob(response.answer)
      // The server deletes imports after a week; other errors are retried.
      else if (response.status === 404) setId(null)
      const isOver =
        response.outcome === 'answered' ? response.answer.State !== 'running' : response.status === 404
      if (!isOver) timer = setTimeout(poll, POLL_EVERY_MS)
    }
    void poll()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [id, setId])

  async function begin(lists: readonly NamedFile[], isTrial: boolean): Promise<void> {
    setProblem('')
    setJob({
      Id: '',
      State: 'running',
      Check: isTrial,
      Handled: 0,
      Total: 0,
      CanBeUndone: false,
      Report: null,
    })
    const body = new FormData()
    for (const { file, list } of lists) body.append('lists', file, listFileName(list, file.name))
    const path = isTrial ? '/import?check=yes' : '/import'
    const response = await askStaff(path, StartedImport, { method: 'POST', body })
    if (response.outcome === 'answered') return setId(response.answer.Id)
    setJob(null)
    setProblem(REFUSALS[response.status] ?? 'failed')
  }

  return { job, problem, begin }
}

import { Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCreatePath, useRecordContext, useResourceContext, useStore, useTranslate } from 'react-admin'
import { Link, useNavigate } from 'react-router'
import { z } from 'zod'
import { askStaff } from '#admin/api/call-admin-api.ts'
import { isFields } from '#admin/records/admin-api.ts'
import { listQuery } from '#admin/records/data-provider.ts'

const Id = z.union([z.string(), z.number()]).nullable()
const Found = z.object({ Before: Id, After: Id, Place: z.number(), Total: z.number() })

/** Links to the records before and after this one, in the list as it was filtered and sorted last; keys do the same. */
export function Neighbours() {
  const translate = useTranslate()
  const found = useNeighbours()
  if (!found || found.Place === 0) return null
  const { Before, After, Place, Total } = found
  return (
    <>
      <Step to={Before} label="screens.previous_record" sign="←" />
      <Typography variant="caption" color="text.secondary" sx={{ alignSelf: 'center' }}>
        {translate('screens.place_in_list', { place: Place, total: Total })}
      </Typography>
      <Step to={After} label="screens.next_record" sign="→" />
    </>
  )
}

type StepProps = { to: string | number | null; label: string; sign: string }

function Step({ to, label, sign }: StepProps) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  if (to === null)
    return (
      <Button disabled aria-label={translate(label)} sx={NARROW}>
        {sign}
      </Button>
    )
  const address = createPath({ resource, id: to, type: 'edit' })
  return (
    <Button component={Link} to={address} aria-label={translate(label)} title={translate(label)} sx={NARROW}>
      {sign}
    </Button>
  )
}

const NARROW = { minWidth: 44, paddingInline: 1 }

function useNeighbours() {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  // react-admin keeps the last filter and order of a list under this key.
  const [listed] = useStore<unknown>(`${resource}.listParams`)
  const { data } = useQuery({
    queryKey: [resource, 'neighbours', record?.id, listed],
    queryFn: () => readNeighbours(resource, record?.id, listed),
    enabled: record !== undefined,
    staleTime: 0,
  })
  useNeighbourKeys(data)
  return data
}

/** Null when the list cannot be had: the page does without. */
async function readNeighbours(resource: string, id: unknown, listed: unknown) {
  const { sort, order, filter } = isFields(listed) ? listed : {}
  const query = listQuery({
    ...(sort ? { sort: { field: String(sort), order: String(order) } } : {}),
    filter: isFields(filter) ? filter : {},
  })
  const path = `/${resource}/${encodeURIComponent(String(id))}/neighbours?${query}`
  const response = await askStaff(path, Found)
  return response.outcome === 'answered' ? response.answer : null
}

function useNeighbourKeys(found: z.infer<typeof Found> | null | undefined): void {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const navigate = useNavigate()
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const to = { PageUp: found?.Before, PageDown: found?.After }[event.key]
      if (!event.altKey || to === undefined || to === null) return
      event.preventDefault()
      navigate(createPath({ resource, id: to, type: 'edit' }))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [found, resource, createPath, navigate])
}

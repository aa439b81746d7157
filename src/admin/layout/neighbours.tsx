import { Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import {
  type RaRecord,
  SaveButton,
  useCreatePath,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
  useStore,
  useTranslate,
} from 'react-admin'
import { Link, useNavigate } from 'react-router'
import { z } from 'zod'
import { useMayChange } from '#admin/account/current-role.ts'
import { askStaff } from '#admin/api/call-admin-api.ts'
import { isFields } from '#admin/records/admin-api.ts'
import { listQuery } from '#admin/records/data-provider.ts'
import { useDescription } from '#admin/records/described-records.ts'
import { copyOf } from '#platform/fields/lay-out.ts'

const Id = z.union([z.string(), z.number()]).nullable()
const Found = z.object({ Before: Id, After: Id, Place: z.number(), Total: z.number() })

/** Links to the records before and after this one, in the list as it was filtered and sorted last; keys do the same. */
export function Neighbours() {
  const translate = useTranslate()
  const found = useNeighbours()
  useNeighbourKeys(found)
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

type SaveAndNextProps = { icon: ReactNode; saved: (record: RaRecord) => void }

/** Saves, and opens the next record of the list; nothing after the last one. */
export function SaveAndNext({ saved, ...button }: SaveAndNextProps) {
  const next = useNeighbours()?.After ?? null
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const navigate = useNavigate()
  function onSuccess(record: RaRecord): void {
    saved(record)
    if (next !== null) navigate(createPath({ resource, id: next, type: 'edit' }))
  }
  return (
    next !== null && (
      <SaveButton
        type="button"
        variant="outlined"
        label="screens.save_and_next"
        mutationOptions={{ onSuccess }}
        {...button}
      />
    )
  )
}

/** Opens the form of a new draft with the values of this record. */
export function DuplicateButton() {
  const record = useRecordContext()
  const description = useDescription()
  const translate = useTranslate()
  const { hasCreate } = useResourceDefinition()
  const mayChange = useMayChange()
  if (!record || !hasCreate || !mayChange || !description?.fields.Hidden) return null
  const copy = copyOf(description, record, (name) => translate('screens.copy_of', { name }))
  return (
    <Button component={Link} to={`/${description.name}/create`} state={{ record: copy }}>
      {translate('screens.duplicate')}
    </Button>
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

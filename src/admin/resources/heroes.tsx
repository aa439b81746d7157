import { Box, Typography } from '@mui/material'
import { type ReactNode, useRef, useState } from 'react'
import {
  DataTable,
  type RaRecord,
  useListContext,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useMayChange } from '#admin/account/current-role.ts'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { formPages } from '#admin/parts/form-pages.tsx'
import { ListPage, scheduleFilters } from '#admin/parts/list-page.tsx'
import { RecordCol, stateCol, WIDE_ONLY } from '#admin/parts/record-col.tsx'
import { RecordForm } from '#admin/parts/record-form.tsx'
import { Sortable, Sorting } from '#admin/parts/sorting.tsx'
import { SeeOnSite } from '#admin/parts/state-badge.tsx'
import { Picture, Thumb } from '#admin/parts/thumb.tsx'
import { useNotifyUndoable } from '#admin/undo/use-notify-undoable.tsx'
import { MOST_SORTED_HEROES } from '#domain/editorial/records.ts'
import { staffPictureAddress } from '#domain/imaging/imaging-model.ts'
import { paths } from '#site/paths.ts'

function HeroList() {
  return (
    <ListPage sort={VISITORS_ORDER} perPage={MOST_SORTED_HEROES} filters={scheduleFilters}>
      <SortedHeroes />
    </ListPage>
  )
}

const VISITORS_ORDER = { field: 'Position', order: 'DESC' } as const
const THUMB_HEIGHT_PX = 56

/** Only the whole list can be sorted, and only in the order of visitors. */
function SortedHeroes() {
  const translate = useTranslate()
  const mayChange = useMayChange()
  const list = useListContext()
  const { order, change } = useHeroOrder(list)
  const { sort, filterValues, total = 0 } = list
  const isWhole = Object.keys(filterValues).length === 0 && total === order.length
  const isSorted = sort.field === VISITORS_ORDER.field && sort.order === VISITORS_ORDER.order
  if (!mayChange || !isWhole || !isSorted || total < 2) return <HeroTable thumb={<Thumb shape={WIDE} />} />
  const items = order.map(({ Id, Title, Thumb: thumb }) => ({
    ...{ id: Number(Id), title: String(Title), thumb: thumb ?? null, shape: WIDE },
  }))
  return (
    <Sorting items={items} change={change}>
      <Typography variant="body2" color="text.secondary" sx={{ padding: 2 }}>
        {translate('sorting.hint')}
      </Typography>
      <HeroTable thumb={<Handle />} data={order} />
    </Sorting>
  )
}

const WIDE = '2 / 1'

function Handle() {
  return <Sortable id={Number(useRecordContext()?.Id)} height={THUMB_HEIGHT_PX} />
}

/** The heroes as they were just sorted, also while that is being saved; what follows is saved after it. */
function useHeroOrder({ data = [], refetch }: ReturnType<typeof useListContext>) {
  const notify = useNotify()
  const notifyUndoable = useNotifyUndoable()
  const [wanted, setWanted] = useState<number[] | null>(null)
  const saved = useRef(Promise.resolve())
  const byId = new Map(data.map((hero) => [Number(hero.Id), hero]))
  const order = wanted?.flatMap((id) => byId.get(id) ?? []) ?? data
  async function save(ids: number[], former: number[]): Promise<void> {
    const request = jsonRequest({ method: 'POST', body: { Order: ids, Former: former } })
    const response = await askStaff('/heroes/order', z.unknown(), request)
    if (response.outcome === 'answered') notifyUndoable('heroes.order_saved')
    else notify(response.status === 409 ? 'heroes.order_stale' : response.sentence, { type: 'error' })
    await refetch()
    setWanted((current) => (current === ids ? null : current))
  }
  function change(ids: number[]): void {
    const former = order.map(({ Id }) => Number(Id))
    setWanted(ids)
    saved.current = saved.current.then(() => save(ids, former))
  }
  return { order, change }
}

function HeroTable({ thumb, data }: { thumb: ReactNode; data?: RaRecord[] }) {
  return (
    <DataTable bulkActionButtons={false} {...(data ? { data } : {})}>
      <DataTable.Col source="Thumb" disableSort>
        {thumb}
      </DataTable.Col>
      <DataTable.Col source="PhonePictureId" disableSort sx={WIDE_ONLY}>
        <Thumb source="PhoneThumb" shape="4 / 5" />
      </DataTable.Col>
      <RecordCol source="Title" />
      <DataTable.Col source="Link" sx={WIDE_ONLY} />
      {stateCol}
    </DataTable>
  )
}

function HeroPreview() {
  const isNew = useRecordContext()?.id === undefined
  const [picture, phonePicture, title, caption] = useWatch({
    name: ['ImageId', 'PhonePictureId', 'Title', 'Caption'],
  })
  if (isNew) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, width: '100%', marginBottom: 2 }}>
      <Shape name="heroes.wide" picture={picture} shape="2 / 1" width={560} title={title} caption={caption} />
      <Shape
        name="heroes.phone"
        picture={phonePicture ?? picture}
        shape="4 / 5"
        width={224}
        title={title}
        caption={caption}
      />
    </Box>
  )
}

type ShapeProps = {
  name: string
  picture: unknown
  shape: string
  width: number
  title: unknown
  caption: unknown
}

/** In pixels of the variant: enough for the wide shape of 560 on a sharp screen. */
const SHAPE_WIDTH = 960

function Shape({ name, picture, shape, width, title, caption }: ShapeProps) {
  const translate = useTranslate()
  const address = typeof picture === 'number' ? staffPictureAddress(picture, SHAPE_WIDTH) : null
  return (
    <Box component="figure" sx={{ margin: 0, width, maxWidth: '100%', '& img, & > div': { width: '100%' } }}>
      <Picture address={address} alt={translate(name)} shape={shape} />
      <Box component="figcaption" sx={{ marginTop: 0.5 }}>
        <strong>{String(title ?? '')}</strong>
        <Typography variant="body2" color="text.secondary">
          {String(caption ?? '')}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {translate(name)}
        </Typography>
      </Box>
    </Box>
  )
}

const form = (
  <>
    <HeroPreview />
    <RecordForm inputs={{ Position: null }} />
  </>
)

export const heroes = {
  list: HeroList,
  ...formPages({
    form,
    actions: <SeeOnSite at={(language) => paths.home(language)} />,
  }),
}

import { Box, Typography } from '@mui/material'
import { DataTable, useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { formPages } from '#admin/parts/form-pages.tsx'
import { ListPage, scheduleFilters } from '#admin/parts/list-page.tsx'
import { RecordCol, stateCol, WIDE_ONLY } from '#admin/parts/record-col.tsx'
import { RecordForm } from '#admin/parts/record-form.tsx'
import { SeeOnSite } from '#admin/parts/state-badge.tsx'
import { Picture, Thumb } from '#admin/parts/thumb.tsx'
import { staffPictureAddress } from '#domain/imaging/imaging-model.ts'
import { paths } from '#site/paths.ts'

function HeroList() {
  return (
    <ListPage sort={{ field: 'Position', order: 'DESC' }} filters={scheduleFilters}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="Thumb" disableSort>
          <Thumb shape="2 / 1" />
        </DataTable.Col>
        <DataTable.Col source="PhonePictureId" disableSort sx={WIDE_ONLY}>
          <Thumb source="PhoneThumb" shape="4 / 5" />
        </DataTable.Col>
        <RecordCol source="Title" />
        <DataTable.Col source="Link" sx={WIDE_ONLY} />
        <DataTable.NumberCol source="Position" />
        {stateCol}
      </DataTable>
    </ListPage>
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
    <RecordForm />
  </>
)

export const heroes = {
  list: HeroList,
  ...formPages({
    form,
    actions: <SeeOnSite at={(language) => paths.home(language)} />,
  }),
}

import { Box, Link } from '@mui/material'
import { DataTable, useRecordContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { EditPage } from '#admin/parts/form-pages.tsx'
import { ListPage } from '#admin/parts/list-page.tsx'
import { LastDayField, MomentField } from '#admin/parts/moments.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'
import { Picture } from '#admin/parts/thumb.tsx'
import { staffPictureAddress } from '#domain/imaging/imaging-model.ts'
import { paths } from '#site/paths.ts'

function CollectionList() {
  return (
    <ListPage sort={{ field: 'SavedAt', order: 'DESC' }}>
      <DataTable bulkActionButtons={false}>
        <RecordCol source="SavedAt">
          <MomentField source="SavedAt" />
        </RecordCol>
        <DataTable.Col source="ExpiresAt">
          <LastDayField source="ExpiresAt" />
        </DataTable.Col>
        <DataTable.NumberCol source="Count" disableSort />
        <DataTable.Col source="Language" />
      </DataTable>
    </ListPage>
  )
}

function CollectionImages() {
  const record = useRecordContext()
  const translate = useTranslate()
  if (!record) return null
  const images: number[] = record.Images ?? []
  return (
    <>
      <Link
        href={paths.sharedCollection(record.Language === 'en' ? 'en' : 'de', String(record.Id))}
        target="_blank"
      >
        {translate('collections.open')}
      </Link>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', padding: 0, marginTop: 2 }}
      >
        {images.map((id) => (
          <li key={id}>
            <RouterLink to={`/images/${id}`}>
              <Picture
                address={staffPictureAddress(id, 320)}
                alt={translate('collections.image', { id })}
                height={120}
              />
            </RouterLink>
          </li>
        ))}
      </Box>
    </>
  )
}

export const collections = {
  list: CollectionList,
  edit: () => (
    <EditPage canSave={false} deleteWarning="collections.delete_warning">
      <CollectionImages />
    </EditPage>
  ),
}

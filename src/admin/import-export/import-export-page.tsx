import { Box, Button, Link, Typography } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { useMay } from '#admin/account/current-role.ts'
import { LIST_NAMES } from '#domain/import-export/list-names.ts'
import { STAFF_API } from '#site/paths/admin-api-path.ts'
import { ImportLists } from './import-lists.tsx'

/** Import and export of lists. */
export function ImportExportPage() {
  const translate = useTranslate()
  const mayImport = useMay('editor')
  return (
    <Box sx={{ display: 'grid', gap: 4, paddingBlock: 3 }}>
      <Title title="importExport.title" />
      {mayImport && <ImportLists />}
      <section>
        <Typography variant="h2">{translate('importExport.templates')}</Typography>
        <Typography>{translate('importExport.templates_hint')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {LIST_NAMES.map((name) => (
            <Link key={name} href={`${STAFF_API}/templates/${name}.csv`} download>
              {name}.csv
            </Link>
          ))}
        </Box>
      </section>
      <section>
        <Typography variant="h2">{translate('importExport.export')}</Typography>
        <Typography>{translate('importExport.export_hint')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
          <Button variant="outlined" href={`${STAFF_API}/export`} download>
            {translate('importExport.download')}
          </Button>
          <Button variant="outlined" href={`${STAFF_API}/export?originals=no`} download>
            {translate('importExport.download_lists')}
          </Button>
        </Box>
      </section>
    </Box>
  )
}

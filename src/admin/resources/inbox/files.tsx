import { Alert, Box, Link } from '@mui/material'
import { useLocale, useRecordContext, useTranslate } from 'react-admin'
import { sizeText } from '#admin/parts/inputs/when.ts'
import { Section } from '#admin/parts/section.tsx'
import { isFields } from '#admin/records/admin-api.ts'
import { STAFF_API } from '#platform/records/admin-api-path.ts'

/** The files that came with it, to be downloaded, and the names of those that came damaged. */
export function Files() {
  const record = useRecordContext()
  const translate = useTranslate()
  const language = useLocale()
  const files: unknown[] = Array.isArray(record?.Files) ? record.Files : []
  const broken: unknown[] = Array.isArray(record?.BrokenFiles) ? record.BrokenFiles : []
  return (
    <Section title="inbox.files">
      {files.length + broken.length === 0 && translate('inbox.no_files')}
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {files.filter(isFields).map((file) => (
          <li key={String(file.Position)}>
            <Link
              href={`${STAFF_API}/enquiries/${encodeURIComponent(String(record?.Id))}/files/${file.Position}`}
              download
            >
              {translate('inbox.download', {
                name: file.Name,
                size: sizeText(Number(file.Bytes), language),
              })}
            </Link>
          </li>
        ))}
      </Box>
      {broken.length > 0 && (
        <Alert severity="warning" sx={{ marginTop: 1, overflowWrap: 'anywhere' }}>
          {broken.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes.
            <div key={at}>{translate('inbox.broken_file', { name: String(name) })}</div>
          ))}
        </Alert>
      )}
    </Section>
  )
}

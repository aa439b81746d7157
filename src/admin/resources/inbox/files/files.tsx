import { Alert } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { Section } from '#admin/parts/section.tsx'
import { isFields } from '#admin/records/admin-api.ts'
import { FileGrid } from './file-grid.tsx'
import { isPicture, type SentFile, toSentFile } from './sent-file.ts'

const FileZoom = lazy(() => import('./file-zoom.tsx').then((part) => ({ default: part.FileZoom })))

/** The files that came with it: pictures to look at, all to download, and the names of those that came damaged. */
export function Files() {
  const record = useRecordContext()
  const translate = useTranslate()
  const isApplication = useResourceContext() === 'applications'
  const [zoomed, setZoomed] = useState<SentFile | null>(null)
  const given: unknown[] = Array.isArray(record?.Files) ? record.Files : []
  const broken: unknown[] = Array.isArray(record?.BrokenFiles) ? record.BrokenFiles : []
  const files = given.filter(isFields).map((file) => toSentFile(String(record?.Id), file))
  if (files.length + broken.length === 0) return null
  return (
    <Section title={isApplication ? 'inbox.samples' : 'inbox.files'}>
      <FileGrid files={files} isLarge={isApplication} onZoom={setZoomed} />
      {zoomed && (
        <Suspense>
          <FileZoom files={files.filter(isPicture)} first={zoomed} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
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

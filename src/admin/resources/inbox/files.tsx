import { Alert, Box, ButtonBase, Link } from '@mui/material'
import { Suspense, useState } from 'react'
import { useLocale, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { lazyPart } from '#admin/parts/lazy.tsx'
import { Section } from '#admin/parts/section.tsx'
import { isFields } from '#admin/records/admin-api.ts'
import { COLOURS } from '#admin/theme.ts'
import { isPicture, previewOf, type SentFile, toSentFile } from '#domain/enquiries/sent-file.ts'
import { sizeInWords } from '#platform/i18n/size-in-words.ts'

const FileZoom = lazyPart(() => import('./file-zoom.tsx'), 'FileZoom')

export function Files() {
  const record = useRecordContext()
  const translate = useTranslate()
  const isApplication = useResourceContext() === 'applications'
  const [zoomed, setZoomed] = useState<SentFile | null>(null)
  const intact: unknown[] = Array.isArray(record?.Files) ? record.Files : []
  const broken: unknown[] = Array.isArray(record?.BrokenFiles) ? record.BrokenFiles : []
  const files = intact.filter(isFields).map((file) => toSentFile(String(record?.Id), file))
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

type FileGridProps = {
  files: readonly SentFile[]
  isLarge: boolean
  onZoom: (file: SentFile) => void
}

function FileGrid({ files, isLarge, onZoom }: FileGridProps) {
  const translate = useTranslate()
  const language = useLocale()
  return (
    <Box component="ul" sx={gridOf(isLarge)}>
      {files.map((file) => (
        <Box key={file.position} component="li" sx={{ minWidth: 0 }}>
          <Preview file={file} onZoom={onZoom} />
          <Link href={file.address} download sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
            {translate('inbox.download', { name: file.name, size: sizeInWords(file.bytes, language) })}
          </Link>
        </Box>
      ))}
    </Box>
  )
}

function Preview({ file, onZoom }: { file: SentFile; onZoom: (file: SentFile) => void }) {
  const translate = useTranslate()
  const [isMissing, setMissing] = useState(false)
  if (!isPicture(file) || isMissing)
    return (
      <Box aria-hidden sx={KIND}>
        {(file.name.split('.').at(-1) ?? '').toUpperCase()}
      </Box>
    )
  return (
    <ButtonBase
      aria-label={translate('inbox.enlarge', { name: file.name })}
      onClick={() => onZoom(file)}
      sx={{ width: '100%', marginBottom: 0.5 }}
    >
      <Box
        component="img"
        src={previewOf(file, 480)}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setMissing(true)}
        sx={PICTURE}
      />
    </ButtonBase>
  )
}

function gridOf(isLarge: boolean) {
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    display: 'grid',
    gap: 2,
    gridTemplateColumns: `repeat(auto-fill, minmax(${isLarge ? 180 : 140}px, 1fr))`,
  }
}

const PICTURE = {
  width: '100%',
  aspectRatio: '1',
  objectFit: 'contain',
  backgroundColor: COLOURS.sheet,
  display: 'block',
}
const KIND = {
  ...PICTURE,
  display: 'grid',
  placeItems: 'center',
  marginBottom: 0.5,
  fontSize: '1.25rem',
  color: COLOURS.quietInk,
}

import { Box, ButtonBase, Link } from '@mui/material'
import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { COLOURS } from '#admin/theme/theme-colours.ts'
import { sizeInWords } from '#platform/i18n/size-in-words.ts'
import { isPicture, previewOf, type SentFile } from './sent-file.ts'

type FileGridProps = {
  files: readonly SentFile[]
  /** Work samples are there to be looked at. */
  isLarge: boolean
  onZoom: (file: SentFile) => void
}

/** Each file with its picture, or the kind of file it is, and its name, which downloads it. */
export function FileGrid({ files, isLarge, onZoom }: FileGridProps) {
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

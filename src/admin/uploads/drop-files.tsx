import { Box, Button, Typography } from '@mui/material'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { readDropped } from './read-dropped.ts'

type Props = { disabled: boolean; onFiles: (files: readonly File[]) => void }

/** Files and folders are dropped here, or chosen with the button. */
export function DropFiles({ disabled, onFiles }: Props) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    if (!disabled) void readDropped(event.dataTransfer).then(onFiles)
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        padding: 4,
        textAlign: 'center',
      }}
    >
      <Typography sx={{ marginBottom: 2 }}>
        {translate(disabled ? 'uploads.choose_artist_first' : 'uploads.drop_here')}
      </Typography>
      <Button variant="contained" disabled={disabled} onClick={() => input.current?.click()}>
        {translate('uploads.choose_files')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/*,.heic,.heif"
        aria-label={translate('uploads.choose_files')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </Box>
  )
}

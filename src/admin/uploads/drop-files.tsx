import { Box, Button, Typography } from '@mui/material'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { readDropped } from '#platform/browser/read-dropped.ts'

type Props = {
  disabled: boolean
  onFiles: (files: readonly File[]) => void
  accept?: string
  hint?: string
  label?: string
}

export function DropFiles({ disabled, onFiles, ...given }: Props) {
  const translate = useTranslate()
  const { accept = 'image/*,.heic,.heif', hint = 'uploads.drop_here', label = 'uploads.choose_files' } = given
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
        {translate(disabled ? 'uploads.choose_artist_first' : hint)}
      </Typography>
      <Button variant="contained" disabled={disabled} onClick={() => input.current?.click()}>
        {translate(label)}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={translate(label)}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </Box>
  )
}

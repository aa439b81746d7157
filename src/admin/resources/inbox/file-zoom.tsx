import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { previewOf, type SentFile } from '#domain/enquiries/sent-file.ts'

type FileZoomProps = { files: readonly SentFile[]; first: SentFile; onClose: () => void }

export function FileZoom({ files, first, onClose }: FileZoomProps) {
  const translate = useTranslate()
  const title = useId()
  const [at, setAt] = useState(() => files.findIndex(({ position }) => position === first.position))
  const file = files[at]
  if (!file) return null
  const go = (to: number) => setAt((to + files.length) % files.length)
  function goByKey({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') go(at - 1)
    if (key === 'ArrowRight') go(at + 1)
  }
  return (
    <Dialog open fullScreen onClose={onClose} onKeyDown={goByKey} aria-labelledby={title}>
      <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
        {file.name}
        <Box component="span" role="status" sx={{ display: 'block', fontSize: '0.875rem' }}>
          {translate('inbox.zoom_place', { at: at + 1, all: files.length })}
        </Box>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', placeItems: 'center', minHeight: 0, overflow: 'hidden' }}>
        <Box
          key={file.position}
          component="img"
          src={previewOf(file, 1600)}
          alt={file.name}
          sx={{ maxWidth: '100%', maxHeight: '100%', minHeight: 0, objectFit: 'contain' }}
        />
      </DialogContent>
      <DialogActions>
        {files.length > 1 && (
          <>
            <Button onClick={() => go(at - 1)}>{translate('inbox.zoom_previous')}</Button>
            <Button onClick={() => go(at + 1)}>{translate('inbox.zoom_next')}</Button>
          </>
        )}
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

import { Box, ButtonBase, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'react-admin'
import { Picture } from '#admin/parts/thumb.tsx'
import { take } from './send-picture.ts'
import { listUploads } from './upload-list.ts'

/** Uploads that are not works and have not been used yet. */
export function WaitingPictures({ taken }: { taken: (id: number) => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { data } = useQuery({ queryKey: ['uploads'], queryFn: listUploads })
  const waiting = (data ?? []).filter(({ State }) => State === 'ready')
  if (waiting.length === 0) return null
  async function use(uploadId: string): Promise<void> {
    const sent = await take(uploadId, { path: '/pictures' })
    if (sent.outcome === 'taken') taken(sent.id)
    else notify(sent.sentence, { type: 'error' })
  }
  return (
    <>
      <Typography variant="h3">{translate('uploads.waiting')}</Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', padding: 0 }}>
        {waiting.map(({ Id, Name, Thumb }) => (
          <li key={Id}>
            <ButtonBase
              aria-label={translate('screens.take_picture', { title: Name })}
              onClick={() => void use(Id)}
            >
              <Picture address={Thumb} alt="" height={96} />
            </ButtonBase>
          </li>
        ))}
      </Box>
    </>
  )
}

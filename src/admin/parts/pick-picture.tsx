import { Box, Button, ButtonBase, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useGetList, useNotify, useTranslate } from 'react-admin'
import { Picture } from '#admin/parts/thumb.tsx'
import { take } from '#admin/uploads/send-picture.ts'
import { SendPictureButton } from '#admin/uploads/send-picture-button.tsx'
import { listUploads } from '#admin/uploads/upload-list.ts'
import { Modal } from './modal.tsx'

type PickPictureProps = {
  pick: (id: number) => void
  close: () => void
  isWork?: boolean
}

const SHOWN = 24

/** A new file, one of the agency's images, or by number a picture that is not a work. */
export function PickPicture({ pick, close, isWork = false }: PickPictureProps) {
  const translate = useTranslate()
  const [query, setQuery] = useState('')
  return (
    <Modal
      title={translate('screens.pick_picture')}
      width="md"
      close={close}
      actions={<Button onClick={close}>{translate('screens.cancel')}</Button>}
    >
      {!isWork && (
        <>
          <SendPictureButton label="uploads.from_here" call={{ path: '/pictures' }} taken={pick} />
          <WaitingPictures taken={pick} />
        </>
      )}
      <TextField
        label={translate('screens.search_images')}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Found query={useDeferredValue(query)} pick={pick} />
      {!isWork && <ByNumber pick={pick} />}
    </Modal>
  )
}

function Found({ query, pick }: { query: string; pick: (id: number) => void }) {
  const translate = useTranslate()
  const { data = [], isPending } = useGetList('images', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'AddedAt', order: 'DESC' },
    filter: { q: query },
  })
  if (!isPending && data.length === 0) return <p role="status">{translate('screens.no_pictures_found')}</p>
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', padding: 0 }}>
      {data.map((image) => (
        <li key={image.id}>
          <ButtonBase
            aria-label={translate('screens.take_picture', { title: image.TitleDe })}
            onClick={() => pick(Number(image.Id))}
          >
            <Picture address={image.Thumb} alt="" height={96} />
          </ButtonBase>
        </li>
      ))}
    </Box>
  )
}

function ByNumber({ pick }: { pick: (id: number) => void }) {
  const translate = useTranslate()
  const [number, setNumber] = useState('')
  const id = /^[1-9]\d{0,9}$/.test(number) ? Number(number) : null
  return (
    <Box sx={{ display: 'flex', alignItems: 'end', gap: 1, maxWidth: 360 }}>
      <TextField
        label={translate('screens.picture_number')}
        value={number}
        onChange={(event) => setNumber(event.target.value.trim())}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button
        variant="outlined"
        disabled={id === null}
        onClick={() => id !== null && pick(id)}
        sx={{ marginBottom: '4px', flexShrink: 0 }}
      >
        {translate('screens.take_number')}
      </Button>
    </Box>
  )
}

function WaitingPictures({ taken }: { taken: (id: number) => void }) {
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

import { Box, Button, Link, Typography } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { Picture } from '#admin/parts/thumb.tsx'
import { keepUpload, type ListedUpload, removeUpload, sentenceOfRefusal } from './upload-list.ts'

type Props = { uploads: readonly ListedUpload[]; onChange: () => void }
type Decide = (work: (id: string) => Promise<string | null>, ids: readonly string[]) => void

const THUMBNAIL = { width: 160, height: 160, objectFit: 'contain', display: 'block' } as const

export function UploadRows({ uploads, onChange }: Props) {
  const translate = useTranslate()
  const decide = useDecide(onChange)
  if (uploads.length === 0) return null
  const sorted = uploads.toSorted((one, other) => weightOf(one) - weightOf(other))
  return (
    <Box component="section" aria-label={translate('uploads.arrived')}>
      <Typography variant="h2">{translate('uploads.arrived')}</Typography>
      <DecideAll
        ids={uploads.filter(({ State }) => State === 'duplicate').map(({ Id }) => Id)}
        decide={decide}
      />
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {sorted.map((upload) => (
          <Box component="li" key={upload.Id} sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 2 }}>
            <Row upload={upload} decide={decide} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function useDecide(onChange: () => void): Decide {
  const notify = useNotify()
  return (work, ids) => {
    void Promise.all(ids.map(work)).then((problems) => {
      const problem = problems.find((one) => one !== null)
      if (problem) notify(problem, { type: 'error' })
      onChange()
    })
  }
}

function DecideAll({ ids, decide }: { ids: readonly string[]; decide: Decide }) {
  const translate = useTranslate()
  if (ids.length < 2) return null
  const count = { smart_count: ids.length }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, paddingBlock: 2 }}>
      <Typography>{translate('uploads.duplicate_count', count)}</Typography>
      <Button variant="outlined" onClick={() => decide(keepUpload, ids)}>
        {translate('uploads.keep_all')}
      </Button>
      <Button onClick={() => decide(removeUpload, ids)}>{translate('uploads.drop_all')}</Button>
    </Box>
  )
}

function weightOf({ State }: ListedUpload): number {
  if (State === 'duplicate') return 0
  return State === 'refused' ? 1 : 2
}

function Row({ upload, decide }: { upload: ListedUpload; decide: Decide }) {
  const translate = useTranslate()
  const { Id, Name, State, Refusal, Duplicate, ImageId, Variants, Vectors, Thumb } = upload
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{Name}</Typography>
      {Thumb && !Duplicate && <Picture address={Thumb} alt="" height={96} />}
      <Typography>{translate(`uploads.state_${State}`)}</Typography>
      {Refusal && <Typography>{translate(sentenceOfRefusal(upload))}</Typography>}
      {Duplicate && <Twins upload={upload} duplicate={Duplicate} />}
      {ImageId !== null && (
        <Typography>
          <Link component={RouterLink} to={`/images/${ImageId}`}>
            {translate('uploads.open_image', { id: ImageId })}
          </Link>{' '}
          {translate(`uploads.variants_${Variants}`)} {translate(`uploads.vectors_${Vectors}`)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {State === 'duplicate' && (
          <Button variant="outlined" onClick={() => decide(keepUpload, [Id])}>
            {translate('uploads.keep')}
          </Button>
        )}
        {State !== 'checking' && (
          <Button onClick={() => decide(removeUpload, [Id])}>
            {translate(State === 'taken' ? 'uploads.clear' : 'uploads.drop')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

type TwinsProps = { upload: ListedUpload; duplicate: NonNullable<ListedUpload['Duplicate']> }

function Twins({ upload: { Thumb }, duplicate: { ImageId, How, Thumb: known } }: TwinsProps) {
  const translate = useTranslate()
  return (
    <>
      <Typography>{translate(`uploads.duplicate_${How}`, { id: ImageId })}</Typography>
      <Box sx={{ display: 'flex', gap: 2 }}>
        {Thumb && <Box component="img" src={Thumb} alt={translate('uploads.new_picture')} sx={THUMBNAIL} />}
        <RouterLink to={`/images/${ImageId}`}>
          <Box
            component="img"
            src={known}
            alt={translate('uploads.known_picture', { id: ImageId })}
            sx={THUMBNAIL}
          />
        </RouterLink>
      </Box>
    </>
  )
}

import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { Suspense, useId, useState } from 'react'
import {
  FieldTitle,
  required as isRequired,
  useInput,
  useResourceContext,
  useTranslate,
  ValidationError,
} from 'react-admin'
import { Picture } from '#admin/parts/thumb.tsx'
import { isNeeded, useDescription } from '#admin/records/described-records.ts'
import { staffPictureAddress } from '#domain/imaging/imaging-model.ts'
import { lazyPart } from './lazy.tsx'

const PickPicture = lazyPart(() => import('./pick-picture.tsx'), 'PickPicture')

type PictureInputProps = {
  source: string
  required?: boolean
}

/** The sentence of the field's description stands where no picture is chosen. */
export function PictureInput({ source, required: isSaid }: PictureInputProps) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const [choosing, setChoosing] = useState(false)
  const id = useId()
  const description = useDescription()
  const field = description?.fields[source] ?? null
  const shape = description?.pictures?.find((picture) => picture.field === source)?.shape
  const required = isSaid ?? isNeeded(field)
  const { field: input, fieldState } = useInput({ source, ...(required ? { validate: isRequired() } : {}) })
  const picked = typeof input.value === 'number' ? input.value : null
  const error = fieldState.error?.message
  return (
    <Box role="group" aria-labelledby={id} sx={{ width: '100%', marginBlock: 1 }}>
      <Typography
        id={id}
        component="span"
        sx={{ display: 'block', fontSize: '0.875rem', fontWeight: 500, marginBottom: 0.5 }}
      >
        <FieldTitle source={source} {...(resource ? { resource } : {})} isRequired={required} />
      </Typography>
      {picked === null ? (
        <Typography color="text.secondary">{translate(field?.hint ?? 'screens.nothing_picked')}</Typography>
      ) : (
        <Picture address={staffPictureAddress(picked, 640)} alt="" height={200} shape={shape} />
      )}
      <Button variant="outlined" sx={{ marginTop: 1 }} onClick={() => setChoosing(true)}>
        {translate(picked === null ? 'screens.pick_picture' : 'screens.pick_other_picture')}
      </Button>
      {!required && picked !== null && (
        <Button sx={{ marginTop: 1, marginLeft: 1 }} onClick={() => input.onChange(null)}>
          {translate('screens.unpick_picture')}
        </Button>
      )}
      {error && (
        <FormHelperText error>
          <ValidationError error={error} />
        </FormHelperText>
      )}
      {choosing && (
        <Suspense>
          <PickPicture
            close={() => setChoosing(false)}
            pick={(pictureId) => {
              input.onChange(pictureId)
              setChoosing(false)
            }}
          />
        </Suspense>
      )}
    </Box>
  )
}

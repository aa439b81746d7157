import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Title, useGetOne, useLocale, useTranslate } from 'react-admin'
import { Link, useParams } from 'react-router'
import { LoadFailed } from '#admin/records/load-failed.tsx'
import { FormSkeleton } from '#admin/records/skeletons.tsx'
import { COLOURS } from '#admin/theme.ts'
import {
  type Drafted,
  isDrafted,
  isNewRecord,
  PREVIEW_PERMALINKS,
} from '#domain/pending-changes/pending-changes-model.ts'
import type { Language } from '#platform/i18n/language.ts'
import { formPath, makeLink } from './draft-api.ts'
import { previewAddress } from './preview-address.ts'
import { PreviewLinks } from './preview-links.tsx'

/** A record as the whole page that visitors would see, wide and on a phone, before it is published. */
export function PreviewPage() {
  const { resource = '', id = '' } = useParams()
  return isDrafted(resource) && <Preview key={`${resource} ${id}`} name={{ resource, id }} />
}

const SHAPES = [
  { name: 'wide', width: 1440, height: 1000 },
  { name: 'phone', width: 390, height: 844 },
] as const

function Preview({ name }: { name: { resource: Drafted; id: string } }) {
  const translate = useTranslate()
  const locale = useLocale() === 'en' ? 'en' : 'de'
  const [language, setLanguage] = useState<Language>(locale)
  const isNew = isNewRecord(name.id)
  const { data, error, refetch } = useGetOne(name.resource, { id: name.id }, { enabled: !isNew })
  const record = isNew ? { id: name.id, ...PREVIEW_PERMALINKS } : data
  const { data: link, isPending } = useQuery({
    queryKey: ['preview', name],
    queryFn: () => makeLink(name, 'window'),
    // Each window that shows it has a link of its own.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [reloads, setReloads] = useState(0)
  if (error && !record) return <LoadFailed error={error} retry={() => void refetch()} />
  if (!record || isPending) return <FormSkeleton />
  if (!link) return <Alert severity="error">{translate('loading.failed')}</Alert>
  const address = previewAddress(name.resource, { language, record, secret: link.Secret })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, paddingBlock: 2 }}>
      <Title title="drafts.preview" />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button component={Link} to={formPath(name)} sx={{ marginRight: 'auto' }}>
          {translate('drafts.back')}
        </Button>
        {(['de', 'en'] as const).map((each) => (
          <Button
            key={each}
            variant={each === language ? 'contained' : 'outlined'}
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
          >
            {translate(`drafts.in_${each}`)}
          </Button>
        ))}
        <Button onClick={() => setReloads(reloads + 1)}>{translate('drafts.reload')}</Button>
      </Stack>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        {SHAPES.map((shape) => (
          <PreviewFrame
            key={`${shape.name} ${reloads}`}
            address={address}
            title={translate(`drafts.${shape.name}`)}
            {...shape}
          />
        ))}
      </Box>
      <PreviewLinks name={name} record={record} />
    </Box>
  )
}

type PreviewFrameProps = {
  address: string
  title: string
  /** The size of the window that the frame stands for, in pixels. */
  width: number
  height: number
}

/** Beside a wide window stands a phone, with a gap and borders; in a narrow window one stands below the other. */
const PHONE_BESIDE = 390 + 32
const LEAST_FOR_BOTH = 900

/** A page in a window of this size, made smaller where there is less room. */
function PreviewFrame({ address, title, width, height }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  useEffect(() => {
    const around = place.current?.parentElement
    if (!around) return
    const measure = () => {
      const isWide = width > PHONE_BESIDE && around.clientWidth >= LEAST_FOR_BOTH
      setRoom(Math.min(width, around.clientWidth - (isWide ? PHONE_BESIDE : 0)))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(around)
    measure()
    return () => observer.disconnect()
  }, [width])
  const scale = room / width
  return (
    <Box ref={place} component="figure" sx={{ margin: 0, width: room }}>
      <Typography component="figcaption" variant="caption" color="text.secondary">
        {title}
      </Typography>
      <Box sx={{ height: height * scale, overflow: 'hidden', border: `1px solid ${COLOURS.line}` }}>
        <Box
          component="iframe"
          src={address}
          title={title}
          referrerPolicy="no-referrer"
          style={{ width, height, transform: `scale(${scale})` }}
          sx={{ border: 0, transformOrigin: '0 0' }}
        />
      </Box>
    </Box>
  )
}

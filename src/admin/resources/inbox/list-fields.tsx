import { Box, Chip, type Theme, useMediaQuery } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { MomentField } from '#admin/parts/inputs/moment-field.tsx'
import { RecordLink } from '#admin/parts/record-col.tsx'
import { Picture } from '#admin/parts/thumb.tsx'
import { isFields } from '#admin/records/admin-api.ts'
import { COLOURS } from '#admin/theme/theme-colours.ts'
import { numberOf } from '#domain/enquiries/model.ts'

/** Who wrote, for which company, and from where. */
export function SenderField() {
  const record = useRecordContext()
  const { name, company, town } = typedIn(record)
  const details = [company, town, record?.Email].filter(Boolean)
  return (
    <>
      <RecordLink>{String(name ?? '')}</RecordLink>
      {details.map((detail) => (
        <Box key={String(detail)} sx={DETAIL}>
          {String(detail)}
        </Box>
      ))}
      <ExcerptField isIn="narrow" />
    </>
  )
}

/**
 * What it is called and begins with, the pictures that were chosen, and how many files came along: in a column of its own
 * in a wide window, below the sender in a narrow one.
 */
export function ExcerptField({ isIn }: { isIn: 'wide' | 'narrow' }) {
  const record = useRecordContext()
  const translate = useTranslate()
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  if (isWide !== (isIn === 'wide')) return null
  const { projectName, message, statement } = typedIn(record)
  const files = countOf(record?.Files) + countOf(record?.BrokenFiles)
  return (
    <>
      {Boolean(projectName) && <Box sx={{ fontWeight: 600 }}>{String(projectName)}</Box>}
      <Box lang={String(record?.Language)} sx={EXCERPT}>
        {String(message ?? statement ?? '')}
      </Box>
      <Thumbs />
      {files > 0 && <Box sx={DETAIL}>{translate('inbox.file_count', { smart_count: files })}</Box>}
      {!isWide && (
        <Box sx={DETAIL}>
          <MomentField source="ReceivedAt" />
        </Box>
      )}
    </>
  )
}

function Thumbs() {
  const record = useRecordContext()
  const translate = useTranslate()
  const thumbs: unknown[] = Array.isArray(record?.Thumbs) ? record.Thumbs : []
  const images = countOf(typedIn(record).images)
  if (images === 0) return null
  return (
    <Box
      role="img"
      aria-label={translate('inbox.image_count', { smart_count: images })}
      sx={{ display: 'flex', gap: 0.5, alignItems: 'center', marginTop: 0.5 }}
    >
      {thumbs.map((address) => (
        <Picture key={String(address)} address={String(address)} alt="" height={THUMB_HEIGHT} shape="1" />
      ))}
      {images > thumbs.length && <span>+{images - thumbs.length}</span>}
    </Box>
  )
}

export function NumberField() {
  const record = useRecordContext()
  return record ? <Box sx={DETAIL}>{numberOf(String(record.Id))}</Box> : null
}

export function AssigneeField() {
  const record = useRecordContext()
  const translate = useTranslate()
  if (!record?.AssigneeId) return null
  return record.AssigneeName ? String(record.AssigneeName) : translate('inbox.gone_colleague')
}

export function StateMark() {
  const record = useRecordContext()
  const translate = useTranslate()
  return (
    <Chip
      label={translate(`inbox.state_${record?.State}`)}
      color={record?.State === 'new' ? 'error' : 'default'}
    />
  )
}

function typedIn(record: Record<string, unknown> | undefined): Record<string, unknown> {
  return isFields(record?.Fields) ? record.Fields : {}
}

function countOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}

const THUMB_HEIGHT = 40
const DETAIL = {
  display: 'block',
  fontSize: '0.8125rem',
  fontWeight: 400,
  color: COLOURS.quietestInk,
  overflowWrap: 'anywhere',
}
/** Two lines say what it is about. */
const EXCERPT = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxWidth: '44rem',
  fontWeight: 400,
  overflowWrap: 'anywhere',
}

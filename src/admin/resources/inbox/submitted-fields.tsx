import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocale, useRecordContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { ArtistName, GalleryNames } from '#admin/parts/field-value.tsx'
import { MomentField } from '#admin/parts/moments.tsx'
import { Section } from '#admin/parts/section.tsx'
import { isFields } from '#admin/records/admin-api.ts'
import { numberOf } from '#domain/enquiries/enquiries-model.ts'
import { FORMS, isShownAlone, labelOf } from '#domain/enquiries/forms/submitted.ts'
import { readUsage, usageSentence } from '#domain/enquiries/forms/usage.ts'
import { fill } from '#platform/i18n/fill.ts'

/** Shows the submitted fields as plain text: an address is not a link, and markup is not interpreted. */
export function SubmittedFields() {
  const record = useRecordContext()
  const translate = useTranslate()
  if (!record) return null
  const fields = isFields(record.Fields) ? Object.entries(record.Fields) : []
  return (
    <Section title="inbox.as_written">
      <Box component="dl" lang={String(record.Language)} sx={{ margin: 0 }}>
        <Fact name={translate('inbox.number')}>{numberOf(String(record.Id))}</Fact>
        <Fact name={translate('fields.ReceivedAt')}>
          <MomentField source="ReceivedAt" />
        </Fact>
        {fields.filter(isShownAlone).map(([name, value]) => (
          <Fact key={name} name={translate(labelOf(name), { _: name })}>
            <Value name={name} value={value} />
          </Fact>
        ))}
        <IntendedUsage fields={isFields(record.Fields) ? record.Fields : {}} />
      </Box>
    </Section>
  )
}

function IntendedUsage({ fields }: { fields: Record<string, unknown> }) {
  const translate = useTranslate()
  const language = useLocale() === 'en' ? 'en' : 'de'
  const say = (key: string, values?: Record<string, string>) => fill(translate(`enquiry.${key}`), values)
  const sentence = usageSentence(readUsage(fields), language, say)
  return sentence ? <Fact name={translate('inbox.field_intended')}>{sentence}</Fact> : null
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ marginBottom: 1.5 }}>
      <Typography component="dt" variant="caption" color="text.secondary">
        {name}
      </Typography>
      <Box
        component="dd"
        sx={{ margin: 0, maxWidth: '38rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {children}
      </Box>
    </Box>
  )
}

function Value({ name, value }: { name: string; value: unknown }) {
  const translate = useTranslate()
  if (name === 'to' && typeof value === 'number')
    return (
      <Ours to={`/artists/${value}`}>
        <ArtistName id={value} />
      </Ours>
    )
  if (name === 'artists' && Array.isArray(value))
    return value.map(Number).map((id) => (
      <div key={id}>
        <Ours to={`/artists/${id}`}>
          <ArtistName id={id} />
        </Ours>
      </div>
    ))
  if (name === 'collection')
    return <Ours to={`/collections/${encodeURIComponent(String(value))}`}>{String(value)}</Ours>
  if (name === 'styles' && Array.isArray(value)) return <GalleryNames ids={value.map(Number)} />
  const word = FORMS[name]?.words?.[String(value)]
  return word ? translate(`enquiry.${word}`) : String(value)
}

function Ours({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={to}>
      {children}
    </Link>
  )
}

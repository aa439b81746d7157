import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import { z } from 'zod'
import { askStaff } from '#admin/api/call-admin-api.ts'
import { LoadFailed } from '#admin/records/load-failed.tsx'
import german from '#messages/staff-configuration.de.json' with { type: 'json' }
import english from '#messages/staff-configuration.en.json' with { type: 'json' }
import { fill } from '#platform/i18n/fill.ts'

const Configured = z.object({
  data: z.array(
    z.object({
      Name: z.string(),
      Value: z.string().nullable(),
      SetIn: z.enum(['environment', 'site.config', 'default']),
    }),
  ),
})
type Value = z.infer<typeof Configured>['data'][number]

async function readConfigured(): Promise<readonly Value[]> {
  const response = await askStaff('/configuration', Configured)
  if (response.outcome === 'refused') throw new Error(response.sentence)
  return response.answer.data
}

function useTexts() {
  return useLocale() === 'en' ? english : german
}

export function ConfiguredValues() {
  const texts = useTexts()
  const { data = [], error, refetch } = useQuery({ queryKey: ['configuration'], queryFn: readConfigured })
  return (
    <Box component="section" aria-labelledby="configured" sx={{ padding: 2 }}>
      <Typography variant="h3" component="h2" id="configured">
        {texts.title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ marginBlock: 1 }}>
        {texts.lead}
      </Typography>
      {error && <LoadFailed error={error} retry={() => void refetch()} />}
      <Box component="dl" sx={VALUES}>
        {data.map((value) => (
          <ConfiguredValue key={value.Name} value={value} />
        ))}
      </Box>
    </Box>
  )
}

function ConfiguredValue({ value: { Name, Value, SetIn } }: { value: Value }) {
  const texts = useTexts()
  const values: Record<string, Record<string, string>> = texts.values
  const names: Record<string, string> = texts.names
  const none: Record<string, string> = texts.none
  const shown = Value && (values[Name]?.[Value] ?? Value)
  return (
    <div>
      <dt>{names[Name] ?? Name}</dt>
      <dd>
        {shown ?? none[Name] ?? texts.not_set}
        <Typography variant="body2" color="text.secondary">
          {fill(texts.from[SetIn], { name: Name })}
        </Typography>
      </dd>
    </div>
  )
}

const VALUES = {
  display: 'grid',
  gap: 2,
  margin: 0,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  overflowWrap: 'anywhere',
  '& dt': { fontWeight: 500 },
  '& dd': { margin: 0 },
}

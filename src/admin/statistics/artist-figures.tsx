import { Box, Button, Typography } from '@mui/material'
import { Form, ResourceContextProvider } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ArtistInput } from '#admin/parts/reference-inputs.tsx'
import { LoadFailed } from '#admin/records/load-failed.tsx'
import { ArtistFigures } from '#domain/statistics/answers.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { STAFF_API } from '#site/api-paths.ts'
import { CountedSection } from './counted-section.tsx'
import { useStatistics, useStatisticsTexts } from './use-statistics.ts'

export function ArtistSheet({ query }: { query: string }) {
  const { t } = useStatisticsTexts()
  return (
    <Box component="section" aria-labelledby="artist-sheet" sx={{ display: 'grid', gap: 2 }}>
      <Typography id="artist-sheet" variant="h2">
        {t('sheet')}
      </Typography>
      <Typography>{t('sheet_lead')}</Typography>
      {/* It is the artist of an image elsewhere, and is called as there. */}
      <ResourceContextProvider value="images">
        <Form>
          <Box sx={{ maxWidth: 420 }}>
            <ArtistInput />
          </Box>
          <Chosen query={query} />
        </Form>
      </ResourceContextProvider>
    </Box>
  )
}

function Chosen({ query }: { query: string }) {
  const id: unknown = useWatch({ name: 'ArtistId' })
  return typeof id === 'number' && <Figures key={id} artistId={id} query={query} />
}

export function Figures({ artistId, query }: { artistId: number; query: string }) {
  const path = `/statistics/artists/${artistId}`
  const { t, language, number } = useStatisticsTexts()
  const { data, error, refetch } = useStatistics(path + query, ArtistFigures)
  if (error) return <LoadFailed error={error} retry={() => void refetch()} />
  if (!data) return null
  const { Portfolio, Works, ...sums } = data
  const names = [t('seen'), t('collected'), t('enquired')]
  const countsOf = ({ Seen, Collected, Enquired }: typeof sums) => [Seen, Collected, Enquired]
  const figures = [Portfolio, ...countsOf(sums)]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, margin: 0 }}>
        {[t('portfolio'), ...names].map((name, at) => (
          <Box key={name}>
            <Typography component="dt">{name}</Typography>
            <Typography component="dd" variant="h2" sx={{ margin: 0 }}>
              {number(figures[at] ?? 0)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {LANGUAGES.map((one) => (
          <Button
            key={one}
            component="a"
            variant="outlined"
            href={`${STAFF_API}${path}/pdf${query}&lang=${one}`}
            download
          >
            {t(`sheet_pdf_${one}`)}
          </Button>
        ))}
      </Box>
      <CountedSection
        heading={t('works')}
        csv={`${path}/csv${query}`}
        columns={[t('work'), ...names]}
        rows={Works.map(({ Id, TitleDe, TitleEn, ...counts }) => ({
          key: String(Id),
          name: language === 'en' ? TitleEn : TitleDe,
          counts: countsOf(counts),
        }))}
      />
    </Box>
  )
}

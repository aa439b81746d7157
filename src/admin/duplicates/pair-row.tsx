import { Box, Button, Link, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { useMay } from '#admin/account/current-role.ts'
import { Picture } from '#admin/parts/thumb.tsx'
import { COLOURS } from '#admin/theme.ts'
import type { Pair, PairedImage } from './use-duplicates.ts'

const THUMB_HEIGHT_PX = 160

type PairRowProps = {
  pair: Pair
  isApart: boolean
  change: () => void
}

export function PairRow({ pair: { One, Other, Mirrored }, isApart, change }: PairRowProps) {
  const translate = useTranslate()
  const facts = [
    ...(One.ArtistId === Other.ArtistId ? ['duplicates.same_artist'] : ['duplicates.two_artists']),
    ...(Mirrored ? ['duplicates.mirrored'] : []),
  ]
  const names = useTitles(One, Other)
  const mayChange = useMay('editor')
  return (
    <Box component="li" sx={{ border: 1, borderColor: COLOURS.line, padding: 2 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, opacity: isApart ? 0.5 : 1 }}>
        <OneImage image={One} />
        <OneImage image={Other} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginTop: 1 }}>
        <Typography sx={{ flexGrow: 1 }} color="text.secondary">
          {isApart ? translate('duplicates.told_apart') : facts.map((fact) => translate(fact)).join(' · ')}
        </Typography>
        {mayChange && (
          <Button
            variant="outlined"
            onClick={change}
            aria-label={translate(isApart ? 'duplicates.undo_named' : 'duplicates.not_same_named', names)}
          >
            {translate(isApart ? 'duplicates.undo' : 'duplicates.not_same')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

function OneImage({ image }: { image: PairedImage }) {
  const translate = useTranslate()
  const [title] = useTitle(image)
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Picture address={image.Thumb} alt="" height={THUMB_HEIGHT_PX} />
      <Link
        component={RouterLink}
        to={`/images/${image.Id}`}
        sx={{ display: 'block', marginTop: 1, paddingBlock: 0.5 }}
      >
        {title}
      </Link>
      <Link
        component={RouterLink}
        to={`/artists/${image.ArtistId}`}
        sx={{ display: 'block', paddingBlock: 0.5 }}
      >
        {image.ArtistName}
      </Link>
      {image.Hidden && <Typography color="text.secondary">{translate('states.draft')}</Typography>}
    </Box>
  )
}

function useTitle({ TitleDe, TitleEn }: PairedImage): [string] {
  const [locale] = useLocaleState()
  return [locale === 'en' ? TitleEn : TitleDe]
}

function useTitles(one: PairedImage, other: PairedImage): { one: string; other: string } {
  const [first] = useTitle(one)
  const [second] = useTitle(other)
  return { one: first, other: second }
}

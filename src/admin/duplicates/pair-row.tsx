import { Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useLocale, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { useMay } from '#admin/account/current-role.ts'
import { Picture } from '#admin/parts/thumb.tsx'
import { useAttempt } from '#admin/records/use-attempt.ts'
import { COLOURS } from '#admin/theme.ts'
import { useNotifyUndoable } from '#admin/undo/use-notify-undoable.tsx'
import german from '#messages/staff-duplicates.de.json' with { type: 'json' }
import english from '#messages/staff-duplicates.en.json' with { type: 'json' }
import { fill } from '#platform/i18n/fill.ts'
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
  const titleOf = useTitle()
  const names = { one: titleOf(One), other: titleOf(Other) }
  const mayChange = useMay('editor')
  return (
    <Box component="li" sx={{ border: 1, borderColor: COLOURS.line, padding: 2 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, opacity: isApart ? 0.5 : 1 }}>
        <OneImage image={One} />
        <OneImage image={Other} />
      </Box>
      {mayChange && !isApart && <KeepOne pair={[One, Other]} onHidden={change} />}
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
  const titleOf = useTitle()
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Picture address={image.Thumb} alt="" height={THUMB_HEIGHT_PX} />
      <Link
        component={RouterLink}
        to={`/images/${image.Id}`}
        sx={{ display: 'block', marginTop: 1, paddingBlock: 0.5 }}
      >
        {titleOf(image)}
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

/** The image that is kept, and the question what becomes of the other. */
function KeepOne({ pair, onHidden }: { pair: readonly [PairedImage, PairedImage]; onHidden: () => void }) {
  const texts = useLocale() === 'de' ? german : english
  const titleOf = useTitle()
  const translate = useTranslate()
  const { attempt, isBusy } = useAttempt()
  const notifyUndoable = useNotifyUndoable()
  const dataProvider = useDataProvider()
  const [kept, setKept] = useState<PairedImage | null>(null)
  const [isDone, setDone] = useState(false)
  const other = pair.find((image) => image !== kept) ?? pair[0]

  async function settle(what: 'hidden' | 'deleted') {
    const { data: record } = await dataProvider.getOne('images', { id: other.Id })
    const params = { id: other.Id, previousData: record }
    if (what === 'hidden')
      await dataProvider.update('images', { ...params, data: { ...record, Hidden: true } })
    else await dataProvider.delete('images', params)
    const said = fill(texts[what], { title: titleOf(other) })
    notifyUndoable(said, { _: said })
    setDone(true)
    if (what === 'hidden') onHidden()
  }

  if (isDone) return <Typography>{fill(texts.deleted, { title: titleOf(other) })}</Typography>
  if (kept)
    return (
      <Box role="group" aria-label={fill(texts.keep_named, { title: titleOf(kept) })} sx={CHOICE}>
        <Typography>{fill(texts.kept, { title: titleOf(kept), other: titleOf(other) })}</Typography>
        {!other.Hidden && (
          <Button variant="outlined" disabled={isBusy} onClick={() => void attempt(() => settle('hidden'))}>
            {texts.hide}
          </Button>
        )}
        <Button variant="outlined" disabled={isBusy} onClick={() => void attempt(() => settle('deleted'))}>
          {texts.delete}
        </Button>
        <Button onClick={() => setKept(null)}>{translate('ra.action.cancel')}</Button>
      </Box>
    )
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
      {pair.map((image) => (
        <Button
          key={image.Id}
          variant="outlined"
          aria-label={fill(texts.keep_named, { title: titleOf(image) })}
          onClick={() => setKept(image)}
        >
          {texts.keep}
        </Button>
      ))}
    </Box>
  )
}

const CHOICE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }

function useTitle(): (image: PairedImage) => string {
  const isEnglish = useLocale() === 'en'
  return ({ TitleDe, TitleEn }) => (isEnglish && TitleEn) || TitleDe
}

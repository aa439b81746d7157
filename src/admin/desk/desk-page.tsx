import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { Title, useGetOne, useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router'
import { LoadFailed } from '#admin/records/load-failed.tsx'
import { FormSkeleton } from '#admin/records/skeletons.tsx'
import { UploadToArtist } from '#admin/uploads/upload-to-artist.tsx'
import { readDeskAddress } from './desk-address.ts'
import { DeskTable } from './desk-table.tsx'
import { findKeptTexts, forgetKeptTexts } from './kept-texts.ts'
import { PublishReady } from './publish-ready.tsx'
import { type Desk, useDesk } from './use-desk.ts'

/** Images in a table: those of an artist, where new ones can be dropped, or those that were selected in the list. */
export function DeskPage() {
  const { pathname, search, hash } = useLocation()
  return <ShownDesk key={pathname + search + hash} search={search} hash={hash} />
}

function ShownDesk({ search, hash }: { search: string; hash: string }) {
  const [shown] = useState(() => readDeskAddress(search, hash))
  const { desk, error, refetch } = useDesk(shown)
  const { artistId } = shown
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, paddingBlock: 2 }}>
      <Title title="desk.title" />
      {artistId !== null && <ArtistLink id={artistId} />}
      {artistId !== null && <UploadToArtist artistId={artistId} taken={() => void refetch()} />}
      {desk ? (
        <Workplace desk={desk} />
      ) : error ? (
        <LoadFailed error={error} retry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </Box>
  )
}

function ArtistLink({ id }: { id: number }) {
  const { data } = useGetOne('artists', { id })
  return (
    <Typography variant="h2">
      <Link to={`/artists/${id}`} style={{ color: 'inherit' }}>
        {String(data?.Name ?? '')}
      </Link>
    </Typography>
  )
}

function Workplace({ desk }: { desk: Desk }) {
  const translate = useTranslate()
  const ids = useSyncExternalStore(desk.store.subscribe, desk.store.ids)
  if (ids.length === 0) return <p role="status">{translate('desk.empty')}</p>
  return (
    <>
      <KeptTexts desk={desk} />
      <Toolbar desk={desk} />
      <DeskTable desk={desk} />
    </>
  )
}

/** A form, so that Ctrl+S saves as everywhere. */
function Toolbar({ desk }: { desk: Desk }) {
  const translate = useTranslate()
  useSyncExternalStore(desk.store.subscribe, desk.store.version)
  const { store, saver } = desk
  const states = store.ids().map((id) => store.find(id)?.state)
  const failed = states.filter((state) => state === 'failed').length
  const open = states.filter((state) => state === 'changed' || state === 'saving').length
  const said = failed > 0 ? 'desk.some_failed' : open > 0 ? 'desk.some_open' : 'desk.all_saved'
  function save(event: FormEvent): void {
    event.preventDefault()
    void saver.saveNow()
  }
  return (
    <Stack
      component="form"
      onSubmit={save}
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <PublishReady desk={desk} />
      <Button type="submit" variant="outlined" disabled={failed + open === 0}>
        {translate('desk.save_now')}
      </Button>
      <Button
        type="button"
        disabled={!store.canUndo()}
        onClick={() => {
          store.undo()
          saver.saveSoon()
        }}
      >
        {translate('undo.undo')}
      </Button>
      <Typography role="status">{translate(said, { smart_count: failed || open })}</Typography>
      <Typography variant="caption" color="text.secondary" sx={{ flexBasis: '100%' }}>
        {translate('desk.keys')}
      </Typography>
    </Stack>
  )
}

/** Offers texts that this browser kept from an earlier visit. */
function KeptTexts({ desk }: { desk: Desk }) {
  const translate = useTranslate()
  const [found, setFound] = useState(() => findKeptTexts(desk.store, desk.styles, desk.staffId))
  if (found.length === 0) return null
  const rows = new Set(found.map(({ id }) => id)).size
  return (
    <Alert severity="info" variant="outlined" icon={false}>
      {translate('desk.kept', { smart_count: rows })}
      <Stack direction="row" spacing={1} sx={{ marginTop: 1 }}>
        <Button
          size="small"
          variant="contained"
          onClick={() => {
            desk.store.change(found)
            desk.saver.saveSoon()
            setFound([])
          }}
        >
          {translate('typed.take')}
        </Button>
        <Button
          size="small"
          onClick={() => {
            forgetKeptTexts(found, desk.staffId)
            setFound([])
          }}
        >
          {translate('typed.discard')}
        </Button>
      </Stack>
    </Alert>
  )
}

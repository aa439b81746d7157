import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { Title, useGetOne, useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router'
import { LoadFailed } from '#admin/records/load-failed.tsx'
import { FormSkeleton } from '#admin/records/skeletons.tsx'
import { UploadToArtist } from '#admin/uploads/upload-to-artist.tsx'
import { readBulkEditorAddress } from './bulk-editor-address.ts'
import { BulkEditorTable } from './bulk-editor-table.tsx'
import { ConfirmSeen } from './confirm-seen.tsx'
import { PublishReady } from './publish-ready.tsx'
import { findUnsavedTexts, removeUnsavedTexts } from './unsaved-texts.ts'
import { type BulkEditorState, useBulkEditor } from './use-bulk-editor.ts'

export function BulkEditorPage() {
  const { pathname, search, hash } = useLocation()
  return <ShownBulkEditor key={pathname + search + hash} search={search} hash={hash} />
}

function ShownBulkEditor({ search, hash }: { search: string; hash: string }) {
  const [shown] = useState(() => readBulkEditorAddress(search, hash))
  const { editor, error, refetch } = useBulkEditor(shown)
  const { artistId } = shown
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, paddingBlock: 2 }}>
      <Title title="desk.title" />
      {artistId !== null && <ArtistLink id={artistId} />}
      {artistId !== null && <UploadToArtist artistId={artistId} taken={() => void refetch()} />}
      {editor ? (
        <Workplace editor={editor} />
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

function Workplace({ editor }: { editor: BulkEditorState }) {
  const translate = useTranslate()
  const ids = useSyncExternalStore(editor.store.subscribe, editor.store.ids)
  if (ids.length === 0) return <p role="status">{translate('desk.empty')}</p>
  return (
    <>
      <UnsavedTexts editor={editor} />
      <Toolbar editor={editor} />
      <BulkEditorTable editor={editor} />
    </>
  )
}

/** Ctrl+S saves a form, as everywhere. */
function Toolbar({ editor }: { editor: BulkEditorState }) {
  const translate = useTranslate()
  useSyncExternalStore(editor.store.subscribe, editor.store.version)
  const { store, saver } = editor
  const states = store.ids().map((id) => store.find(id)?.state)
  const failed = states.filter((state) => state === 'failed').length
  const open = states.filter((state) => state === 'changed' || state === 'saving').length
  const messageKey = failed > 0 ? 'desk.some_failed' : open > 0 ? 'desk.some_open' : 'desk.all_saved'
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
      <PublishReady editor={editor} />
      <ConfirmSeen editor={editor} ids={store.ids()} />
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
      <Typography role="status">{translate(messageKey, { smart_count: failed || open })}</Typography>
      <Typography variant="caption" color="text.secondary" sx={{ flexBasis: '100%' }}>
        {translate('desk.keys')}
      </Typography>
    </Stack>
  )
}

function UnsavedTexts({ editor }: { editor: BulkEditorState }) {
  const translate = useTranslate()
  const [found, setFound] = useState(() => findUnsavedTexts(editor.store, editor.styles, editor.staffId))
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
            editor.store.change(found)
            editor.saver.saveSoon()
            setFound([])
          }}
        >
          {translate('typed.take')}
        </Button>
        <Button
          size="small"
          onClick={() => {
            removeUnsavedTexts(found, editor.staffId)
            setFound([])
          }}
        >
          {translate('typed.discard')}
        </Button>
      </Stack>
    </Alert>
  )
}

import { Alert, Box, Button, LinearProgress, Link, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { useMay } from '#admin/account/current-role.ts'
import { UndoButton } from '#admin/undo/undo-button.tsx'
import { DropFiles } from '#admin/uploads/drop-files.tsx'
import { guessListName, isListName, LIST_NAMES, type ListName } from '#domain/import-export/list-names.ts'
import { STAFF_API } from '#site/api-paths.ts'
import { ReportTable } from './report-table.tsx'
import { useImport } from './use-import.ts'

export function ImportExportPage() {
  const translate = useTranslate()
  const mayImport = useMay('editor')
  return (
    <Box sx={{ display: 'grid', gap: 4, paddingBlock: 3 }}>
      <Title title="importExport.title" />
      {mayImport && <ImportLists />}
      <section>
        <Typography variant="h2">{translate('importExport.templates')}</Typography>
        <Typography>{translate('importExport.templates_hint')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {LIST_NAMES.map((name) => (
            <Link key={name} href={`${STAFF_API}/templates/${name}.csv`} download>
              {name}.csv
            </Link>
          ))}
        </Box>
      </section>
      <section>
        <Typography variant="h2">{translate('importExport.export')}</Typography>
        <Typography>{translate('importExport.export_hint')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
          <Button variant="outlined" href={`${STAFF_API}/export`} download>
            {translate('importExport.download')}
          </Button>
          <Button variant="outlined" href={`${STAFF_API}/export?originals=no`} download>
            {translate('importExport.download_lists')}
          </Button>
        </Box>
      </section>
    </Box>
  )
}

function ImportLists() {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const { job, problem, begin } = useImport()
  const isRunning = job?.State === 'running'
  const lists = chosen.flatMap(({ file, list }) => (list ? [{ file, list }] : []))
  const mayBegin = !isRunning && lists.length > 0 && lists.length === chosen.length
  return (
    <section>
      <Typography variant="h2">{translate('importExport.import')}</Typography>
      <Typography>{translate('importExport.import_hint')}</Typography>
      <Box sx={{ marginBlock: 2 }}>
        <DropFiles
          disabled={false}
          accept=".csv,.json"
          hint="importExport.drop_lists"
          label="importExport.choose_lists"
          onFiles={(files) => setChosen(files.map(toChosenFile))}
        />
      </Box>
      <AskForLists chosen={chosen} onChange={setChosen} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBlock: 2 }}>
        <Button variant="outlined" disabled={!mayBegin} onClick={() => begin(lists, true)}>
          {translate('importExport.check')}
        </Button>
        <Button variant="contained" disabled={!mayBegin} onClick={() => begin(lists, false)}>
          {translate('importExport.run')}
        </Button>
      </Box>
      {problem && <Alert severity="error">{translate(`importExport.${problem}`)}</Alert>}
      {isRunning && <Progress handled={job.Handled} total={job.Total} />}
      {job?.State === 'failed' && <Alert severity="error">{translate('importExport.failed')}</Alert>}
      {job?.State === 'interrupted' && (
        <Alert severity="warning">
          {translate(job.Check ? 'importExport.check_interrupted' : 'importExport.interrupted', {
            handled: job.Handled,
            total: job.Total,
          })}
        </Alert>
      )}
      {job && job.State !== 'running' && <TakeBack key={job.Id} job={job} />}
      {job?.Report && <ReportTable report={job.Report} />}
    </section>
  )
}

function TakeBack({ job }: { job: { Id: string; CanBeUndone: boolean } }) {
  const translate = useTranslate()
  const [isTakenBack, setTakenBack] = useState(false)
  const mayTakeBack = useMay('owner')
  if (isTakenBack) return <Alert severity="success">{translate('importExport.taken_back')}</Alert>
  if (!job.CanBeUndone) return null
  if (!mayTakeBack) return <Typography>{translate('importExport.take_back_by_owner')}</Typography>
  return (
    <UndoButton
      actionId={job.Id}
      label="importExport.take_back"
      done="importExport.taken_back"
      whenUndone={() => setTakenBack(true)}
    />
  )
}

function Progress({ handled, total }: { handled: number; total: number }) {
  const translate = useTranslate()
  const done = total > 0 ? { variant: 'determinate' as const, value: (100 * handled) / total } : {}
  return (
    <>
      <Typography id="import-running" role="status">
        {translate('importExport.running')}{' '}
        {total > 0 && translate('importExport.progress', { handled, total })}
      </Typography>
      <LinearProgress aria-labelledby="import-running" {...done} />
    </>
  )
}

/** `list` is null while nobody has said which one it is. */
type ChosenFile = { file: File; list: ListName | null }

function toChosenFile(file: File): ChosenFile {
  return { file, list: guessListName(file.name) }
}

type AskForListsProps = { chosen: readonly ChosenFile[]; onChange: (chosen: ChosenFile[]) => void }

function AskForLists({ chosen, onChange }: AskForListsProps) {
  const translate = useTranslate()
  const choose = (file: File, list: string) =>
    onChange(chosen.map((one) => (one.file === file && isListName(list) ? { file, list } : one)))
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 480, marginBlockEnd: chosen.length > 0 ? 2 : 0 }}>
      {chosen.map(({ file, list }) => (
        <TextField
          key={file.name}
          select
          label={translate('importExport.which_list', { file: file.name })}
          value={list ?? ''}
          onChange={({ target }) => choose(file, target.value)}
        >
          {LIST_NAMES.map((name) => (
            <MenuItem key={name} value={name}>
              {translate(`names.${name}`, { smart_count: 2, _: name })}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Box>
  )
}

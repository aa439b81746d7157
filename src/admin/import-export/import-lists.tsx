import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMay } from '#admin/account/current-role.ts'
import { UndoButton } from '#admin/undo/undo-button.tsx'
import { AskForLists, type ChosenFile, toChosenFile } from './ask-for-lists.tsx'
import { ReportTable } from './report-table.tsx'
import { useImport } from './use-import.ts'

/** Imports lists, or only checks them. */
export function ImportLists() {
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBlock: 2 }}>
        <input
          type="file"
          multiple
          accept=".csv,.json"
          aria-label={translate('importExport.lists')}
          onChange={(event) => setChosen([...(event.target.files ?? [])].map(toChosenFile))}
        />
        <Button variant="outlined" disabled={!mayBegin} onClick={() => begin(lists, true)}>
          {translate('importExport.check')}
        </Button>
        <Button variant="contained" disabled={!mayBegin} onClick={() => begin(lists, false)}>
          {translate('importExport.run')}
        </Button>
      </Box>
      <AskForLists chosen={chosen} onChange={setChosen} />
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

/** Takes back all that an import wrote, also one that was interrupted. */
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

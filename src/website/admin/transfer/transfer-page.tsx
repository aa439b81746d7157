import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { LIST_NAMES } from '#agency/transfer/list-names.ts'
import { STAFF_API } from '#base/editing/staff-api.ts'
import { askStaff } from '#website/admin/calls/ask-staff.ts'
import { ImportReport, ReportTable } from './report-table.tsx'

/** Lists in and out. */
export function TransferPage() {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 4, paddingBlock: 3 }}>
      <Title title="transfer.title" />
      <ImportLists />
      <section>
        <Typography variant="h2">{translate('transfer.templates')}</Typography>
        <Typography>{translate('transfer.templates_hint')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {LIST_NAMES.map((name) => (
            <Link key={name} href={`${STAFF_API}/templates/${name}.csv`} download>
              {name}.csv
            </Link>
          ))}
        </Box>
      </section>
      <section>
        <Typography variant="h2">{translate('transfer.export')}</Typography>
        <Typography>{translate('transfer.export_hint')}</Typography>
        <Button variant="outlined" href={`${STAFF_API}/export`} download>
          {translate('transfer.download')}
        </Button>
      </section>
    </Box>
  )
}

type State =
  | { kind: 'idle' | 'running' }
  | { kind: 'failed'; why: string }
  | { kind: 'done'; report: ImportReport }

/** What each refusal of the server is called. */
const REFUSALS: Readonly<Record<number, string>> = { 409: 'busy', 413: 'too_large' }

function ImportLists() {
  const translate = useTranslate()
  const [files, setFiles] = useState<readonly File[]>([])
  const [state, setState] = useState<State>({ kind: 'idle' })
  async function send(isTrial: boolean): Promise<void> {
    setState({ kind: 'running' })
    const body = new FormData()
    for (const file of files) body.append('lists', file)
    const path = isTrial ? '/import?check=yes' : '/import'
    const asked = await askStaff(path, ImportReport, { method: 'POST', body })
    if (asked.outcome === 'answered') setState({ kind: 'done', report: asked.answer })
    else setState({ kind: 'failed', why: REFUSALS[asked.status] ?? 'failed' })
  }
  const isIdle = state.kind !== 'running' && files.length > 0
  return (
    <section>
      <Typography variant="h2">{translate('transfer.import')}</Typography>
      <Typography>{translate('transfer.import_hint')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlock: 2 }}>
        <input
          type="file"
          multiple
          accept=".csv,.json"
          aria-label={translate('transfer.lists')}
          onChange={(event) => setFiles([...(event.target.files ?? [])])}
        />
        <Button variant="outlined" disabled={!isIdle} onClick={() => void send(true)}>
          {translate('transfer.check')}
        </Button>
        <Button variant="contained" disabled={!isIdle} onClick={() => void send(false)}>
          {translate('transfer.run')}
        </Button>
      </Box>
      {state.kind === 'running' && <Typography role="status">{translate('transfer.running')}</Typography>}
      {state.kind === 'failed' && <Alert severity="error">{translate(`transfer.${state.why}`)}</Alert>}
      {state.kind === 'done' && <ReportTable report={state.report} />}
    </section>
  )
}

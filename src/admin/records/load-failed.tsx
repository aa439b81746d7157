import { Alert, Button } from '@mui/material'
import { HttpError, useListContext, useTranslate } from 'react-admin'

type LoadFailedProps = { error: unknown; retry: () => void }

export function LoadFailed({ error, retry }: LoadFailedProps) {
  const translate = useTranslate()
  const isMissing = error instanceof HttpError && error.status === 404
  return (
    <Alert
      severity={isMissing ? 'info' : 'error'}
      variant="outlined"
      sx={{ margin: 2 }}
      action={
        !isMissing && (
          <Button color="inherit" size="small" onClick={retry}>
            {translate('loading.retry')}
          </Button>
        )
      }
    >
      {isMissing
        ? translate('loading.missing')
        : `${translate('loading.failed')} ${reasonFor(error, translate)}`}
    </Alert>
  )
}

export function ListFailed() {
  const { error, refetch } = useListContext()
  return <LoadFailed error={error} retry={() => void refetch()} />
}

export function ReadOnlyNotice() {
  const translate = useTranslate()
  return (
    <Alert severity="info" variant="outlined" sx={{ width: '100%', marginBottom: 2 }}>
      {translate('loading.read_only')}
    </Alert>
  )
}

function reasonFor(error: unknown, translate: (key: string) => string): string {
  return error instanceof HttpError ? translate(String(error.message)) : ''
}

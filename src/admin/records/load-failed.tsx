import { Alert, Button } from '@mui/material'
import { HttpError, useListContext, useTranslate } from 'react-admin'

type LoadFailedProps = { error: unknown; retry: () => void }

/** Instead of what could not be loaded: why, and another try where that may help. */
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

/** The message in place of a list that could not be read. */
export function ListFailed() {
  const { error, refetch } = useListContext()
  return <LoadFailed error={error} retry={() => void refetch()} />
}

/** Above a form that the person may only read. */
export function ReadOnlyNotice() {
  const translate = useTranslate()
  return (
    <Alert severity="info" variant="outlined" sx={{ width: '100%', marginBottom: 2 }}>
      {translate('loading.read_only')}
    </Alert>
  )
}

/** Messages of refusals are message keys. */
function reasonFor(error: unknown, translate: (key: string) => string): string {
  return error instanceof HttpError ? translate(String(error.message)) : ''
}

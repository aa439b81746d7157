import { Alert, Button } from '@mui/material'
import { useStatisticsTexts } from './statistics-messages.ts'

export function LoadTrouble({ again }: { again: () => void }) {
  const { t } = useStatisticsTexts()
  return (
    <Alert severity="error" action={<Button onClick={again}>{t('retry')}</Button>}>
      {t('failed')}
    </Alert>
  )
}

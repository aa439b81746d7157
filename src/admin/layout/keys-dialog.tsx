import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
} from '@mui/material'
import { useId } from 'react'
import { useStore, useTranslate } from 'react-admin'

/** Keys and what they do; both are message keys. */
const KEYS = [
  ['keys.search_key', 'keys.search'],
  ['keys.save_key', 'keys.save'],
  ['keys.neighbours_key', 'keys.neighbours'],
  ['keys.list_key', 'keys.list'],
  ['keys.range_key', 'keys.range'],
  ['keys.order_key', 'keys.order'],
] as const

/** Whether a single key may open the list: who speaks to the computer may not want that. */
export function useKeysOn() {
  return useStore('keys.on', true)
}

export function KeysDialog({ close }: { close: () => void }) {
  const translate = useTranslate()
  const [isOn, setOn] = useKeysOn()
  const title = useId()
  return (
    <Dialog open onClose={close} aria-labelledby={title}>
      <DialogTitle id={title}>{translate('keys.title')}</DialogTitle>
      <DialogContent>
        <dl>
          {KEYS.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{translate(key)}</kbd>
              </dt>
              <dd>{translate(does)}</dd>
            </div>
          ))}
        </dl>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />}
          label={translate('keys.on')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('screens.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

import { translateSearch } from '#website/search/search-messages.ts'
import { Button } from '#website/ui/controls.tsx'
import { WarningIcon } from '#website/ui/icons.tsx'
import style from './picture-progress.module.css'
import type { PictureState } from './use-picture-search.ts'

const REFUSALS = {
  'not-an-image': 'refused_not_an_image',
  'not-an-address': 'refused_not_an_address',
  broken: 'refused_broken',
  'too-large': 'refused_too_large',
  'too-many-frames': 'refused_too_many_frames',
  'address-refused': 'refused_address_refused',
  busy: 'refused_busy',
  'too-many': 'refused_too_many',
  offline: 'refused_offline',
  failed: 'refused_failed',
} as const

export function PictureProgress({ state, onStop }: { state: PictureState; onStop: () => void }) {
  const isBusy = state.step === 'shrinking' || state.step === 'sending'
  const doing = isBusy
    ? translateSearch(state.step === 'sending' ? 'finder_sending' : 'finder_shrinking')
    : ''
  return (
    <>
      <div role="status" className={style.progress}>
        {isBusy && (
          <>
            <progress aria-label={doing} />
            <span>{doing}</span>
          </>
        )}
      </div>
      {isBusy && (
        <p className={style.stop}>
          <Button outlined onClick={onStop}>
            {translateSearch('finder_stop')}
          </Button>
        </p>
      )}
      <div role="alert">
        {state.step === 'refused' && (
          <p className={style.refusal}>
            <WarningIcon />
            <span>{translateSearch(REFUSALS[state.reason], { seconds: state.seconds ?? 0 })}</span>
          </p>
        )}
      </div>
    </>
  )
}

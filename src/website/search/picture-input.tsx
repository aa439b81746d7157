import type { ChangeEvent, ReactNode } from 'react'
import { Button } from '#website/ui/controls.tsx'
import { WarningIcon } from '#website/ui/icons.tsx'
import style from './picture-progress.module.css'
import { translateSearch } from './search-messages.ts'
import uploadButtonStyle from './upload-button.module.css'
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

type UploadButtonProps = { children: ReactNode; onFile: (file: File) => void }

/** On phones the camera is among the choices. */
export function UploadButton({ children, onFile }: UploadButtonProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // So that the same picture may be chosen again.
    currentTarget.value = ''
    if (file) onFile(file)
  }
  return (
    <label className={uploadButtonStyle.button}>
      <span>{children}</span>
      <input className="visually-hidden" type="file" accept="image/*,.heic,.heif" onChange={choose} />
    </label>
  )
}

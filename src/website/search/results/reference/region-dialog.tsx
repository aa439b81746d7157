import { type ChangeEvent, type FocusEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { LEAST_REGION, type Region, WHOLE } from '#domain/search/region.ts'
import { useResultsMessages } from '#website/search/results/results-messages.ts'
import type { LargePicture } from '#website/search/results/view-results.ts'
import { COUNTS_ANNOUNCED_AFTER_MS } from '#website/search/search-timings.ts'
import { Button } from '#website/ui/controls.tsx'
import { customProperties } from '#website/ui/custom-properties.ts'
import typography from '#website/ui/typography.module.css'
import style from './region-dialog.module.css'
import { FIRST_PART, useMarking } from './use-marking.ts'

type RegionDialogProps = {
  picture: LargePicture
  /** The part that is marked at first; the middle if null. */
  region: Region | null
  onChoose: (region: Region) => void
  onClose: () => void
}

/**
 * Shows the picture with a frame around the part that counts. The frame is dragged, moved by arrow keys, or set by four
 * numbers.
 */
export function RegionDialog({ picture, region: first, onChoose, onClose }: RegionDialogProps) {
  const { t } = useResultsMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const [heading, how] = [useId(), useId()]
  const { region, stage, onKeyDown, setNumber } = useMarking(first ?? FIRST_PART)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  function chooseByKey({ detail }: MouseEvent) {
    // Clicks of a pointer end a drag; Enter and Space have none.
    if (detail === 0) onChoose(region)
  }
  const { x, y, width, height } = region
  return (
    <dialog ref={dialog} className={style.dialog} aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading} className={typography.md}>
        {t('results_part')}
      </h2>
      <p id={how} className={typography.small}>
        {t('results_part_how')}
      </p>
      <div
        className={style.stage}
        style={customProperties({ '--shape': picture.width / picture.height })}
        {...stage}
      >
        <img src={picture.address} alt="" width={picture.width} height={picture.height} draggable={false} />
        <button
          type="button"
          className={style.frame}
          style={customProperties({ '--x': x, '--y': y, '--width': width, '--height': height })}
          aria-label={t('results_part_frame', region)}
          aria-describedby={how}
          onKeyDown={onKeyDown}
          onClick={chooseByKey}
        />
      </div>
      <Numbers region={region} onNumber={setNumber} />
      <Announcement text={t('results_part_frame', region)} />
      <div className={style.ways}>
        <Button onClick={() => onChoose(region)}>{t('results_part_search')}</Button>
        <Button outlined onClick={() => dialog.current?.close()}>
          {t('results_part_cancel')}
        </Button>
      </div>
    </dialog>
  )
}

const NUMBERS = [
  { name: 'x', label: 'results_part_x', least: 0, most: ({ width }: Region) => WHOLE - width },
  { name: 'y', label: 'results_part_y', least: 0, most: ({ height }: Region) => WHOLE - height },
  { name: 'width', label: 'results_part_width', least: LEAST_REGION, most: ({ x }: Region) => WHOLE - x },
  { name: 'height', label: 'results_part_height', least: LEAST_REGION, most: ({ y }: Region) => WHOLE - y },
] as const

type NumbersProps = { region: Region; onNumber: (name: keyof Region, value: number) => void }

function Numbers({ region, onNumber }: NumbersProps) {
  const { t } = useResultsMessages()
  return (
    <div className={style.numbers}>
      {NUMBERS.map(({ name, label, least, most }) => (
        <NumberField
          key={name}
          label={t(label)}
          value={region[name]}
          least={least}
          most={most(region)}
          onNumber={(value) => onNumber(name, value)}
        />
      ))}
    </div>
  )
}

type NumberFieldProps = {
  label: string
  value: number
  least: number
  most: number
  onNumber: (value: number) => void
}

/** Shows the entered text as long as the field is used: half a number is no number yet. */
function NumberField({ label, value, least, most, onNumber }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  function enter({
    currentTarget: { value: entered, validity, valueAsNumber },
  }: ChangeEvent<HTMLInputElement>) {
    setDraft(entered)
    if (validity.valid && entered !== '') onNumber(valueAsNumber)
  }
  function leave({ currentTarget }: FocusEvent<HTMLInputElement>) {
    if (draft !== null) onNumber(currentTarget.valueAsNumber)
    setDraft(null)
  }
  return (
    <label>
      <span>{label}</span>
      <input type="number" min={least} max={most} value={draft ?? value} onChange={enter} onBlur={leave} />
    </label>
  )
}

/** Announced to screen readers once the frame has stopped. */
function Announcement({ text }: { text: string }) {
  const [first] = useState(text)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), COUNTS_ANNOUNCED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="visually-hidden">
      {announced === first ? '' : announced}
    </p>
  )
}

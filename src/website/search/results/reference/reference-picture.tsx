import { type Part, WHOLE, writePart } from '#domain/search/part.ts'
import { useResultsMessages } from '#website/search/results/results-messages.ts'
import type { PictureView } from '#website/search/results/view-results.ts'
import { customProperties } from '#website/ui/custom-properties.ts'
import { CrossIcon } from '#website/ui/icons.tsx'
import style from './reference-picture.module.css'

type ReferencePictureProps = {
  picture: PictureView
  /** What counts of it; all of it unless given. */
  part: Part | null
  /** Where its cross leads. */
  without: string
}

/**
 * The picture that was searched by, cut to a square; where a part of it counts or may count, all of it, with a frame around
 * that part and marks around the others.
 */
export function ReferencePicture({ picture, part, without }: ReferencePictureProps) {
  const { t } = useResultsMessages()
  const { address, alt, large, looked } = picture
  const shown = alt ?? t('results_reference')
  const size = looked?.size ?? (part && large ? large : SQUARE)
  const marks = looked?.looks.map(({ area }) => area) ?? []
  return (
    <div className={style.picture} style={customProperties({ '--shape': size.width / size.height })}>
      <div className={style.shape}>
        <img
          src={address}
          alt={part ? `${shown}. ${t('results_part_frame', part)}` : shown}
          width={size.width}
          height={size.height}
        />
        {marks.map((area) => (
          <span key={writePart(area)} className={style.mark} style={{ inset: insetOf(area) }} />
        ))}
        {part && <span className={style.frame} style={{ inset: insetOf(part) }} />}
      </div>
      <a href={without} className={style.away} aria-label={t('results_without_reference')}>
        <CrossIcon size={18} />
      </a>
    </div>
  )
}

const SQUARE = { width: 320, height: 320 }

/** As CSS has it: from the top, the right, the bottom and the left. */
function insetOf({ x, y, width, height }: Part): string {
  return [y, WHOLE - x - width, WHOLE - y - height, x].map((share) => `${share}%`).join(' ')
}

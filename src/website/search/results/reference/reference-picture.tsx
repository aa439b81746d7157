import { type Part, WHOLE } from '#domain/search/part/part.ts'
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

/** The picture that was searched by, cut to a square; where a part of it counts, all of it with a frame around the part. */
export function ReferencePicture({ picture, part, without }: ReferencePictureProps) {
  const { t } = useResultsMessages()
  const { address, alt, large } = picture
  const shown = alt ?? t('results_reference')
  const size = part && large ? large : SQUARE
  return (
    <div className={style.picture}>
      <div className={style.shape} style={customProperties({ '--shape': size.width / size.height })}>
        <img
          src={address}
          alt={part ? `${shown}. ${t('results_part_frame', part)}` : shown}
          width={size.width}
          height={size.height}
        />
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

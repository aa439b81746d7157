import { opinionsId } from '#site/deciding/deciding-paths.ts'
import { BUTTONS } from '#website/collection/deciding/deciding-form.ts'
import { useDecidingMessages } from '#website/collection/deciding/use-deciding-messages.ts'
import { classNames } from '#website/ui/class-names.ts'
import { ImageComments, type OpinionsProps } from './image-comments.tsx'
import style from './opinions.module.css'

/** Named beside a heart; the others are counted. */
const MOST_NAMED = 3
/** By how many there are; more are counted. */
const FEW_HEARTS = ['deciding_hearts_none', 'deciding_hearts_one'] as const

/** Heart and comments below an image. */
export function EntryOpinions(props: OpinionsProps) {
  const { tile, round, ownPerson, trouble } = props
  const { voters } = props.opinions
  const { t } = useDecidingMessages()
  const { state, person } = round
  const isOwn = voters.some(({ id }) => id === (person || ownPerson))
  const names = sayNames(
    voters.map(({ name }) => name),
    t,
  )
  return (
    <div className={style.opinions} id={opinionsId(tile.id)}>
      <div className={style.hearts}>
        {state.isOpen && (
          <button
            type="submit"
            name={isOwn ? BUTTONS.unvote : BUTTONS.vote}
            value={tile.id}
            className={classNames(style.heart, isOwn && style.given)}
            aria-pressed={isOwn}
            aria-label={t('deciding_heart', { image: tile.title })}
            aria-disabled={round.isBusy || undefined}
          >
            <HeartIcon isFilled={isOwn} />
          </button>
        )}
        <p className={style.voters}>
          {t(FEW_HEARTS[voters.length] ?? 'deciding_hearts', { count: voters.length, names })}
        </p>
      </div>
      {trouble !== undefined && (
        <p role="alert" className={style.trouble}>
          {trouble}
        </p>
      )}
      <ImageComments {...props} />
    </div>
  )
}

function sayNames(names: readonly string[], t: ReturnType<typeof useDecidingMessages>['t']): string {
  const named = names.slice(0, MOST_NAMED).join(', ')
  const others = names.length - MOST_NAMED
  return others > 0 ? t('deciding_names_more', { names: named, count: others }) : named
}

/** A heart, filled once it is given. */
function HeartIcon({ isFilled }: { isFilled: boolean }) {
  return (
    <svg
      width={22}
      height={22}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 20.5C5.5 15.6 3 12.4 3 8.9A4.9 4.9 0 0 1 12 6.2a4.9 4.9 0 0 1 9 2.7c0 3.5-2.5 6.7-9 11.6Z" />
    </svg>
  )
}

import { useState } from 'react'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import type { Opinions } from '#domain/collection/deciding/round-model.ts'
import { opinionsId } from '#site/deciding-paths.ts'
import { classNames } from '#website/ui/class-names.ts'
import { CrossIcon } from '#website/ui/icons.tsx'
import { BUTTONS, textField } from './deciding-form.ts'
import style from './opinions.module.css'
import { useDecidingMessages } from './round-access.ts'
import { type Round, useModerating } from './use-round.ts'

const MOST_NAMED = 3
const FEW_HEARTS = ['deciding_hearts_none', 'deciding_hearts_one'] as const

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

type OpinionsProps = {
  tile: Tile
  round: Round
  opinions: Opinions
  /** The person whose heart is shown as given where no script knows this browser. */
  ownPerson: string
  typed: string | undefined
  trouble: string | undefined
}

function ImageComments({ tile, round, opinions, typed }: OpinionsProps) {
  const { t } = useDecidingMessages()
  const [hasDraft, setHasDraft] = useState(Boolean(typed))
  const { isOpen } = round.state
  const count = opinions.comments.length
  const none = isOpen ? 'deciding_comments_none' : 'deciding_comments_none_closed'
  const counted = count === 1 ? t('deciding_comments_one') : t('deciding_comments', { count })
  // Somebody who was writing when the round was closed can still copy the text.
  const hasField = isOpen || hasDraft
  if (!hasField && count === 0) return <p className={style.voters}>{t(none)}</p>
  return (
    <details className={style.comments} open={typed ? true : undefined}>
      <summary className={style.summary}>
        <span>{count === 0 ? t(none) : counted}</span>
        <span className="visually-hidden">{` ${t('deciding_comments_about', { image: tile.title })}`}</span>
      </summary>
      <CommentList round={round} comments={opinions.comments} />
      {hasField && (
        <CommentField
          imageId={tile.id}
          image={tile.title}
          typed={typed}
          round={round}
          onDraft={(text) => setHasDraft(text !== '')}
        />
      )}
    </details>
  )
}

function CommentList({ round, comments }: Pick<OpinionsProps, 'round'> & Pick<Opinions, 'comments'>) {
  const { t } = useDecidingMessages()
  const { deleteComment } = useModerating(round)
  const { isOwner } = round
  return (
    <ul className={style.list}>
      {comments.map(({ id, name, text }) => (
        <li key={id} className={style.comment}>
          <p>
            <strong>{name}</strong>
          </p>
          <p className={style.words}>{text}</p>
          {isOwner && (
            <button
              type="submit"
              name={BUTTONS.deleteComment}
              value={id}
              className={style.remove}
              aria-label={t('deciding_delete_comment', { name })}
              onClick={(event) => {
                event.preventDefault()
                void deleteComment(id)
              }}
            >
              <CrossIcon size={16} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

type CommentFieldProps = Pick<OpinionsProps, 'round' | 'typed'> & {
  imageId: number
  image: string
  onDraft: (text: string) => void
}

function CommentField({ imageId, image, typed, round, onDraft }: CommentFieldProps) {
  const { t } = useDecidingMessages()
  const name = textField(imageId)
  const { isOpen } = round.state
  return (
    <div className={style.write}>
      <label htmlFor={name}>
        <span aria-hidden="true">{t('deciding_text')}</span>
        <span className="visually-hidden">{t('deciding_text_of', { image })}</span>
      </label>
      <textarea
        id={name}
        name={name}
        rows={3}
        defaultValue={typed}
        readOnly={!isOpen}
        className={style.text}
        onInput={({ currentTarget }) => onDraft(currentTarget.value)}
      />
      {isOpen && (
        <button
          type="submit"
          name={BUTTONS.comment}
          value={imageId}
          className={style.send}
          aria-disabled={round.isBusy || undefined}
        >
          {t('deciding_send')}
        </button>
      )}
    </div>
  )
}

import { useState } from 'react'
import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import type { Opinions } from '#domain/collection/deciding/model.ts'
import { BUTTONS, textField } from '#website/collection/deciding/deciding-form.ts'
import { useModerating } from '#website/collection/deciding/owner/use-moderating.ts'
import type { Round } from '#website/collection/deciding/round/use-round.ts'
import { useDecidingMessages } from '#website/collection/deciding/use-deciding-messages.ts'
import { CrossIcon } from '#website/ui/icons.tsx'
import style from './opinions.module.css'

export type OpinionsProps = {
  tile: Tile
  round: Round
  opinions: Opinions
  /** Whose heart is shown as given where no script knows who this browser is. */
  ownPerson: string
  /** A comment that was not stored. */
  typed: string | undefined
  trouble: string | undefined
}

/** Folded until somebody wants to read or write; the browser unfolds it by itself. */
export function ImageComments({ tile, round, opinions, typed }: OpinionsProps) {
  const { t } = useDecidingMessages()
  const [hasDraft, setHasDraft] = useState(Boolean(typed))
  const { isOpen } = round.state
  const count = opinions.comments.length
  const none = isOpen ? 'deciding_comments_none' : 'deciding_comments_none_closed'
  const counted = count === 1 ? t('deciding_comments_one') : t('deciding_comments', { count })
  // What somebody was writing when the round was closed is theirs to copy.
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
              type="button"
              className={style.remove}
              aria-label={t('deciding_delete_comment', { name })}
              onClick={() => deleteComment(id)}
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

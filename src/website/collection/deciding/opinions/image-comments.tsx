import { useId, useState } from 'react'
import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import { BUTTONS, textField } from '#website/collection/deciding/deciding-form.ts'
import { useModerating } from '#website/collection/deciding/owner/use-moderating.ts'
import type { Round } from '#website/collection/deciding/round/use-round.ts'
import { useDecidingMessages } from '#website/collection/deciding/use-deciding-messages.ts'
import { CrossIcon } from '#website/ui/icons.tsx'
import style from './opinions.module.css'

export type OpinionsProps = {
  tile: Tile
  round: Round
  /** Whose heart is shown as given where no script knows who this browser is. */
  ownName: string
  /** A comment that was not stored. */
  typed: string | undefined
  trouble: string | undefined
}

/** Folded until somebody wants to read or write; the browser unfolds it by itself. */
export function ImageComments({ tile, round, typed }: OpinionsProps) {
  const { t } = useDecidingMessages()
  const [hasDraft, setHasDraft] = useState(Boolean(typed))
  const { isOpen, comments } = round.state
  const count = comments.filter(({ image }) => image === tile.id).length
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
      <CommentList round={round} imageId={tile.id} />
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

function CommentList({ round, imageId }: Pick<OpinionsProps, 'round'> & { imageId: number }) {
  const { t } = useDecidingMessages()
  const { deleteComment } = useModerating(round)
  const { state, isOwner } = round
  const names = new Map(state.people.map(({ id, name }) => [id, name]))
  return (
    <ul className={style.list}>
      {state.comments
        .filter(({ image }) => image === imageId)
        .map(({ id, person, text }) => {
          const name = names.get(person) ?? ''
          return (
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
          )
        })}
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
  const id = useId()
  const { isOpen } = round.state
  return (
    <div className={style.write}>
      <label htmlFor={id}>
        <span aria-hidden="true">{t('deciding_text')}</span>
        <span className="visually-hidden">{t('deciding_text_of', { image })}</span>
      </label>
      <textarea
        id={id}
        name={textField(imageId)}
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

import { type SubmitEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import {
  type Opinions,
  opinionsByImage,
  type RoundState,
  sortByVotes,
} from '#domain/collection/deciding/round-model.ts'
import { cleanLine } from '#platform/i18n/clean-text.ts'
import { BY_VOTES, ORDER_PARAMETER, roundAddress, SECRET_FRAGMENT } from '#site/deciding-paths.ts'
import sheet from '#website/collection/contact-sheet.module.css'
import { SharedActions, SharedEntries } from '#website/collection/shared-collection.tsx'
import { SharedHead } from '#website/collection/shared-head.tsx'
import type { SharedView } from '#website/collection/view-shared.ts'
import { useHydrated } from '#website/islands/page-facts.tsx'
import { changeAddressHere, useAddress } from '#website/navigation/address.ts'
import { classNames } from '#website/ui/class-names.ts'
import { Button } from '#website/ui/controls.tsx'
import { Field } from '#website/ui/fields.tsx'
import typography from '#website/ui/typography.module.css'
import style from './deciding.module.css'
import { BUTTONS, type DecidingAnswer, NAME_FIELD, textField } from './deciding-form.ts'
import { EntryOpinions } from './opinions.tsx'
import { OwnerPanel } from './owner-panel.tsx'
import type { RoundView } from './receive-contribution.ts'
import { decidingMemory, rememberRound, useDecidingMessages } from './round-access.ts'
import { type ContributionInput, useRound } from './use-round.ts'

type DecidingProps = { shared: SharedView; round: RoundView; answer: DecidingAnswer | undefined }
const NO_OPINIONS: Opinions = { voters: [], comments: [] }

/** The error's text and the image that it is about; null where it is about the name. */
type ContributionError = { says: string; imageId: number | null }

/** A shared collection whose readers vote and comment. All works without script, by one form around the images. */
export function Deciding({ shared, round: view, answer }: DecidingProps) {
  const { t, language } = useDecidingMessages()
  const round = useRound(shared.id, view)
  useOwnersAddress(shared.id)
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<ContributionError | null>(
    answer ? { says: t(answer.says), imageId: answer.imageId } : null,
  )
  const isHydrated = useHydrated()
  const isByVotes = useIsByVotes()
  const order = useOrder(shared, isByVotes, round.state.votes)
  const opinions = useMemo(() => opinionsByImage(round.state), [round.state])

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const { submitter } = event
    const values = new FormData(event.currentTarget)
    const name = cleanLine(String(values.get(NAME_FIELD) ?? ''))
    const contribution = submitter instanceof HTMLButtonElement ? readContribution(submitter, values) : null
    if (!contribution) return
    if (name === '') {
      setError({ says: t('deciding_name_missing'), imageId: null })
      document.getElementsByName(NAME_FIELD)[0]?.focus()
      return
    }
    const says = await round.give(contribution, name)
    setError(says === null ? null : { says, imageId: contribution.imageId })
    if (says === null && contribution.kind === 'comment') clearText(form.current, contribution.imageId)
  }

  return (
    <>
      <SharedHead shared={shared} isOwn={round.isOwner} />
      <MailLinks view={view} id={shared.id} />
      <div className={classNames(sheet.desk, style.desk)}>
        {round.isOwner && <OwnerPanel round={round} />}
        <form
          ref={form}
          className={style.images}
          method="post"
          encType="multipart/form-data"
          noValidate
          onSubmit={send}
        >
          <RoundHead round={round} answer={answer} view={view} error={error} isByVotes={isByVotes} />
          <SharedEntries
            pictures={shared.pictures}
            address={roundAddress(language, shared.id, { [ORDER_PARAMETER]: isByVotes ? BY_VOTES : null })}
            {...(order ? { order } : {})}
            below={(tile) => (
              <EntryOpinions
                key={tile.id}
                tile={tile}
                round={round}
                opinions={opinions.get(tile.id) ?? NO_OPINIONS}
                ownPerson={isHydrated ? '' : view.person}
                typed={answer?.typed.texts[tile.id]}
                trouble={error?.imageId === tile.id ? error.says : undefined}
              />
            )}
          />
        </form>
        <SharedActions shared={shared} isOwn={round.isOwner} />
      </div>
    </>
  )
}

const TOLD = {
  confirmed: 'deciding_link_confirmed',
  ended: 'deciding_digest_ended',
  old: 'deciding_link_old',
} as const

function MailLinks({ view: { mail, told }, id }: { view: RoundView; id: string }) {
  const { t, language } = useDecidingMessages()
  if (told)
    return (
      <section className={style.mail}>
        {/* biome-ignore lint/a11y/noAutofocus: nothing else says what came of the button */}
        <p tabIndex={-1} autoFocus className={typography.lead}>
          {t(TOLD[told])}
        </p>
      </section>
    )
  if (!mail) return null
  const confirms = mail.does === 'confirm'
  return (
    <section className={style.mail}>
      <h2 className={typography.lg}>{t('deciding_confirm_heading')}</h2>
      <p>{t(confirms ? 'deciding_confirm_text' : 'deciding_end_text')}</p>
      <form method="post" action={roundAddress(language, id)}>
        <Button type="submit" name={confirms ? BUTTONS.confirm : BUTTONS.end} value={mail.token}>
          {t(confirms ? 'deciding_confirm_button' : 'deciding_digest_end')}
        </Button>
      </form>
    </section>
  )
}

function useIsByVotes(): boolean {
  return new URLSearchParams(useAddress().search).get(ORDER_PARAMETER) === BY_VOTES
}

/** Sorted once, at the visitor's request: images that move while somebody votes would get votes by mistake. */
function useOrder({ pictures }: SharedView, isByVotes: boolean, votes: RoundState['votes']): number[] | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the votes at that moment
  return useMemo(() => {
    if (!isByVotes) return null
    return sortByVotes(
      pictures.map(({ tile }) => tile.id),
      votes,
    )
  }, [pictures, isByVotes])
}

function readContribution({ name, value }: HTMLButtonElement, values: FormData): ContributionInput | null {
  const imageId = Number(value)
  if (name === BUTTONS.vote || name === BUTTONS.unvote)
    return { kind: 'vote', imageId, voted: name === BUTTONS.vote }
  if (name !== BUTTONS.comment) return null
  return { kind: 'comment', imageId, text: String(values.get(textField(imageId)) ?? '') }
}

function clearText(form: HTMLFormElement | null, imageId: number): void {
  const field = form?.elements.namedItem(textField(imageId))
  if (!(field instanceof HTMLTextAreaElement)) return
  field.value = ''
  // It holds no draft any more.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

type HeadProps = Pick<DecidingProps, 'answer'> & {
  round: ReturnType<typeof useRound>
  view: RoundView
  error: ContributionError | null
  isByVotes: boolean
}

/** Shows what the round is about, the field for the name, and the order of the images. */
function RoundHead({ round, answer, view, error, isByVotes }: HeadProps) {
  const { t } = useDecidingMessages()
  const region = useRef<HTMLParagraphElement>(null)
  const isOpen = round.state.isOpen
  // Without a focus nobody would notice that the page came back with a sentence.
  useEffect(() => {
    if (answer) region.current?.focus()
  }, [answer])
  return (
    <div className={style.head}>
      <p>{t(isOpen ? 'deciding_intro' : 'deciding_closed_note')}</p>
      {isOpen && (
        <NameField
          name={answer?.typed.name ?? (round.name || view.name)}
          error={error?.imageId === null ? error.says : undefined}
        />
      )}
      <OrderLinks isByVotes={isByVotes} />
      <p ref={region} role="status" tabIndex={-1} className={style.status}>
        {round.news.word}
      </p>
    </div>
  )
}

function OrderLinks({ isByVotes }: { isByVotes: boolean }) {
  const { t } = useDecidingMessages()
  const { pathname, search } = useAddress()
  const label = useId()
  const addressOf = (order: string | null) => {
    const query = new URLSearchParams(search)
    if (order) query.set(ORDER_PARAMETER, order)
    else query.delete(ORDER_PARAMETER)
    return `${pathname}?${query}`
  }
  const choices = [
    { says: t('deciding_order_sent'), to: addressOf(null), isCurrent: !isByVotes },
    { says: t('deciding_order_votes'), to: addressOf(BY_VOTES), isCurrent: isByVotes },
  ]
  return (
    <div className={style.order}>
      <span id={label}>{t('deciding_order')}</span>
      <ul aria-labelledby={label}>
        {choices.map(({ says, to, isCurrent }) => (
          <li key={to}>
            <a
              href={to}
              rel="nofollow"
              aria-current={isCurrent ? 'true' : undefined}
              className={classNames(style.choice, isCurrent && style.chosen)}
              onClick={changeAddressHere}
            >
              {says}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Enter in the field presses the first button of the form. */
function NameField({ name, error }: { name: string; error: string | undefined }) {
  const { t } = useDecidingMessages()
  return (
    <div className={style.name}>
      {/* A name that is known after hydration only is a field of its own. */}
      <Field
        key={name}
        label={t('deciding_name')}
        name={NAME_FIELD}
        required
        autoComplete="name"
        defaultValue={name}
        help={t('deciding_name_help')}
        error={error}
      />
      <button type="submit" className={style.keep}>
        {t('deciding_name_keep')}
      </button>
    </div>
  )
}

/** Moves the owner's secret from the address into this browser: people who copy the address would hand it on. */
function useOwnersAddress(id: string): void {
  useEffect(() => {
    const { hash, pathname, search } = window.location
    if (!hash.startsWith(`#${SECRET_FRAGMENT}`)) return
    rememberRound(id, { secret: hash.slice(SECRET_FRAGMENT.length + 1) })
    // Where nothing can be stored, a reload still finds it in the address.
    if (decidingMemory.isKept()) history.replaceState(history.state, '', pathname + search)
  }, [id])
}

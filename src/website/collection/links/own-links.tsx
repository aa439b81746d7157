import { type ReactNode, useEffect, useId, useState } from 'react'
import { apiPath, COLLECTION, ROUND } from '#site/api-paths.ts'
import { lastDayInWords } from '#site/dates.ts'
import { roundAddress } from '#site/deciding-paths.ts'
import { paths } from '#site/paths.ts'
import {
  decidingMemory,
  forgetRound,
  moderate,
  type ReadRound,
  readRound,
} from '#website/collection/deciding/round-access.ts'
import { forgetSaved } from '#website/collection/save-for-sharing.ts'
import { classNames } from '#website/ui/class-names.ts'
import { Button } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import { useCopying, useLinkMessages } from './copy-field.tsx'
import style from './own-links.module.css'
import { forgetLink, type SharedLink, sharedLinks } from './shared-links.ts'

/** The others are one click away, so that the images stay near. */
const MOST_SHOWN = 3
const GONE: readonly number[] = [404, 410]

/** The rounds and links of this browser as they were when the page was shown: a new row would move the images. */
export function OwnLinks() {
  const { t } = useLinkMessages()
  const heading = useId()
  const [{ rounds, links }] = useState(listOwn)
  const rows = [
    ...rounds.map(({ id, secret }) => <RoundRow key={id} id={id} secret={secret} />),
    ...links.map((link) => <LinkRow key={link.id} link={link} />),
  ]
  const further = rows.slice(MOST_SHOWN)
  return (
    <section className={style.section} aria-labelledby={heading}>
      <h2 id={heading} className={typography.md}>
        {t('links_heading')}
      </h2>
      <ul className={style.rows}>{rows.slice(0, MOST_SHOWN)}</ul>
      {further.length > 0 && (
        <details>
          <summary className={style.more}>{t('links_more', { count: further.length })}</summary>
          <ul className={classNames(style.rows, style.further)}>{further}</ul>
        </details>
      )}
    </section>
  )
}

function listOwn() {
  const now = new Date()
  return {
    rounds: decidingMemory.read().rounds.filter(({ secret }) => secret !== ''),
    links: sharedLinks.read().filter(({ expires }) => expires > now),
  }
}

function RoundRow({ id, secret }: { id: string; secret: string }) {
  const { t, language } = useLinkMessages()
  const { found, says, isBusy, setOpen } = useOwnRound(id, secret)
  const address = roundAddress(language, id)
  const facts = found && [
    sayCount(t, found.about.images),
    t(found.state.isOpen ? 'links_until' : 'links_closed_until', {
      day: lastDayInWords(new Date(found.about.expires), language),
    }),
    sayAnswered(t, found.state.people.filter(({ hidden }) => !hidden).length),
  ]
  return (
    <Row
      name={found?.about.title || t('links_round')}
      address={address}
      facts={facts ? facts.join(' · ') : says || t('links_reading')}
      isGone={says !== '' && !found}
      hasLongFacts
      copies={location.origin + address}
    >
      {found && (
        <button
          type="button"
          className={style.action}
          aria-disabled={isBusy || undefined}
          onClick={() => setOpen(!found.state.isOpen)}
        >
          {t(found.state.isOpen ? 'links_close' : 'links_reopen')}
        </button>
      )}
    </Row>
  )
}

/** Reads how the round stands; one that is over or was deleted elsewhere is listed no longer after this visit. */
function useOwnRound(id: string, secret: string) {
  const { t, language } = useLinkMessages()
  const [found, setFound] = useState<ReadRound | null>(null)
  const [says, setSays] = useState('')
  const [isBusy, setBusy] = useState(false)
  const call = { path: apiPath(ROUND, { id }), language, secret }

  async function read(): Promise<void> {
    const reading = await readRound(call)
    if (reading.outcome === 'done') {
      setFound(reading.answer)
      setSays('')
      return
    }
    const isGone = reading.outcome === 'refused' && GONE.includes(reading.status)
    if (isGone) forgetRound(id)
    if (isGone || reading.outcome === 'refused') setFound(null)
    setSays(t(isGone ? 'links_gone' : 'links_unread'))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each round
  useEffect(() => {
    void read()
  }, [id, secret])

  /** Another tab may have done so before, which is as good. */
  async function setOpen(isOpen: boolean): Promise<void> {
    if (isBusy) return
    setBusy(true)
    await moderate({ ...call, method: 'PATCH', body: { isOpen } })
    await read()
    setBusy(false)
  }

  return { found, says, isBusy, setOpen }
}

function LinkRow({ link }: { link: SharedLink }) {
  const { t, language } = useLinkMessages()
  const { id, title, count, expires, hasPassword, secret } = link
  const address = paths.sharedCollection(language, id)
  const [state, setState] = useState<'running' | 'asking' | 'ended' | 'failed'>('running')
  const facts = [
    sayCount(t, count),
    ...(hasPassword ? [t('links_password')] : []),
    t('links_until', { day: lastDayInWords(expires, language) }),
  ]

  async function end(): Promise<void> {
    const ending = await moderate({
      path: apiPath(COLLECTION, { id }),
      language,
      secret,
      method: 'DELETE',
    })
    if (ending.outcome !== 'done') {
      setState('failed')
      return
    }
    forgetLink(id)
    forgetSaved(id)
    setState('ended')
  }

  return (
    <Row
      name={title || t('links_link')}
      address={address}
      facts={state === 'ended' ? t('links_ended') : facts.join(' · ')}
      isGone={state === 'ended'}
      copies={location.origin + address}
      word={state === 'failed' ? t('links_not_ended') : ''}
    >
      {state !== 'asking' && (
        <button type="button" className={style.action} onClick={() => setState('asking')}>
          {t('links_end')}
        </button>
      )}
      {state === 'asking' && (
        <fieldset aria-label={t('links_end')} className={style.sure}>
          <p>{t('links_end_sure')}</p>
          <Button onClick={() => void end()}>{t('links_end_yes')}</Button>
          <Button outlined autoFocus onClick={() => setState('running')}>
            {t('links_end_no')}
          </Button>
        </fieldset>
      )}
    </Row>
  )
}

type RowProps = {
  name: string
  address: string
  facts: string
  isGone: boolean
  hasLongFacts?: boolean
  copies: string
  word?: string
  children: ReactNode
}

function Row({ name, address, facts, isGone, hasLongFacts = false, copies, word = '', children }: RowProps) {
  const { t } = useLinkMessages()
  const copying = useCopying(copies)
  return (
    <li className={style.row}>
      <div className={style.what}>
        {isGone ? (
          <span className={style.name}>{name}</span>
        ) : (
          <a href={address} className={style.name}>
            {name}
          </a>
        )}
        <p className={classNames(style.facts, hasLongFacts && style.long)} role="status">
          {facts}
        </p>
      </div>
      <div className={style.actions}>
        {!isGone && (
          <>
            <button type="button" className={style.action} onClick={() => void copying.copyValue()}>
              {t('links_copy')}
            </button>
            {children}
          </>
        )}
      </div>
      <p role="status" className={style.word}>
        {word || copying.word}
      </p>
    </li>
  )
}

type Translate = ReturnType<typeof useLinkMessages>['t']

function sayCount(t: Translate, count: number): string {
  return count === 1 ? t('links_images_one') : t('links_images', { count })
}

const FEW_ANSWERED = ['links_answered_none', 'links_answered_one'] as const

function sayAnswered(t: Translate, count: number): string {
  return t(FEW_ANSWERED[count] ?? 'links_answered', { count })
}

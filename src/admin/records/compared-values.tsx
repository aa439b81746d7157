import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useGetMany, useTranslateLabel } from 'react-admin'
import { type ProposalMessages, useProposalMessages } from '#admin/artists/proposal-messages.ts'
import { useLanguage } from '#admin/messages/use-language.ts'
import { FieldValue, isNamed, useValueText } from '#admin/parts/field-value.tsx'
import { Picture } from '#admin/parts/thumb.tsx'
import { RECORDS } from '#admin/records/described-records.ts'
import { positionOf } from '#admin/resources/images/focus-input.tsx'
import { COLOURS } from '#admin/theme.ts'
import { SERVICE_NAMES } from '#domain/catalogue/profile/describe-profile.ts'
import { SERVICES } from '#domain/catalogue/profile/profile.ts'
import { nameSpokenLanguage, SPOKEN_LANGUAGES } from '#domain/catalogue/profile/spoken-languages.ts'
import { IMAGE_WIDTHS, staffPictureAddress } from '#domain/imaging/imaging-model.ts'
import { type ComparedLine, isFocus } from '#domain/pending-changes/compared-lines.ts'
import { findCommon, toRuns } from '#domain/pending-changes/find-common.ts'
import type { FieldDescription } from '#platform/fields/kinds.ts'
import { languageOf } from '#platform/fields/lay-out.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'

/** Names a line as the form names the field. */
export function useLineLabel(resource: string): (line: Pick<ComparedLine, 'name'>) => string {
  const labelOf = useTranslateLabel()
  const { focus } = useProposalMessages()
  return ({ name }) => (isFocus(name) ? focus : String(labelOf({ source: name, resource }) ?? ''))
}

type Compared = Omit<ComparedLine, 'fields'> & { resource: string; recordId: number }

/** Shows a change before and after: as pictures where the values stand for pictures, else in words. */
export function ComparedValues({ compared }: { compared: Compared }) {
  const { resource, name, from, to } = compared
  const texts = useProposalMessages()
  const description = RECORDS.get(resource)
  if (isFocus(name)) return <ComparedFocus compared={compared} />
  if (name === 'Order') return <ComparedOrders from={toIds(from)} to={toIds(to)} />
  if (description?.pictures?.some(({ field }) => field === name))
    return (
      <Sides
        texts={texts}
        of="pictures"
        before={<WholePicture id={from} />}
        after={<WholePicture id={to} />}
      />
    )
  if (isNamed(name)) {
    const [before, after] = [from, to].map((value) => <FieldValue key="side" field={name} value={value} />)
    return <Sides texts={texts} of="words" before={before} after={after} />
  }
  return <ComparedWords name={name} field={description?.fields[name] ?? null} from={from} to={to} />
}

/** Narrower sides are below each other; two small pictures fit side by side on a phone. */
const NARROWEST = { words: '15rem', pictures: '9rem' }

type SidesProps = {
  texts: ProposalMessages
  of: keyof typeof NARROWEST
  before: ReactNode
  after: ReactNode
}

function Sides({ texts, of, before, after }: SidesProps) {
  const columns = `repeat(auto-fit, minmax(min(100%, ${NARROWEST[of]}), 1fr))`
  return (
    <Box component="dl" sx={{ ...SIDES, gridTemplateColumns: columns }}>
      <div>
        <dt>{texts.before}</dt>
        <dd>{before}</dd>
      </div>
      <div>
        <dt>{texts.after}</dt>
        <dd>{after}</dd>
      </div>
    </Box>
  )
}

const SIDES = {
  display: 'grid',
  gap: 2,
  margin: 0,
  overflowWrap: 'anywhere',
  '& dt': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& dd': { margin: 0, whiteSpace: 'pre-line' },
  '& del': { color: 'text.secondary', textDecorationColor: COLOURS.red },
  '& ins': { textDecoration: 'none', fontWeight: 600, borderBottom: `2px solid ${COLOURS.ink}` },
}

function Empty() {
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
      {useProposalMessages().empty}
    </Box>
  )
}

const PICTURE_HEIGHT = 160

function WholePicture({ id }: { id: unknown }) {
  if (typeof id !== 'number') return <Empty />
  return <Picture address={staffPictureAddress(id, IMAGE_WIDTHS[0])} alt="" height={PICTURE_HEIGHT} />
}

type ComparedWordsProps = { name: string; field: FieldDescription | null; from: unknown; to: unknown }

function ComparedWords({ name, field, from, to }: ComparedWordsProps) {
  const texts = useProposalMessages()
  const inWords = useWords(name, field)
  const [before, after] = [inWords(from), inWords(to)]
  const [keptBefore, keptAfter] = findCommon(before, after)
  const lang = languageOf(name, field)
  return (
    <Sides
      texts={texts}
      of="words"
      before={<Marked words={before} kept={keptBefore} as="del" lang={lang} />}
      after={<Marked words={after} kept={keptAfter} as="ins" lang={lang} />}
    />
  )
}

/** Words and signs of a text, items of a list, or the value as a whole: whatever can differ by itself. */
function useWords(name: string, field: FieldDescription | null): (value: unknown) => string[] {
  const [language] = useLanguage()
  const valueText = useValueText()
  const kind = field?.type?.kind
  return (value) => {
    if (value === null || value === undefined || value === '') return []
    if (Array.isArray(value))
      return value.map((item, at) => (at > 0 ? ', ' : '') + nameChoice(name, String(item), language))
    if (typeof value === 'string' && (kind === 'line' || kind === 'lines')) return value.match(WORD) ?? []
    if (kind === 'day')
      return [new Intl.DateTimeFormat(LOCALES[language], DAY).format(new Date(String(value)))]
    return [valueText(name, value)]
  }
}

const WORD = /[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu
const LOCALES: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }
const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' }

function nameChoice(name: string, code: string, language: Language): string {
  const spoken = name === 'Languages' && SPOKEN_LANGUAGES.find((known) => known === code)
  if (spoken) return nameSpokenLanguage(spoken, language)
  const service = name === 'Services' && SERVICES.find((known) => known === code)
  return service ? SERVICE_NAMES[service][language] : code
}

type MarkedProps = { words: string[]; kept: boolean[]; as: 'del' | 'ins'; lang: Language | undefined }

function Marked({ words, kept, as: Mark, lang }: MarkedProps) {
  if (words.length === 0) return <Empty />
  return (
    <span lang={lang}>
      {toRuns(words, kept).map(({ text, isKept, at }) =>
        isKept ? <span key={at}>{text}</span> : <Mark key={at}>{text}</Mark>,
      )}
    </span>
  )
}

function ComparedOrders({ from, to }: { from: number[]; to: number[] }) {
  const texts = useProposalMessages()
  const [keptFrom, keptTo] = findCommon(from, to)
  return (
    <Sides
      texts={texts}
      of="words"
      before={<Works ids={from} kept={keptFrom} />}
      after={<Works ids={to} kept={keptTo} />}
    />
  )
}

/** The API's largest page. */
const MOST_NAMED = 200
const WORK_HEIGHT = 56

function Works({ ids, kept }: { ids: number[]; kept: boolean[] }) {
  const texts = useProposalMessages()
  const { data: works = [] } = useGetMany('images', { ids: ids.slice(0, MOST_NAMED) })
  const titles = new Map(works.map((work) => [work?.Id, String(work?.TitleDe ?? '')]))
  return (
    <Box
      component="ol"
      sx={{ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.5, padding: 0, margin: 0 }}
    >
      {ids.map((id, at) => {
        const place = fill(kept[at] ? texts.place : texts.moved, { place: at + 1 })
        return (
          <Box component="li" key={id} sx={{ border: `3px solid ${kept[at] ? 'transparent' : COLOURS.red}` }}>
            <Picture
              address={staffPictureAddress(id, IMAGE_WIDTHS[0])}
              alt={[titles.get(id), place].filter(Boolean).join(', ')}
              height={WORK_HEIGHT}
              shape="1"
            />
          </Box>
        )
      })}
    </Box>
  )
}

function toIds(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : []
}

/** A coordinate that was not changed is that of the work. */
function ComparedFocus({ compared: { recordId, from, to } }: { compared: Compared }) {
  const texts = useProposalMessages()
  const { data: [work] = [] } = useGetMany('images', { ids: [recordId] })
  const pointOf = (side: unknown) => ({ FocusX: work?.FocusX, FocusY: work?.FocusY, ...Object(side) })
  return (
    <Sides
      texts={texts}
      of="pictures"
      before={<FocusedPicture id={recordId} point={pointOf(from)} />}
      after={<FocusedPicture id={recordId} point={pointOf(to)} />}
    />
  )
}

const FOCUS_WIDTH = 200
const SQUARE_HEIGHT = 80

/** The whole picture with the point, and what a square of it shows. */
function FocusedPicture({ id, point: { FocusX, FocusY } }: { id: number; point: Record<string, unknown> }) {
  const texts = useProposalMessages()
  const focus = typeof FocusX === 'number' && typeof FocusY === 'number' ? { x: FocusX, y: FocusY } : null
  const address = staffPictureAddress(id, IMAGE_WIDTHS[0])
  const position = positionOf(focus)
  const [left = '', top = ''] = position.split(' ')
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        <Box sx={{ position: 'relative', width: FOCUS_WIDTH, maxWidth: '100%', '& img': { width: '100%' } }}>
          <Picture address={address} alt="" />
          {focus && <Box aria-hidden sx={{ ...POINT, left, top }} />}
        </Box>
        <Picture address={address} alt="" height={SQUARE_HEIGHT} shape="1" focus={position} />
      </Box>
      <span>{focus ? `${left}, ${top}` : texts.no_focus}</span>
    </>
  )
}

const POINT = {
  position: 'absolute',
  width: 20,
  height: 20,
  transform: 'translate(-50%, -50%)',
  border: `3px solid ${COLOURS.red}`,
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${COLOURS.paper}, inset 0 0 0 2px ${COLOURS.paper}`,
}

import { Alert, Box } from '@mui/material'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import {
  BooleanInput,
  FieldTitle,
  type InputProps,
  required as isRequired,
  maxLength,
  NumberInput,
  SelectInput,
  TextInput,
  useRecordContext,
  useResourceContext,
  useTranslate,
  ValidationError,
} from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useArtistId } from '#admin/account/current-role.ts'
import { isNeeded, useDescription } from '#admin/records/described-records.ts'
import { languageOf, layOut } from '#platform/fields/lay-out.ts'
import { toSlug } from '#platform/i18n/slug.ts'
import { DayInput, MomentInput } from './moments.tsx'
import { PictureInput } from './picture-input.tsx'
import { Section } from './section.tsx'

/** Inputs of fields whose kind does not determine one, by field name; null where another field's input covers both. */
export type OwnInputs = Readonly<Record<string, ReactNode>>

export function RecordForm({ part, inputs }: { part?: string; inputs?: OwnInputs }) {
  const description = useDescription()
  if (!description) return null
  return [...layOut(description)].map(([name, lines]) => {
    if (part !== undefined && part !== name) return null
    const shown = lines.map((fields) => (
      <Line key={fields[0]} fields={fields} {...(inputs ? { inputs } : {})} />
    ))
    return isHeading(name) ? (
      <Section key={name} title={name}>
        {shown}
      </Section>
    ) : (
      <Fragment key={name}>{shown}</Fragment>
    )
  })
}

const isHeading = (part: string) => part.includes('.')

/** Fields side by side, without those that the person may not write or that only a new record has. */
export function Line({ fields: names, inputs = {} }: { fields: readonly string[]; inputs?: OwnInputs }) {
  const { fields = {} } = useDescription() ?? {}
  const isStaff = useArtistId() === null
  const isNew = useRecordContext()?.id === undefined
  const written = names.filter((name) => {
    const { self, fixed } = fields[name] ?? {}
    return (isStaff || self === 'writes') && (isNew || !fixed)
  })
  if (written.length === 0) return null
  const placed = written.map((name) => (
    <Fragment key={name}>{name in inputs ? inputs[name] : <RecordInput source={name} />}</Fragment>
  ))
  const addresses = written.filter((name) => fields[name]?.type?.kind === 'slug')
  return (
    <>
      {names.length > 1 ? <Columns count={names.length}>{placed}</Columns> : placed}
      {written.map((name) => {
        const { type, madeFrom: [source, or = source] = [] } = fields[name] ?? {}
        const longest = type && 'longest' in type ? type.longest : 0
        const make = type?.kind === 'slug' ? toSlug : cut
        const by = (text: string) => make(text, longest)
        return source && <FillFrom key={name} source={source} {...(or ? { or } : {})} field={name} by={by} />
      })}
      {addresses.length > 0 && <FormerAddress of={addresses} />}
    </>
  )
}

const cut = (text: string, longest: number) => text.slice(0, longest)

/** Offers a redirect as soon as one of these fields, which are part of a record's address, is no longer as it was. */
function FormerAddress({ of: fields }: { of: string[] }) {
  const record = useRecordContext()
  const values: unknown[] = useWatch({ name: fields })
  const isChanged = fields.some((field, at) => record?.[field] && values[at] !== record[field])
  return isChanged && <BooleanInput source="RedirectFormer" helperText="redirects.former_hint" />
}

type RecordInputProps = {
  source: string
  label?: string
  hint?: string
  rows?: number
  required?: boolean
}

export function RecordInput({ source, hint, rows, required, ...rest }: RecordInputProps) {
  const translate = useTranslate()
  const { fields = {}, pictures = [] } = useDescription() ?? {}
  const field = fields[source] ?? null
  const type = field?.type
  const needed = required ?? isNeeded(field)
  const sentence = hint ?? field?.hint
  const longest = type && 'longest' in type ? type.longest : null
  const hintText = sentence ? translate(sentence, field?.hintValues) : ''
  const helperText = longest ? <Hint text={hintText} source={source} longest={longest} /> : hintText || false
  const named = { source, helperText, ...rest }
  const limits = [...(needed ? [isRequired()] : []), ...(longest ? [maxLength(longest)] : [])]
  const shared = { ...named, ...(limits.length > 0 ? { validate: limits } : {}) }
  if (pictures.some((picture) => picture.field === source)) return <PictureInput source={source} />
  switch (type?.kind) {
    case 'yesNo':
      return <BooleanInput {...named} />
    case 'moment':
      return <MomentInput source={source} />
    case 'day':
      return <DayInput {...shared} />
    case 'number':
      return <NumberInput {...shared} min={type.smallest} max={type.largest} step={1} />
    case 'choice': {
      const choices = type.choices.map((id) => ({ id, name: `choices.${id}` }))
      return (
        <SelectInput {...shared} choices={choices} {...(needed ? { defaultValue: type.choices[0] } : {})} />
      )
    }
    case 'reference':
    case 'choices':
    case 'references':
    case 'slugs':
      throw new Error(`${source} needs an input of its own.`)
  }
  const shownRows = rows ?? field?.rows ?? 1
  const lang = languageOf(source, field)
  return (
    <TextInput
      multiline={shownRows > 1}
      minRows={shownRows}
      slotProps={{ htmlInput: lang ? { lang, spellCheck: true } : {} }}
      {...(type?.default === null ? {} : EMPTY_TEXT)}
      {...shared}
    />
  )
}

/** The share of a limit from which on the characters are counted. */
const COUNTED_FROM = 0.75

function Hint({ text, source, longest }: { text: string; source: string; longest: number }) {
  const translate = useTranslate()
  const { length } = String(useWatch({ name: source }) ?? '')
  const counted = length > longest * COUNTED_FROM && translate('screens.characters', { length, longest })
  return [text, counted].filter(Boolean).join(' ')
}

/** An empty field stays an empty text; react-admin's own input makes it null. */
const unchanged: NonNullable<InputProps['parse']> = (text) => text
const EMPTY_TEXT = { parse: unchanged, defaultValue: '' }

export function Pair({
  de,
  en,
  label,
  ...rest
}: Omit<RecordInputProps, 'source'> & { de: string; en: string }) {
  return (
    <Columns>
      <RecordInput source={de} {...(label ? { label: `${label}De` } : {})} {...rest} />
      <RecordInput source={en} {...(label ? { label: `${label}En` } : {})} {...rest} />
    </Columns>
  )
}

export function Columns({ children, count = 2 }: { children: ReactNode; count?: number }) {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        columnGap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${count}, minmax(0, 1fr))` },
      }}
    >
      {children}
    </Box>
  )
}

type FieldError = { field: string; message: string }

/** Server errors for fields that the form lacks would block every later submit, so they are taken out of its errors. */
export function OtherErrors() {
  const { errors, submitCount } = useFormState()
  const { clearErrors } = useFormContext()
  const resource = useResourceContext()
  const [unplaced, setUnplaced] = useState<FieldError[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is emptied at each attempt
  useEffect(() => setUnplaced([]), [submitCount])
  useEffect(() => {
    const withoutField = Object.entries(errors).flatMap(([field, error]): FieldError[] =>
      error?.type === 'server' && !('ref' in error && error.ref)
        ? [{ field, message: String(error.message) }]
        : [],
    )
    if (withoutField.length === 0) return
    setUnplaced((known) => [...known, ...withoutField])
    clearErrors(withoutField.map(({ field }) => field))
  }, [errors, clearErrors])
  if (unplaced.length === 0) return null
  return (
    <Alert severity="error" variant="outlined" sx={{ width: '100%', marginBottom: 2 }}>
      {unplaced.map(({ field, message }) => (
        <div key={field}>
          <FieldTitle source={field} {...(resource ? { resource } : {})} />:{' '}
          <ValidationError error={message} />
        </div>
      ))}
    </Alert>
  )
}

type FillFromProps = {
  source: string
  /** Another field, which counts as long as the source is empty. */
  or?: string
  field: string
  by: (text: string) => string
}

/** Fills a new record's field until somebody changes it; others may know the address of a saved one. */
export function FillFrom({ source, or = source, field, by }: FillFromProps) {
  const record = useRecordContext()
  const isNew = record?.id === undefined
  const typed: unknown[] = useWatch({ name: [source, or] })
  const { getValues, setValue } = useFormContext()
  const filled = useRef('')
  const text = String(typed[0] || typed[1] || '')
  useEffect(() => {
    if (!isNew || (getValues(field) ?? '') !== filled.current) return
    const made = by(text)
    if (made === filled.current) return
    filled.current = made
    setValue(field, made, { shouldDirty: true })
  }, [isNew, text, field, by, getValues, setValue])
  return null
}

import { Box, Link } from '@mui/material'
import {
  type RaRecord,
  RecordContextProvider,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useReference,
  useResourceDefinitions,
} from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { Picture } from '#admin/parts/thumb.tsx'
import { isFields } from '#admin/records/admin-api.ts'
import { numberOf } from '#domain/enquiries/enquiries-model.ts'

const OF_NO_RECORD = 'import'
const THUMBNAIL_HEIGHT = 32

export function ChangedRecord({ change }: { change: RaRecord }) {
  const { Resource, RecordId, Action } = change
  const known = useResourceDefinitions()
  const isSought = Action !== 'delete' && RecordId !== OF_NO_RECORD && String(Resource) in known
  return isSought ? <FoundRecord change={change} /> : <RecordName change={change} />
}

function FoundRecord({ change }: { change: RaRecord }) {
  const [resource, id] = [String(change.Resource), String(change.RecordId)]
  const { referenceRecord } = useReference({ reference: resource, id })
  const nameOf = useGetRecordRepresentation(resource)
  if (!referenceRecord) return <RecordName change={change} />
  const { Thumb } = referenceRecord
  return (
    <RecordContextProvider value={referenceRecord}>
      <Box
        component="span"
        onClick={(event) => event.stopPropagation()}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, verticalAlign: 'middle' }}
      >
        {typeof Thumb === 'string' && <Picture address={Thumb} alt="" height={THUMBNAIL_HEIGHT} shape="1" />}
        <Link component={RouterLink} to={`/${resource}/${encodeURIComponent(id)}`}>
          {nameOf(referenceRecord) || <RecordName change={change} />}
        </Link>
      </Box>
    </RecordContextProvider>
  )
}

function RecordName({ change: { Resource, RecordId, Details } }: { change: RaRecord }) {
  const labelOf = useGetResourceLabel()
  const name = isFields(Details) && typeof Details.name === 'string' ? Details.name : ''
  return (
    <>{[labelOf(String(Resource), 1), name || numberInWords(String(RecordId))].filter(Boolean).join(' ')}</>
  )
}

/** Longer numbers are random. People know their beginning from e-mails. */
const LONGEST_NUMBER = 20

function numberInWords(id: string): string {
  if (id === OF_NO_RECORD) return ''
  return id.length > LONGEST_NUMBER ? numberOf(id) : id
}

export type ChangeGroup = { first: RaRecord; all: RaRecord[] }

/** Saving two records by hand takes longer. */
const APART_MS = 1_000

/** Entries of the log, newest first, with what one action did to many records together. */
export function groupChanges(changes: readonly RaRecord[]): ChangeGroup[] {
  const groups: ChangeGroup[] = []
  for (const change of changes) {
    const group = groups.at(-1)
    const before = group?.all.at(-1)
    if (group && before && isOneAction(before, change)) group.all.push(change)
    else groups.push({ first: change, all: [change] })
  }
  return groups
}

function isOneAction(one: RaRecord, other: RaRecord): boolean {
  const isAlike = (['StaffName', 'Action', 'Resource'] as const).every((field) => one[field] === other[field])
  const apart = Date.parse(String(one.ChangedAt)) - Date.parse(String(other.ChangedAt))
  return isAlike && one.RecordId !== other.RecordId && Math.abs(apart) < APART_MS
}

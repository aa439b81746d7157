import { Box, Button, Radio, Typography } from '@mui/material'
import { useState, useSyncExternalStore } from 'react'
import { useTranslate, useTranslateLabel } from 'react-admin'
import { FieldValue } from '#admin/parts/field-value.tsx'
import { Modal } from '#admin/parts/modal.tsx'
import { type Difference, fieldsToSend, listDifferences, proposeSides, type Side } from './conflict.ts'
import type { OpenConflict, Questions } from './resolve-conflicts.ts'

export function ConflictDialog({ questions }: { questions: Questions }) {
  const question = useSyncExternalStore(questions.subscribe, questions.current)
  return question && <VersionChoice key={JSON.stringify(question.conflict.theirs)} question={question} />
}

function VersionChoice({ question: { conflict, answer } }: { question: OpenConflict }) {
  const translate = useTranslate()
  const differences = listDifferences(conflict)
  const [sides, setSides] = useState(() => proposeSides(conflict))
  const open = differences.filter(({ field }) => !sides[field]).length
  const takeAll = (side: Side) => setSides(Object.fromEntries(differences.map(({ field }) => [field, side])))
  return (
    <Modal
      width="md"
      close={() => answer(null)}
      title={translate('conflict.title')}
      lead={translate('conflict.lead')}
      actions={
        <>
          <Typography role="status" sx={{ marginRight: 'auto' }}>
            {open > 0 && translate('conflict.open', { smart_count: open })}
          </Typography>
          <Button onClick={() => answer(null)}>{translate('conflict.back')}</Button>
          <Button
            variant="contained"
            disabled={open > 0}
            onClick={() => answer(fieldsToSend(conflict, sides))}
          >
            {translate('conflict.save')}
          </Button>
        </>
      }
    >
      <Button variant="outlined" onClick={() => takeAll('mine')} sx={{ marginRight: 1 }}>
        {translate('conflict.all_mine')}
      </Button>
      <Button variant="outlined" onClick={() => takeAll('theirs')}>
        {translate('conflict.all_theirs')}
      </Button>
      <ConflictFields
        resource={conflict.resource}
        differences={differences}
        sides={sides}
        choose={(field, side) => setSides({ ...sides, [field]: side })}
      />
    </Modal>
  )
}

type ConflictFieldsProps = {
  resource: string
  differences: Difference[]
  sides: Record<string, Side>
  choose: (field: string, side: Side) => void
}

function ConflictFields({ resource, differences, sides, choose }: ConflictFieldsProps) {
  const translate = useTranslate()
  const labelOf = useTranslateLabel()
  return differences.map(({ field, mine, theirs, bothChanged }) => (
    <Box key={field} component="fieldset" sx={FIELD}>
      <Typography component="legend" sx={{ fontWeight: 600, padding: 0 }}>
        {labelOf({ source: field, resource })}
        {bothChanged && (
          <Typography component="span" variant="caption" color="error" sx={{ marginLeft: 1 }}>
            {translate('conflict.both')}
          </Typography>
        )}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Version field={field} choose={choose} side="mine" value={mine} chosen={sides[field] === 'mine'} />
        <Version
          field={field}
          choose={choose}
          side="theirs"
          value={theirs}
          chosen={sides[field] === 'theirs'}
        />
      </Box>
    </Box>
  ))
}

type VersionProps = {
  field: string
  side: Side
  value: unknown
  chosen: boolean
  choose: (field: string, side: Side) => void
}

function Version({ field, side, value, chosen, choose }: VersionProps) {
  const translate = useTranslate()
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'start', minWidth: 0, cursor: 'pointer' }}>
      <Radio size="small" name={field} checked={chosen} onChange={() => choose(field, side)} />
      <Box sx={{ minWidth: 0, paddingTop: '6px' }}>
        <Typography variant="caption" color="text.secondary" component="span">
          {translate(`conflict.${side}`)}
        </Typography>
        <Box
          tabIndex={0}
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 220, overflowY: 'auto' }}
        >
          <FieldValue field={field} value={value} />
        </Box>
      </Box>
    </Box>
  )
}

const FIELD = {
  margin: 0,
  padding: 0,
  paddingTop: 1.5,
  marginTop: 2,
  border: 0,
  borderTop: 1,
  borderColor: 'divider',
  minWidth: 0,
}

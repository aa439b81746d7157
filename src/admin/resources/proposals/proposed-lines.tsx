import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useTranslateLabel } from 'react-admin'
import { useProposalMessages } from '#admin/artists/proposal-messages.ts'
import { RECORDS } from '#admin/parts/described-records.ts'
import { isFields } from '#admin/records/admin-api.ts'
import { ComparedValues, isFocus } from './compared-values.tsx'

/** One change that staff decide by itself, named by its first field; both coordinates of the focus are one. */
export type ProposedLine = { name: string; fields: readonly string[]; from: unknown; to: unknown }

/** Lines in the order of the record's fields. */
export function toProposedLines(resource: string, details: unknown): ProposedLine[] {
  if (!isFields(details)) return []
  const order = Object.keys(RECORDS.get(resource)?.fields ?? {})
  const sorted = Object.entries(details).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
  const focus = sorted.filter(([name]) => isFocus(name))
  const side = (key: 'from' | 'to') =>
    Object.fromEntries(focus.map(([name, change]) => [name, Object(change)[key]]))
  return sorted.flatMap(([name, change]): ProposedLine[] => {
    if (isFocus(name) && name !== focus[0]?.[0]) return []
    if (isFocus(name))
      return [{ name, fields: focus.map(([each]) => each), from: side('from'), to: side('to') }]
    const { from, to }: { from?: unknown; to?: unknown } = Object(change)
    return [{ name, fields: [name], from, to }]
  })
}

/** Names a line as the form names the field. */
export function useLineLabel(resource: string): (line: ProposedLine) => string {
  const labelOf = useTranslateLabel()
  const { focus } = useProposalMessages()
  return ({ name }) => (isFocus(name) ? focus : String(labelOf({ source: name, resource }) ?? ''))
}

type ProposedLinesProps = {
  resource: string
  recordId: string
  lines: readonly ProposedLine[]
  /** Without it nothing can be ticked. */
  refused?: ReadonlySet<string>
  onRefused: (refused: ReadonlySet<string>) => void
}

export function ProposedLines({ resource, recordId, lines, refused, onRefused }: ProposedLinesProps) {
  const texts = useProposalMessages()
  const labelOf = useLineLabel(resource)
  function toggle(name: string): void {
    const next = new Set(refused)
    if (!next.delete(name)) next.add(name)
    onRefused(next)
  }
  return (
    <Box component="ul" aria-label={texts.changes} sx={LINES}>
      {lines.map((line) => (
        <Box component="li" key={line.name} sx={{ minWidth: 0 }}>
          {refused ? (
            <FormControlLabel
              control={<Checkbox checked={!refused.has(line.name)} onChange={() => toggle(line.name)} />}
              label={labelOf(line)}
              sx={{ '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
            />
          ) : (
            <Typography sx={{ fontWeight: 600 }}>{labelOf(line)}</Typography>
          )}
          <ComparedValues compared={{ ...line, resource, recordId: Number(recordId) }} />
        </Box>
      ))}
    </Box>
  )
}

const LINES = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }

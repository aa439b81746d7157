import { Box, Button, Checkbox, TextField, Typography } from '@mui/material'
import { type SubmitEvent, useState } from 'react'
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { usePasswordAgain } from '#admin/account/password-again.tsx'
import { COLOURS } from '#admin/theme.ts'
import { groupAreas } from '#domain/staff/areas.ts'
import { MadeToken } from '#domain/staff/token-model.ts'
import { DAY_MS } from '#platform/durations.ts'
import { agencyDay, endOfDay } from '#site/dates.ts'
import { useProgramMessages, useSend } from './use-programs.ts'

const USUAL_DAYS = 90
const REACHES = ['read', 'write'] as const

export function useAreaName(): (area: string) => string {
  const texts = useProgramMessages()
  const labelOf = useGetResourceLabel()
  const names: Readonly<Record<string, string>> = texts.areas
  return (area) => names[area] ?? labelOf(area, 2)
}

type TokenFormProps = {
  scopes: readonly string[]
  onMade: (made: { name: string; token: string }) => void
}

export function TokenForm({ scopes, onMade }: TokenFormProps) {
  const texts = useProgramMessages()
  const { askFresh, dialog } = usePasswordAgain()
  const send = useSend(askFresh)
  const [isBusy, setBusy] = useState(false)

  async function make(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const { currentTarget } = event
    const values = new FormData(currentTarget)
    const name = String(values.get('Name') ?? '')
    const EndsAt = endOfDay(String(values.get('EndsAt')))?.toISOString() ?? ''
    setBusy(true)
    const body = { Name: name, Scopes: values.getAll('Scopes'), EndsAt }
    const made = await send({ method: 'POST', path: '/tokens', body }, MadeToken)
    setBusy(false)
    if (made === 'refused') return
    currentTarget.reset()
    onMade({ name, token: made.Token })
  }

  return (
    <>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void make(event)}
        sx={{ display: 'grid', gap: 2 }}
      >
        <Typography component="h2" variant="h3">
          {texts.make}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& > *': { maxWidth: 360 } }}>
          <TextField
            name="Name"
            label={texts.name}
            helperText={texts.name_hint}
            required
            autoComplete="off"
          />
          <TextField
            name="EndsAt"
            type="date"
            label={texts.ends_on}
            helperText={texts.ends_hint}
            required
            defaultValue={agencyDay(new Date(Date.now() + USUAL_DAYS * DAY_MS))}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </Box>
        <ScopeTable scopes={scopes} />
        <Box>
          <Button type="submit" variant="contained" aria-disabled={isBusy}>
            {texts.make}
          </Button>
        </Box>
      </Box>
      {dialog}
    </>
  )
}

function ScopeTable({ scopes }: Pick<TokenFormProps, 'scopes'>) {
  const texts = useProgramMessages()
  const nameOf = useAreaName()
  const translate = useTranslate()
  const areas = [...new Set(scopes.map((scope) => scope.split(':')[0] ?? ''))]
  return (
    <Box component="table" sx={TABLE}>
      <caption>{texts.scopes_hint}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.area}</th>
          {REACHES.map((reach) => (
            <th key={reach} scope="col">
              {texts[reach]}
            </th>
          ))}
        </tr>
      </thead>
      {groupAreas(areas).map((group) => (
        <tbody key={group.name}>
          {group.name && (
            <tr>
              <Box component="th" scope="rowgroup" colSpan={REACHES.length + 1} sx={GROUP}>
                {translate(`menu.${group.name}`)}
              </Box>
            </tr>
          )}
          {group.areas.map((area) => (
            <tr key={area}>
              <th scope="row">{nameOf(area)}</th>
              {REACHES.map((reach) => (
                <td key={reach}>
                  {scopes.includes(`${area}:${reach}`) && (
                    <Checkbox
                      name="Scopes"
                      value={`${area}:${reach}`}
                      slotProps={{ input: { 'aria-label': `${nameOf(area)}: ${texts[reach]}` } }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </Box>
  )
}

const GROUP = { '&&': { fontWeight: 600, paddingTop: 2 } }
const TABLE = {
  borderCollapse: 'collapse',
  justifySelf: 'start',
  '& caption': { textAlign: 'start', paddingBottom: 1, maxWidth: '44rem' },
  '& th': { textAlign: 'start', fontWeight: 400, paddingInlineEnd: 3 },
  '& thead th': { fontWeight: 600 },
  '& tbody tr': { borderTop: `1px solid ${COLOURS.line}` },
}

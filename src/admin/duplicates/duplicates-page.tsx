import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { useMay } from '#admin/account/current-role.ts'
import { PairRow } from './pair-row.tsx'
import { type DuplicatesState, type Pair, useDuplicates } from './use-duplicates.ts'

/** A longer list would take long to draw; what is told apart makes room for the next. */
const MOST_SHOWN = 100

export function DuplicatesPage() {
  const translate = useTranslate()
  const { state, begin, read, tellApart } = useDuplicates()
  const mayChange = useMay('editor')
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 3 }}>
      <Title title="duplicates.title" />
      <Typography>{translate('duplicates.lead')}</Typography>
      {mayChange && (
        <Box>
          <Button variant="outlined" disabled={state.State === 'running'} onClick={() => void begin()}>
            {translate(state.State === 'done' ? 'duplicates.look_again' : 'duplicates.look')}
          </Button>
        </Box>
      )}
      <Status state={state} retry={() => void read()} />
      {state.State === 'done' && <Pairs key={state.FoundAt} pairs={state.data} tellApart={tellApart} />}
    </Box>
  )
}

function Status({ state, retry }: { state: DuplicatesState; retry: () => void }) {
  const translate = useTranslate()
  if (state.State === 'unreachable')
    return (
      <Alert severity="error" action={<Button onClick={retry}>{translate('duplicates.retry')}</Button>}>
        {translate('duplicates.unreachable')}
      </Alert>
    )
  if (state.State === 'failed') return <Alert severity="error">{translate('duplicates.failed')}</Alert>
  if (state.State === 'running') {
    const value = state.All > 0 ? (100 * state.Done) / state.All : 0
    return (
      <Box>
        <Typography id="duplicates-running" role="status">
          {translate(`duplicates.${state.Stage}`, { done: state.Done, all: state.All })}
        </Typography>
        <LinearProgress aria-labelledby="duplicates-running" variant="determinate" value={value} />
      </Box>
    )
  }
  if (state.State === 'done')
    return (
      <Typography role="status">
        {translate('duplicates.found', { smart_count: state.data.length, images: state.Images })}
      </Typography>
    )
  return state.State === 'loading' ? <LinearProgress aria-label={translate('duplicates.loading')} /> : null
}

type PairsProps = { pairs: readonly Pair[]; tellApart: (pair: Pair, areTwo: boolean) => Promise<boolean> }

function Pairs({ pairs, tellApart }: PairsProps) {
  const translate = useTranslate()
  const [apart, setApart] = useState<ReadonlySet<Pair>>(new Set())
  const [failed, setFailed] = useState(false)

  async function change(pair: Pair): Promise<void> {
    const areTwo = !apart.has(pair)
    const isDone = await tellApart(pair, areTwo)
    setFailed(!isDone)
    if (!isDone) return
    const next = new Set(apart)
    if (areTwo) next.add(pair)
    else next.delete(pair)
    setApart(next)
  }

  return (
    <>
      {failed && <Alert severity="error">{translate('duplicates.not_saved')}</Alert>}
      {pairs.length > MOST_SHOWN && (
        <Typography>{translate('duplicates.more', { shown: MOST_SHOWN, all: pairs.length })}</Typography>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 2, padding: 0, margin: 0, listStyle: 'none' }}>
        {pairs.slice(0, MOST_SHOWN).map((pair) => (
          <PairRow
            key={`${pair.One.Id} ${pair.Other.Id}`}
            pair={pair}
            isApart={apart.has(pair)}
            change={() => void change(pair)}
          />
        ))}
      </Box>
    </>
  )
}

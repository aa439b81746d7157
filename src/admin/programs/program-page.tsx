import { Alert, Box, Button, LinearProgress, Link, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Confirm, Title } from 'react-admin'
import { COLOURS } from '#admin/theme/theme-colours.ts'
import { API_DOCS } from '#site/api-paths.ts'
import { useProgramMessages } from './use-programs.ts'

type ProgramPageProps = {
  title: string
  lead: string
  said: { done: string; problem: string }
  state: 'loading' | 'failed' | 'there'
  retry: () => void
  children: ReactNode
}

/** The frame of the pages about other programs: what the page is for, how the last change went, and the way to the API's page. */
export function ProgramPage({ title, lead, said, state, retry, children }: ProgramPageProps) {
  const texts = useProgramMessages()
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 3 }}>
      <Title title={title} />
      <Typography sx={{ maxWidth: '44rem' }}>
        {lead}{' '}
        <Link href={API_DOCS} target="_blank" rel="noopener">
          {texts.docs}
        </Link>
      </Typography>
      <div role="status">{said.done && <Alert severity="success">{said.done}</Alert>}</div>
      {said.problem && <Alert severity="error">{said.problem}</Alert>}
      {state === 'loading' && <LinearProgress aria-label={texts.loading} />}
      {state === 'failed' && (
        <Alert severity="error" action={<Button onClick={retry}>{texts.retry}</Button>}>
          {texts.problem_other}
        </Alert>
      )}
      {state === 'there' && children}
    </Box>
  )
}

type RowProps = { name: string; facts: readonly string[]; children: ReactNode; below?: ReactNode }

/** An entry of a list: its name, what there is to know of it, and what can be done. */
export function ProgramRow({ name, facts, children, below }: RowProps) {
  return (
    <Box component="li" sx={{ borderTop: `1px solid ${COLOURS.line}`, paddingBlock: 2 }}>
      <Box sx={ROW}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h2" variant="h3">
            {name}
          </Typography>
          {facts.map((fact) => (
            <Typography key={fact} variant="body2" color="text.secondary">
              {fact}
            </Typography>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>{children}</Box>
      </Box>
      {below}
    </Box>
  )
}

export const LIST = { listStyle: 'none', margin: 0, padding: 0 }
const ROW = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
}

type StepProps = {
  text: string
  /** With the entry's name, for those who hear the button without its row. */
  name: string
  /** What is asked before; nothing is, without it. */
  ask?: string
  isFinal?: boolean
  isExpanded?: boolean
  run: () => void
}

/** A button of an entry. */
export function StepButton({ text, name, ask, isFinal = false, isExpanded, run }: StepProps) {
  const [isAsked, setAsked] = useState(false)
  const confirm = () => {
    setAsked(false)
    run()
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={isFinal ? 'error' : 'inherit'}
        aria-label={name}
        aria-expanded={isExpanded}
        onClick={() => (ask ? setAsked(true) : run())}
      >
        {text}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={name}
        content={ask ?? ''}
        confirm={text}
        confirmColor={isFinal ? 'warning' : 'primary'}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      />
    </>
  )
}

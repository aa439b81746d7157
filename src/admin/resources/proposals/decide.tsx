import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, type RaRecord, useNotify, useRefresh } from 'react-admin'
import { z } from 'zod'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { type ProposalMessages, useProposalMessages } from '#admin/artists/proposal-messages.ts'
import { useLineLabel } from '#admin/records/compared-values.tsx'
import { useNotifyUndoable } from '#admin/undo/use-notify-undoable.tsx'
import type { ComparedLine } from '#domain/pending-changes/compared-lines.ts'
import { LONGEST_SENTENCE } from '#domain/pending-changes/pending-changes-model.ts'
import { fill } from '#platform/i18n/fill.ts'

type Question = 'decline' | 'partly' | 'changed'
type DecideProps = { proposal: RaRecord; lines: readonly ComparedLine[]; refused: ReadonlySet<string> }

/** Accepts what is ticked. Refusing anything needs a sentence, and what was changed since is overwritten only after a question. */
export function Decide({ proposal, lines, refused }: DecideProps) {
  const texts = useProposalMessages()
  const labelOf = useLineLabel(String(proposal.Resource))
  const [question, setQuestion] = useState<Question | null>(null)
  const [sentence, setSentence] = useState('')
  const [isMissing, setMissing] = useState(false)
  const decide = useDecide(proposal)
  const accepted = lines.filter((line) => !refused.has(line.name))
  const about = {
    ...{ record: String(proposal.RecordName), artist: String(proposal.ArtistName ?? '') },
    ...{ count: accepted.length, total: lines.length },
  }
  const told = proposal.HasAccount === false ? '' : fill(texts.told, about)
  const isWhole = accepted.length === lines.length
  const refusedLabels = lines.filter((line) => refused.has(line.name)).map(labelOf)

  function ask(next: Question | null): void {
    setMissing(false)
    setQuestion(next)
  }

  async function accept(EvenIfChanged: boolean): Promise<void> {
    ask(null)
    const part = { Fields: accepted.flatMap(({ fields }) => fields), Sentence: sentence }
    const done = isWhole ? texts.accepted : fill(texts.partly_done, about)
    const body = { EvenIfChanged, ...(isWhole ? {} : part) }
    if (await decide('accept', body, `${done} ${told}`)) ask('changed')
  }

  function refuse(): void {
    if (sentence.trim() === '') {
      setMissing(true)
    } else if (question === 'partly') {
      void accept(false)
    } else {
      ask(null)
      void decide('decline', { Sentence: sentence }, `${texts.declined_done} ${told}`)
    }
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button
        variant="contained"
        size="small"
        aria-label={fill(texts.accept_of, about)}
        disabled={accepted.length === 0}
        onClick={() => (isWhole ? void accept(false) : ask('partly'))}
      >
        {fill(texts.accept, about)}
      </Button>
      <Button
        variant="outlined"
        size="small"
        aria-label={fill(texts.decline_of, about)}
        onClick={() => ask('decline')}
      >
        {texts.decline}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {texts.accept_hint}
      </Typography>
      <Confirm
        isOpen={question === 'changed'}
        title={texts.accept_anyway}
        content={fill(texts.changed, about)}
        confirm={texts.accept_anyway}
        onConfirm={() => void accept(true)}
        onClose={() => ask(null)}
      />
      <Confirm
        isOpen={question === 'decline' || question === 'partly'}
        title={question === 'partly' ? texts.partly_title : texts.decline_title}
        content={
          <>
            {question === 'partly' && (
              <Typography sx={{ marginBottom: 1 }}>
                {fill(texts.partly_lead, { fields: refusedLabels.join(', ') })}
              </Typography>
            )}
            <TextField
              label={texts.sentence}
              helperText={isMissing ? texts.sentence_missing : told && fill(texts.decline_hint, about)}
              error={isMissing}
              value={sentence}
              onChange={({ target }) => setSentence(target.value)}
              multiline
              minRows={3}
              required
              autoFocus
              fullWidth
              slotProps={{ htmlInput: { maxLength: LONGEST_SENTENCE } }}
            />
          </>
        }
        confirm={question === 'partly' ? fill(texts.accept, about) : texts.decline}
        onConfirm={refuse}
        onClose={() => ask(null)}
      />
    </Box>
  )
}

/** Returns whether what it changes was changed since, which is no problem yet. */
function useDecide({ id }: RaRecord) {
  const texts = useProposalMessages()
  const notify = useNotify()
  const notifyUndoable = useNotifyUndoable()
  const refresh = useRefresh()
  return async (how: 'accept' | 'decline', body: object, done: string): Promise<boolean> => {
    const request = jsonRequest({ method: 'POST', body })
    const response = await askStaff(`/proposals/${id}/${how}`, z.unknown(), request)
    if (response.outcome === 'refused' && response.code === 'changed') return true
    if (response.outcome === 'refused') notify(texts[problemOf(response.code)], { type: 'error' })
    else notifyUndoable(done.trim())
    refresh()
    return false
  }
}

const PROBLEMS = ['decided_already', 'not_found', 'gone', 'invalid'] as const

function problemOf(code: string): keyof ProposalMessages {
  return `problem_${PROBLEMS.find((known) => known === code) ?? 'other'}`
}

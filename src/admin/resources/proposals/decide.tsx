import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { Confirm, type RaRecord, useNotify, useRefresh } from 'react-admin'
import { z } from 'zod'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { type ArtistMessages, useArtistMessages } from '#admin/artists/artist-messages.ts'
import { useNotifyUndoable } from '#admin/undo/use-notify-undoable.tsx'
import { LONGEST_SENTENCE } from '#domain/pending-changes/pending-changes-model.ts'
import { fill } from '#platform/i18n/fill.ts'

/** Yes, or no with a sentence. Over what was changed since only after a question. */
export function Decide({ proposal }: { proposal: RaRecord }) {
  const texts = useArtistMessages()
  const [question, setQuestion] = useState<'decline' | 'changed' | null>(null)
  const [sentence, setSentence] = useState('')
  const decide = useDecide(proposal)
  const about = { record: String(proposal.RecordName), artist: String(proposal.ArtistName ?? '') }
  const close = () => setQuestion(null)

  async function accept(EvenIfChanged: boolean): Promise<void> {
    close()
    if (await decide('accept', { EvenIfChanged }, texts.accepted)) setQuestion('changed')
  }

  function decline(): void {
    if (sentence.trim() === '') return
    close()
    void decide('decline', { Sentence: sentence }, fill(texts.declined_done, about))
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="contained"
        size="small"
        aria-label={fill(texts.accept_of, about)}
        onClick={() => void accept(false)}
      >
        {texts.accept}
      </Button>
      <Button
        variant="outlined"
        size="small"
        aria-label={fill(texts.decline_of, about)}
        onClick={() => setQuestion('decline')}
      >
        {texts.decline}
      </Button>
      <Confirm
        isOpen={question === 'changed'}
        title={texts.accept_anyway}
        content={fill(texts.changed, about)}
        confirm={texts.accept_anyway}
        onConfirm={() => void accept(true)}
        onClose={close}
      />
      <Confirm
        isOpen={question === 'decline'}
        title={texts.decline_title}
        content={
          <TextField
            label={texts.sentence}
            helperText={fill(texts.decline_hint, about)}
            value={sentence}
            onChange={({ target }) => setSentence(target.value)}
            multiline
            minRows={3}
            required
            autoFocus
            fullWidth
            slotProps={{ htmlInput: { maxLength: LONGEST_SENTENCE } }}
          />
        }
        confirm={texts.decline}
        onConfirm={decline}
        onClose={close}
      />
    </Box>
  )
}

/** Returns whether what it changes was changed since, which is no problem yet. */
function useDecide({ id }: RaRecord) {
  const texts = useArtistMessages()
  const notify = useNotify()
  const notifyUndoable = useNotifyUndoable()
  const refresh = useRefresh()
  return async (how: 'accept' | 'decline', body: object, done: string): Promise<boolean> => {
    const request = jsonRequest({ method: 'POST', body })
    const response = await askStaff(`/proposals/${id}/${how}`, z.unknown(), request)
    if (response.outcome === 'refused' && response.code === 'changed') return true
    if (response.outcome === 'refused') notify(texts[problemOf(response.code)], { type: 'error' })
    else notifyUndoable(done)
    refresh()
    return false
  }
}

const PROBLEMS = ['decided_already', 'not_found', 'gone', 'invalid'] as const

function problemOf(code: string): keyof ArtistMessages {
  return `problem_${PROBLEMS.find((known) => known === code) ?? 'other'}`
}

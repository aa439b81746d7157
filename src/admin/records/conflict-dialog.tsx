import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId, useState, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import type { OpenQuestion, Questions } from './ask-which-version.ts'
import { fieldsToSend, listDifferences, proposeSides, type Side } from './conflict.ts'
import { ConflictFields } from './conflict-fields.tsx'

/** Shows both versions of a record that two people changed. Saving needs a choice for every field. */
export function ConflictDialog({ questions }: { questions: Questions }) {
  const question = useSyncExternalStore(questions.subscribe, questions.current)
  return question && <VersionChoice key={JSON.stringify(question.conflict.theirs)} question={question} />
}

function VersionChoice({ question: { conflict, answer } }: { question: OpenQuestion }) {
  const translate = useTranslate()
  const title = useId()
  const lead = useId()
  const differences = listDifferences(conflict)
  const [sides, setSides] = useState(() => proposeSides(conflict))
  const open = differences.filter(({ field }) => !sides[field]).length
  const takeAll = (side: Side) => setSides(Object.fromEntries(differences.map(({ field }) => [field, side])))
  return (
    <Dialog
      open
      maxWidth="md"
      fullWidth
      onClose={() => answer(null)}
      aria-labelledby={title}
      aria-describedby={lead}
    >
      <DialogTitle id={title}>{translate('conflict.title')}</DialogTitle>
      <DialogContent>
        <Typography id={lead} sx={{ marginBottom: 2 }}>
          {translate('conflict.lead')}
        </Typography>
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
      </DialogContent>
      <DialogActions>
        <Typography role="status" sx={{ marginRight: 'auto' }}>
          {open > 0 && translate('conflict.open', { smart_count: open })}
        </Typography>
        <Button onClick={() => answer(null)}>{translate('conflict.back')}</Button>
        <Button variant="contained" disabled={open > 0} onClick={() => answer(fieldsToSend(conflict, sides))}>
          {translate('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

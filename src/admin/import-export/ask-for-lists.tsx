import { Box, MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { guessListName, isListName, LIST_NAMES, type ListName } from '#domain/import-export/list-names.ts'

/** `list` is null while nobody has said which one it is. */
export type ChosenFile = { file: File; list: ListName | null }

export function toChosenFile(file: File): ChosenFile {
  return { file, list: guessListName(file.name) }
}

type AskForListsProps = { chosen: readonly ChosenFile[]; onChange: (chosen: ChosenFile[]) => void }

/** Asks which list each file is whose name does not say it. */
export function AskForLists({ chosen, onChange }: AskForListsProps) {
  const translate = useTranslate()
  const unnamed = chosen.filter(({ file }) => guessListName(file.name) === null)
  const choose = (file: File, list: string) =>
    onChange(chosen.map((one) => (one.file === file && isListName(list) ? { file, list } : one)))
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 480, marginBlockEnd: unnamed.length > 0 ? 2 : 0 }}>
      {unnamed.map(({ file, list }) => (
        <TextField
          key={file.name}
          select
          label={translate('importExport.which_list', { file: file.name })}
          value={list ?? ''}
          onChange={({ target }) => choose(file, target.value)}
        >
          {LIST_NAMES.map((name) => (
            <MenuItem key={name} value={name}>
              {translate(`names.${name}`, { smart_count: 2, _: name })}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Box>
  )
}

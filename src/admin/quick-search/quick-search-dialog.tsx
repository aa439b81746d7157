import {
  Autocomplete,
  Box,
  Dialog,
  DialogContent,
  type PopperProps,
  TextField,
  Typography,
} from '@mui/material'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useGetResourceLabel, useLocale } from 'react-admin'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { askStaff } from '#admin/api/call-admin-api.ts'
import { Picture } from '#admin/parts/thumb.tsx'
import { bestRank, foldText, rankOf } from '#domain/quick-search/rank.ts'
import { fill } from '#platform/i18n/fill.ts'
import { type Option, useCommands, useQuickSearchMessages } from './commands.ts'

const THUMB_HEIGHT_PX = 40

export function QuickSearchDialog({ close }: { close: () => void }) {
  const texts = useQuickSearchMessages()
  const navigate = useNavigate()
  const id = useId()
  const [words, setWords] = useState('')
  const found = useHits(words.trim())
  const labelOf = useGetResourceLabel()
  const hits = found.hits.map((hit) => toOption(hit, labelOf(hit.Resource, 2)))
  const options = [...useMatching(words), ...hits]
  const sorted = words.trim() ? sortGroups(options, words) : options

  function choose({ chosen }: Option): void {
    close()
    if (typeof chosen === 'string') void navigate(chosen)
    else chosen()
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={`${id}-label`} sx={AT_THE_TOP}>
      <DialogContent sx={{ padding: 2 }}>
        <Autocomplete
          id={id}
          open
          autoHighlight
          // The text in the field is a query, never the chosen option.
          value={null}
          inputValue={words}
          onInputChange={(_, typed, reason) => reason === 'input' && setWords(typed)}
          onChange={(_, option) => option && choose(option)}
          onClose={(_, reason) => reason === 'escape' && close()}
          options={sorted}
          filterOptions={(all) => all}
          groupBy={({ group }) => group}
          getOptionKey={({ key }) => key}
          getOptionLabel={({ title }) => title}
          forcePopupIcon={false}
          noOptionsText={found.state === 'searching' ? texts.searching : texts.nothing}
          slots={{ popper: InPlace, paper: Box }}
          slotProps={{ listbox: { component: 'div', sx: LISTBOX } }}
          renderGroup={({ key, group, children }) => (
            <Group key={key} name={group}>
              {children}
            </Group>
          )}
          renderOption={({ key, ...props }, option) => (
            <li key={key} {...props}>
              <OptionText option={option} />
            </li>
          )}
          renderInput={(props) => (
            <TextField {...props} autoFocus label={texts.title} placeholder={texts.hint} />
          )}
        />
        <Outcome found={found} number={sorted.length} />
      </DialogContent>
    </Dialog>
  )
}

/** Announces the result to those who do not see the list grow. */
function Outcome({ found: { state }, number }: { found: Found; number: number }) {
  const texts = useQuickSearchMessages()
  return (
    <Typography
      role="status"
      variant="body2"
      color="text.secondary"
      sx={{ minHeight: '1.5em', marginTop: 1 }}
    >
      {state === 'failed' && texts.failed}
      {state === 'found' && fill(number === 1 ? texts.found_one : texts.found, { number: number })}
    </Typography>
  )
}

function Group({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <Box role="group" aria-label={name}>
      <Box aria-hidden sx={GROUP_NAME}>
        {name}
      </Box>
      <Box component="ul" role="presentation" sx={{ padding: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </Box>
  )
}

function toOption({ Resource, Id, Title, More, Thumb }: Hit, group: string): Option {
  const chosen = Resource === 'colleagues' ? '/colleagues' : `/${Resource}/${encodeURIComponent(Id)}`
  return { key: `${Resource} ${Id}`, group, title: Title, more: More, thumb: Thumb, chosen }
}

function OptionText({ option: { title, more, thumb } }: { option: Option }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, minHeight: THUMB_HEIGHT_PX }}>
      {thumb && <Picture address={thumb} alt="" height={THUMB_HEIGHT_PX} shape="1" />}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
        {more && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            {more}
          </Box>
        )}
      </Box>
    </Box>
  )
}

function useMatching(words: string): Option[] {
  const texts = useQuickSearchMessages()
  const commands = useCommands()
  const folded = foldText(words.trim())
  if (folded.plain === '') return commands.filter(({ group }) => group === texts.actions)
  return commands.filter(({ title }) => rankOf(foldText(title), folded) !== null)
}

function sortGroups(options: readonly Option[], words: string): Option[] {
  const folded = foldText(words.trim())
  const rankOfOption = ({ title, more }: Option) => bestRank([foldText(title)], [foldText(more)], folded)
  const groups = [...Map.groupBy(options, ({ group }) => group).values()].map((group) =>
    group.toSorted((one, other) => rankOfOption(one) - rankOfOption(other)),
  )
  const bestOf = ([first]: readonly Option[]) => (first ? rankOfOption(first) : Number.POSITIVE_INFINITY)
  return groups.toSorted((one, other) => bestOf(one) - bestOf(other)).flat()
}

/** The list stands in the dialog; it covers nothing. */
function InPlace({ children }: PopperProps) {
  return typeof children === 'function' ? null : <Box sx={{ marginTop: 1 }}>{children}</Box>
}

/** The list grows downwards, and the field stays where it is. */
const AT_THE_TOP = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { margin: { xs: 1, sm: 6 }, width: { xs: 'calc(100% - 16px)', sm: '100%' } },
}
const GROUP_NAME = { paddingInline: 2, paddingTop: 1, fontSize: '0.8125rem', color: 'text.secondary' }
const LISTBOX = { maxHeight: '60vh', overflowY: 'auto' }

const Hits = z.object({
  data: z.array(
    z.object({
      Resource: z.string(),
      Id: z.string(),
      Title: z.string(),
      More: z.string(),
      Thumb: z.string().nullable(),
    }),
  ),
})
type Hit = z.infer<typeof Hits>['data'][number]

const PAUSE_MS = 120

type Found = {
  words: string
  hits: readonly Hit[]
  state: 'none' | 'searching' | 'found' | 'failed'
}

const NOTHING: Found = { words: '', hits: [], state: 'none' }

function useHits(words: string): Found {
  const language = useLocale()
  const [found, setFound] = useState<Found>(NOTHING)

  useEffect(() => {
    if (words === '') return setFound(NOTHING)
    const stopping = new AbortController()
    setFound(({ hits }) => ({ words, hits, state: 'searching' }))
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ q: words, language })
      askStaff(`/find?${query}`, Hits, { signal: stopping.signal }).then(
        (response) => {
          if (stopping.signal.aborted) return
          const hits = response.outcome === 'answered' ? response.answer.data : []
          setFound({ words, hits, state: response.outcome === 'answered' ? 'found' : 'failed' })
        },
        (error) => {
          if (!stopping.signal.aborted) throw error
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
  }, [words, language])
  return found
}

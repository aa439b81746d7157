import { Box } from '@mui/material'
import { useState } from 'react'
import { z } from 'zod'
import { useMoment } from '#admin/parts/inputs/when.ts'
import { fill } from '#platform/i18n/fill.ts'
import { LIST, ProgramPage, ProgramRow, StepButton } from './program-page.tsx'
import { ShowOnce } from './show-once.tsx'
import { TokenForm, useAreaName } from './token-form.tsx'
import { type Sending, useProgramList, useProgramMessages } from './use-programs.ts'

const Listed = z.object({
  Id: z.string(),
  Name: z.string(),
  Account: z.string(),
  IsYours: z.boolean(),
  Scopes: z.array(z.string()),
  EndsAt: z.string(),
  LastUsedOn: z.string().nullable(),
})
const Tokens = z.object({ data: z.array(Listed), Scopes: z.array(z.string()) })

/** What lets other programs call the staff's API, each in the name of somebody. */
export function TokensPage() {
  const texts = useProgramMessages()
  const { list, said, read, ...sending } = useProgramList('/tokens', Tokens)
  const [made, setMade] = useState<{ name: string; token: string } | null>(null)
  const state = list === null ? 'loading' : list === 'failed' ? 'failed' : 'there'
  return (
    <ProgramPage
      title={texts.tokens}
      lead={texts.tokens_lead}
      said={said}
      state={state}
      retry={() => void read()}
    >
      {list !== null && list !== 'failed' && (
        <>
          <Box component="ul" sx={LIST} aria-label={texts.tokens}>
            {list.data.map((token) => (
              <TokenRow key={token.Id} token={token} change={sending.change} />
            ))}
          </Box>
          <TokenForm scopes={list.Scopes} send={sending.send} onMade={setMade} />
        </>
      )}
      {made && (
        <ShowOnce
          title={fill(texts.token_title, { name: made.name })}
          hint={texts.token_hint}
          label={texts.token}
          value={made.token}
          texts={texts}
          close={() => setMade(null)}
        />
      )}
    </ProgramPage>
  )
}

type TokenRowProps = Pick<Sending, 'change'> & { token: z.infer<typeof Listed> }

function TokenRow({
  token: { Id, Name, Account, IsYours, Scopes, EndsAt, LastUsedOn },
  change,
}: TokenRowProps) {
  const texts = useProgramMessages()
  const inWords = useMoment()
  const areaName = useAreaName()
  const reaches = Scopes.map((scope) => {
    const [area = '', reach] = scope.split(':')
    return `${areaName(area)} (${reach === 'write' ? texts.write : texts.read})`
  })
  const isOver = Date.parse(EndsAt) < Date.now()
  const facts = [
    ...(IsYours ? [] : [fill(texts.token_of, { name: Account })]),
    fill(isOver ? texts.ended : texts.ends, { when: inWords(EndsAt) }),
    LastUsedOn
      ? fill(texts.used, { day: inWords(LastUsedOn).split(', ')[0] ?? LastUsedOn })
      : texts.never_used,
    reaches.join(', '),
  ]
  return (
    <ProgramRow name={Name} facts={facts}>
      <StepButton
        text={texts.end}
        name={fill(texts.end_of, { name: Name })}
        ask={texts.end_ask}
        isFinal
        run={() =>
          void change({ method: 'DELETE', path: `/tokens/${Id}` }, fill(texts.token_ended, { name: Name }))
        }
      />
    </ProgramRow>
  )
}

import { Box } from '@mui/material'
import { useState } from 'react'
import { z } from 'zod'
import { useLanguage } from '#admin/messages/use-language.ts'
import { useMoment } from '#admin/parts/agency-time.ts'
import { StepButton } from '#admin/parts/step-button.tsx'
import { type ListedToken, TokenList } from '#domain/staff/token-model.ts'
import { fill } from '#platform/i18n/fill.ts'
import { lastDayInWords } from '#site/dates.ts'
import { LIST, ProgramPage, ProgramRow } from './program-page.tsx'
import { ShowOnce } from './show-once.tsx'
import { TokenForm, useAreaName } from './token-form.tsx'
import { useProgramMessages, useSend } from './use-programs.ts'

export function TokensPage() {
  const texts = useProgramMessages()
  const [made, setMade] = useState<{ name: string; token: string } | null>(null)
  return (
    <ProgramPage title={texts.tokens} lead={texts.tokens_lead} path="/tokens" schema={TokenList}>
      {({ data, Scopes }) => (
        <>
          <Box component="ul" sx={LIST} aria-label={texts.tokens}>
            {data.map((token) => (
              <TokenRow key={token.Id} token={token} />
            ))}
          </Box>
          <TokenForm scopes={Scopes} onMade={setMade} />
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
        </>
      )}
    </ProgramPage>
  )
}

function TokenRow({ token }: { token: ListedToken }) {
  const { Id, Name, Account, IsYours, Scopes, EndsAt, LastUsedOn } = token
  const texts = useProgramMessages()
  const inWords = useMoment()
  const areaName = useAreaName()
  const send = useSend()
  const reaches = Scopes.map((scope) => {
    const [area = '', reach] = scope.split(':')
    return `${areaName(area)} (${reach === 'write' ? texts.write : texts.read})`
  })
  const [language] = useLanguage()
  const when = lastDayInWords(new Date(EndsAt), language)
  const isOver = Date.parse(EndsAt) < Date.now()
  const facts = [
    ...(IsYours ? [] : [fill(texts.token_of, { name: Account })]),
    fill(isOver ? texts.ended : texts.ends, { when }),
    LastUsedOn
      ? fill(texts.used, { day: inWords(LastUsedOn).split(', ')[0] ?? LastUsedOn })
      : texts.never_used,
    reaches.join(', '),
  ]
  const end = () =>
    send({ method: 'DELETE', path: `/tokens/${Id}` }, z.null(), fill(texts.token_ended, { name: Name }))
  return (
    <ProgramRow name={Name} facts={facts}>
      <StepButton
        text={texts.end}
        name={fill(texts.end_of, { name: Name })}
        ask={texts.end_ask}
        isFinal
        run={() => void end()}
      />
    </ProgramRow>
  )
}

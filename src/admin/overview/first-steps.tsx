import { Box, Link } from '@mui/material'
import { useLocale } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { Section } from '#admin/parts/section.tsx'
import german from '#messages/staff-first-steps.de.json' with { type: 'json' }
import english from '#messages/staff-first-steps.en.json' with { type: 'json' }

type Step = keyof typeof german.steps

const PATHS: Readonly<Record<Step, string>> = {
  passkey: '/account',
  colleague: '/colleagues',
  email: '/health',
  backup: '/health',
  imprint: '/settings',
  artist: '/artists/create',
}

/** Another version of the server may name a step that this one does not know. */
function isStep(name: string): name is Step {
  return name in PATHS
}

export function FirstSteps({ names }: { names: readonly string[] }) {
  const { title, steps } = useLocale() === 'de' ? german : english
  return (
    <Section title={title}>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, display: 'grid', gap: 1 }}>
        {names.filter(isStep).map((name) => (
          <li key={name}>
            <Link component={RouterLink} to={PATHS[name]}>
              {steps[name].text}
            </Link>
            <Box sx={{ color: 'text.secondary' }}>{steps[name].why}</Box>
          </li>
        ))}
      </Box>
    </Section>
  )
}

import type { Language } from '#platform/i18n/language.ts'
import { phoneIn } from '#site/contact.ts'
import { site } from '#site/site.server.ts'

export type TeamMember = {
  name: string
  role: string
  town: string
  phone: { shown: string; dialled: string }
  mail: string
  portrait: TeamPortrait | null
}

export function viewTeam(language: Language): TeamMember[] {
  return site.team.map(({ name, role, office, phone, mail, portrait }) => ({
    name,
    role: role[language],
    town: site.offices.find(({ town }) => town.de === office)?.town[language] ?? office,
    phone: phoneIn(language, phone),
    mail,
    portrait: portrait === undefined ? null : findTeamPortrait(portrait),
  }))
}

/** Their addresses name their content, so browsers keep them. */
const files = import.meta.glob<string>('/content/team/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

const SMALL_WIDTH = 400
const LARGE_WIDTH = 800

type TeamPortrait = { src: string; srcSet: string }

/** Null where one of the two files is missing. */
function findTeamPortrait(name: string): TeamPortrait | null {
  const [small, large] = [SMALL_WIDTH, LARGE_WIDTH].map(
    (width) => files[`/content/team/${name}-${width}.webp`],
  )
  if (!small || !large) return null
  return { src: large, srcSet: `${small} ${SMALL_WIDTH}w, ${large} ${LARGE_WIDTH}w` }
}

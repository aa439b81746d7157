import type { Language } from '#platform/i18n/language.ts'
import { phoneIn } from '#site/contact.ts'
import { site } from '#site/site.server.ts'
import { findTeamPortrait, type TeamPortrait } from './portraits.server.ts'

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

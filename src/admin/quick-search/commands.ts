import { useGetResourceLabel, useLogout, useResourceDefinitions, useTranslate } from 'react-admin'
import { useMayOpen } from '#admin/account/for-readers.tsx'
import { MENU } from '#admin/layout/menu-groups.ts'
import { useLanguage } from '#admin/messages/use-language.ts'
import { SETTINGS } from '#domain/settings/settings-model.ts'
import german from '#messages/staff-quick-search.de.json' with { type: 'json' }
import english from '#messages/staff-quick-search.en.json' with { type: 'json' }

export type Option = {
  key: string
  group: string
  title: string
  more: string
  thumb: string | null
  chosen: string | (() => void)
}

type QuickSearchMessages = typeof german

export function useQuickSearchMessages(): QuickSearchMessages {
  const [language] = useLanguage()
  return language === 'de' ? german : english
}

type Command = { title: string; chosen: Option['chosen'] }

export function useCommands(): Option[] {
  const texts = useQuickSearchMessages()
  const mayOpen = useMayOpen()
  const isIncluded = ({ chosen }: Command) => typeof chosen !== 'string' || mayOpen(chosen)
  const toOption =
    (group: string) =>
    ({ title, chosen }: Command) => ({
      ...{ key: `${group} ${title}`, group, title, more: '', thumb: null, chosen },
    })
  const commands = useActions().filter(isIncluded).map(toOption(texts.actions))
  return [...commands, ...usePages().filter(isIncluded).map(toOption(texts.pages))]
}

function useActions(): Command[] {
  const texts = useQuickSearchMessages()
  const [language, changeLanguage] = useLanguage()
  const signOut = useLogout()
  const translate = useTranslate()
  const creating = Object.values(useResourceDefinitions())
    .filter(({ hasCreate }) => hasCreate)
    .map(({ name }): Command => ({ title: translate(`create.${name}`), chosen: `/${name}/create` }))
  return [
    { title: texts.upload, chosen: '/uploads' },
    ...creating,
    { title: texts.invite, chosen: '/colleagues' },
    { title: texts.token, chosen: '/tokens' },
    { title: texts.webhook, chosen: '/webhooks' },
    { title: texts.backup, chosen: '/health' },
    { title: texts.website, chosen: () => void window.open('/', '_blank') },
    { title: texts.language, chosen: () => changeLanguage(language === 'de' ? 'en' : 'de') },
    { title: texts.account, chosen: '/account' },
    { title: texts.sign_out, chosen: () => void signOut() },
  ]
}

function usePages(): Command[] {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const menu = MENU.flatMap(({ entries }) => entries).map(
    (entry): Command =>
      'to' in entry
        ? { title: translate(entry.label), chosen: entry.to }
        : { title: labelOf(entry.resource, 2), chosen: `/${entry.resource}` },
  )
  const settings = SETTINGS.map(
    (name): Command => ({ title: translate(`settings.${name}`), chosen: `/settings/${name}` }),
  )
  return [{ title: translate('screens.overview'), chosen: '/' }, ...menu, ...settings]
}

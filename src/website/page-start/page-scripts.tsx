import { createContext, useContext } from 'react'
import { API_PATH } from '#site/api-paths.ts'
import { DOWNLOAD_PATH } from '#site/further-paths.ts'
import { RenderedIslands } from '#website/islands/island.tsx'
import { ISLANDS } from '#website/islands/islands.ts'
import { usePageFacts } from '#website/islands/page-facts.tsx'
import { PAGE_START_ID, type PageStart } from './page-start.ts'
import startScript from './start.ts?inline-script'

export const START_SCRIPT: string = startScript

export type BuiltScripts = Readonly<Record<string, readonly string[]>>

export const ScriptsContext = createContext<{ modules: readonly string[]; built: BuiltScripts }>({
  modules: [],
  built: {},
})

/** It comes after all islands of a page. */
export function PageEnd() {
  const facts = usePageFacts()
  const islands = useContext(RenderedIslands)
  const { modules, built } = useContext(ScriptsContext)
  const sources = [
    'src/website/entry.client.ts',
    `messages/${facts.language}.json`,
    ...[...islands].map((name) => `src/website/${name}.tsx`),
  ]
  const start: PageStart = {
    facts,
    modules,
    preloads: [...new Set(sources.flatMap((source) => built[source] ?? []))],
    atOnce: [...islands].some((name) => ISLANDS[name].when === 'now'),
  }
  return (
    <>
      <script
        id={PAGE_START_ID}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without tags
        dangerouslySetInnerHTML={{ __html: withoutTags(JSON.stringify(start)) }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which the policy names by its hash */}
      <script dangerouslySetInnerHTML={{ __html: START_SCRIPT }} />
    </>
  )
}

/** In JSON a tag can only begin within a text, where its first character may be written as a number. */
function withoutTags(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

/** These are files, programs, and answers too expensive to make before somebody asks for them. */
const NOT_PREPARED = [
  `${API_PATH}/*`,
  '/admin/*',
  DOWNLOAD_PATH,
  '/dmedia/*',
  '/media/*',
  '/*.xml',
  '/*.pdf',
  '/*\\?*q=*',
  '/*\\?*like=*',
]
const NOT_FOLLOWED = '[rel~="nofollow"], [rel~="external"], [download], [target="_blank"], [data-address] a'

/** `moderate` prepares while a link is pointed at or touched: two pages at most, and none to save data or energy. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NOT_PREPARED } },
          { not: { selector_matches: NOT_FOLLOWED } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

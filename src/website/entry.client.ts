import { followAddress } from './i18n/follow-address.ts'
import { forgetChoice } from './i18n/forget-choice.ts'
import { loadMessages } from './i18n/message-catalogue.ts'
import { hydrateIslands } from './islands/hydrate-islands.tsx'
import { readPageStart } from './page-start/page-start.ts'
import { revealBelowTheFold } from './ui/hydration/reveal-below-the-fold.ts'

const { facts } = readPageStart()
forgetChoice()
followAddress()
revealBelowTheFold()
// Not awaited: islands that are built into one file with this module would wait for it, and it for them.
void loadMessages(facts.language).then(() => hydrateIslands(facts))

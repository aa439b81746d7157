import { NEWS_2024 } from './news-2024.ts'
import { NEWS_2025_EARLIER } from './news-2025-earlier.ts'
import { NEWS_2025_LATER } from './news-2025-later.ts'
import { NEWS_2026_EARLIER } from './news-2026-earlier.ts'
import { NEWS_2026_LATER } from './news-2026-later.ts'
import type { NewsItem } from './news-item.ts'

/** The demo agency's news of two years, newest first. */
export const NEWS: readonly NewsItem[] = [
  ...NEWS_2026_LATER,
  ...NEWS_2026_EARLIER,
  ...NEWS_2025_LATER,
  ...NEWS_2025_EARLIER,
  ...NEWS_2024,
]

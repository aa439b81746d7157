import { rankByWords } from '#domain/search/words/rank-by-words.ts'
import { openWordIndex } from '#domain/search/words/word-index.ts'
import { describeDemo, describeInOneLanguage, type TaggedCatalogue } from '#tests/described-catalogue.ts'
import { openSmallVisualSearch } from '#tests/small-visual-search.ts'
import { askWords, LEAST_PRECISION, MOST_NOTHING_FOUND, type WordFigures } from '#tests/word-questions.ts'
import type { Row } from './table.ts'

type WordQuality = { what: string; figures: WordFigures }

/** The questions that the gate asks too, of the demo's works and of works described in one language. */
export async function measureWordQuality(): Promise<Row[]> {
  const catalogues = {
    "the demo's works": describeDemo(new Date()),
    'works described in English': describeInOneLanguage('en'),
    'works described in German': describeInOneLanguage('de'),
  }
  const measured: WordQuality[] = []
  for (const [what, tagged] of Object.entries(catalogues)) measured.push({ what, figures: await ask(tagged) })
  return measured.flatMap(toRows)
}

async function ask({ catalogue, tagsOf }: TaggedCatalogue): Promise<WordFigures> {
  const index = openWordIndex()
  await index.follow(catalogue)
  const needs = { index, catalogue, visual: openSmallVisualSearch() }
  const find = (question: string) => rankByWords(needs, question).images.map(({ id }) => tagsOf.get(id) ?? [])
  return askWords(find, new Set([...tagsOf.values()].flat()))
}

function toRows({ what, figures: { precision, nothing, asked } }: WordQuality): Row[] {
  const alone = { reference: '', ratio: null, processorRatio: null }
  const questions = `${asked} questions of ${what}`
  return [
    {
      ...alone,
      what: `${questions}: right among the first ten`,
      ours: precision.toFixed(2),
      wanted: `>= ${LEAST_PRECISION}`,
      met: precision >= LEAST_PRECISION,
    },
    {
      ...alone,
      what: `${questions}: nothing found`,
      ours: nothing.toFixed(2),
      wanted: `<= ${MOST_NOTHING_FOUND}`,
      met: nothing <= MOST_NOTHING_FOUND,
    },
  ]
}

import { line, needed, type RecordDescription } from '#platform/fields/kinds.ts'

const LONGEST_WORD = 60
const LONGEST_LIST = 300

/** Words that a search for another word shall find as well, where the dictionary does not know of it. */
export const SYNONYM_RECORD = {
  name: 'synonyms',
  knownBy: 'Word',
  form: { main: ['Word Finds'] },
  fields: {
    Id: {},
    Word: { type: needed(line(LONGEST_WORD)), unique: true, searched: true, hint: 'synonyms.word_hint' },
    Finds: { type: needed(line(LONGEST_LIST)), searched: true, hint: 'synonyms.finds_hint' },
  },
} as const satisfies RecordDescription

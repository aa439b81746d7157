import { line, needed, type RecordDescription } from '#platform/fields/kinds.ts'

/** A word, or some words that mean one thing together. */
const LONGEST_WORD = 60
/** Of several, with commas between them. */
const LONGEST_LIST = 300

/** What a word shall find that the dictionary does not know of. */
export const SYNONYM_RECORD = {
  name: 'synonyms',
  knownBy: 'Word',
  form: { main: ['Word Finds'] },
  fields: {
    Id: {},
    Word: { is: needed(line(LONGEST_WORD)), unique: true, searched: true, hint: 'synonyms.word_hint' },
    Finds: { is: needed(line(LONGEST_LIST)), searched: true, hint: 'synonyms.finds_hint' },
  },
} as const satisfies RecordDescription

import type { School, Subject } from 'demo-art/recipe'
import type { Bilingual } from './bilingual.ts'
import { CLOSINGS } from './bio-closings.ts'
import {
  CLIENT_SENTENCES,
  CLIENTS,
  OPENINGS,
  SUBJECT_SENTENCES,
  TRADES,
  TRAINING_SENTENCES,
} from './bio-sentences.ts'
import { MEDIA } from './media.ts'
import type { Gender } from './people.ts'
import { subjectWords } from './subject-words.ts'

export type BioFacts = {
  name: string
  gender: Gender
  town: Bilingual
  school: School
  /** Subjects of the drawing program, the favourite first; unknown ones are passed over. */
  subjects: readonly Subject[]
  /** Decides which sentences are taken; neighbouring numbers take different ones. */
  seed: number
}

type Slots = Readonly<Record<string, Bilingual>>

/** Steps through the lists of sentences; without a common divisor, so that the same combination comes back late. */
const STEPS = { opening: 5, subjects: 7, clients: 4, training: 3, closing: 9, trade: 5, client: 7 } as const
/** How far apart two clients of a sentence stand in the list. */
const NEXT_CLIENT = 11
/** Ways to put the sentences together. */
const SHAPES = 7
/** Which word of a choice belongs to whom. */
const WAYS: Record<Gender, number> = { f: 0, m: 1, n: 2 }
/** Where German gives only two words, a sentence cannot be said of someone of no stated gender. */
const TWO_WAYS = /\{[^{}|]*\|[^{}|]*\}/

/** Two to four sentences about an artist: the same facts, told in German and in English. */
export function bio(facts: BioFacts): Bilingual {
  const slots = slotsOf(facts)
  const sentences = sentencesFor(facts)
  return {
    de: sentences.map(({ de }) => fill(de, slots, 'de', facts.gender)).join(' '),
    en: sentences.map(({ en }) => fill(en, slots, 'en', facts.gender)).join(' '),
  }
}

function sentencesFor({ gender, school, seed }: BioFacts): Bilingual[] {
  const opening = pick(OPENINGS, seed * STEPS.opening, gender)
  const habit = asSaid(pick(MEDIA[school].habits, Math.floor(seed / SHAPES), gender))
  const subjects = pick(SUBJECT_SENTENCES, seed * STEPS.subjects, gender)
  const clients = pick(CLIENT_SENTENCES, seed * STEPS.clients, gender)
  const training = pick(TRAINING_SENTENCES, seed * STEPS.training, gender)
  const closing = pick(CLOSINGS, seed * STEPS.closing, gender)
  const shapes = [
    [opening, habit, subjects, closing],
    [opening, training, closing],
    [opening, habit, clients, closing],
    [opening, subjects, clients],
    [opening, training, subjects, habit],
    [opening, clients, training],
    [opening, closing, subjects, training],
  ]
  return shapes[seed % SHAPES] ?? []
}

/** A habit that everybody of a school has is told in the artist's own words. */
function asSaid(habit: Bilingual): Bilingual {
  if (habit.de.includes('$first')) return habit
  return {
    de: `„${habit.de.replace(/[.]$/, '')}“, sagt $first.`,
    en: `“${habit.en.replace(/[.]$/, '')},” says $first.`,
  }
}

function slotsOf({ name, town, school, subjects, seed }: BioFacts): Slots {
  const { verb, rest } = MEDIA[school]
  const first = name.slice(0, name.lastIndexOf(' '))
  return {
    name: { de: name, en: name },
    first: { de: first, en: first },
    town,
    verb,
    rest,
    subjects: subjectWords(subjects, seed),
    trade: at(TRADES, seed * STEPS.trade),
    client: at(CLIENTS, seed * STEPS.client),
    more: at(CLIENTS, seed * STEPS.client + NEXT_CLIENT),
  }
}

function at(words: readonly Bilingual[], number: number): Bilingual {
  return words[number % words.length] ?? { de: '', en: '' }
}

function pick(sentences: readonly Bilingual[], number: number, gender: Gender): Bilingual {
  const fitting = gender === 'n' ? sentences.filter(({ de }) => !TWO_WAYS.test(de)) : sentences
  const sentence = fitting[number % fitting.length]
  if (!sentence) throw new Error('There is no sentence that fits.')
  return sentence
}

function fill(sentence: string, slots: Slots, language: keyof Bilingual, gender: Gender): string {
  return sentence
    .replace(/\{([^{}]*)\}/g, (_, choice: string) => choice.split('|')[WAYS[gender]] ?? '')
    .replace(/\$(\w+)/g, (slot, key: string) => slots[key]?.[language] ?? slot)
    .replace(/,(?=[,.?:])/g, '')
}

import type { School, Subject } from 'demo-art'
import type { Bilingual } from './bilingual.ts'
import { CLOSINGS } from './bio-closings.ts'
import { CLIENT_SENTENCES, OPENINGS, SUBJECT_SENTENCES } from './bio-sentences.ts'
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
const STEPS = { opening: 5, subjects: 7, clients: 4, closing: 9 } as const
/** Ways to put the sentences together. */
const SHAPES = 5
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
  const habit = pick(MEDIA[school].habits, Math.floor(seed / SHAPES), gender)
  const subjects = pick(SUBJECT_SENTENCES, seed * STEPS.subjects, gender)
  const clients = pick(CLIENT_SENTENCES, seed * STEPS.clients, gender)
  const closing = pick(CLOSINGS, seed * STEPS.closing, gender)
  const shape = seed % SHAPES
  if (shape === 0) return [opening, habit, subjects, closing]
  if (shape === 1) return [opening, subjects, closing]
  if (shape === 2) return [opening, habit, clients, closing]
  if (shape === 3) return [opening, subjects, clients]
  return [opening, subjects, habit]
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
  }
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

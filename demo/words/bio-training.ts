import type { Bilingual } from './bilingual.ts'

/** What came before: slots as in bio-sentences.ts, and $trade with its preposition. */
export const TRAINING_SENTENCES: readonly Bilingual[] = [
  {
    de: 'Gelernt hat $first zuerst $trade, das sieht man bis heute.',
    en: '$first’s first training was $trade, and it still shows.',
  },
  { de: 'Vor dem Studium lagen zwei Jahre $trade.', en: 'Before art school there were two years $trade.' },
  {
    de: 'Das genaue Hinsehen stammt aus der Zeit $trade.',
    en: 'The habit of looking closely dates from a spell $trade.',
  },
  {
    de: 'Nach der Schule half $first $trade und füllte in den Pausen Skizzenbücher.',
    en: 'After school, $first helped out $trade and filled sketchbooks in the breaks.',
  },
  { de: 'Das erste eigene Geld kam von der Arbeit $trade.', en: 'The first wages came from a job $trade.' },
  { de: 'Drei Winter $trade haben die Hand geschult.', en: 'Three winters $trade made for a steady hand.' },
  {
    de: 'Wie man Farben mischt, hat $first $trade gelernt.',
    en: '$first learned how to mix colours $trade.',
  },
  { de: 'Angefangen hat alles mit einem Ferienjob $trade.', en: 'It all began with a holiday job $trade.' },
  {
    de: 'An freien Tagen hilft $first noch immer $trade aus.',
    en: 'On days off, $first still helps out $trade.',
  },
  {
    de: 'Auf eine Lehre $trade folgte das Abendstudium.',
    en: 'An apprenticeship $trade came first, then evening classes.',
  },
  {
    de: 'Zwischen Schule und Akademie lag ein Jahr $trade.',
    en: 'Between school and art college there was a year $trade.',
  },
]

export const TRADES: readonly Bilingual[] = [
  { de: 'in einer Buchbinderei', en: 'at a bookbindery' },
  { de: 'in einer Schildermalerei', en: 'at a sign painter’s' },
  { de: 'in einer Töpferei', en: 'at a pottery' },
  { de: 'in einer Gärtnerei', en: 'at a plant nursery' },
  { de: 'in einer Druckerei', en: 'at a printing works' },
  { de: 'im Malsaal eines Theaters', en: 'in the paint shop of a theatre' },
  { de: 'in einer Tischlerei', en: 'at a joiner’s workshop' },
  { de: 'in einer Glaserei', en: 'at a glazier’s' },
  { de: 'in einem Trickfilmstudio', en: 'at an animation studio' },
  { de: 'in einem Landkartenverlag', en: 'at a map publisher’s' },
  { de: 'in einer Schneiderei', en: 'at a tailor’s' },
  { de: 'in einer Bäckerei', en: 'at a bakery' },
  { de: 'im Lager eines Museums', en: 'in a museum’s storerooms' },
  { de: 'in einer Uhrmacherei', en: 'at a watchmaker’s' },
  { de: 'in einem botanischen Garten', en: 'in a botanical garden' },
  { de: 'in einem Architekturbüro', en: 'at an architect’s office' },
  { de: 'in einer Goldschmiede', en: 'at a goldsmith’s' },
  { de: 'in einem Vorstadtkino', en: 'at a suburban cinema' },
  { de: 'auf einer Bootswerft', en: 'at a boatyard' },
  { de: 'in einem Puppentheater', en: 'at a puppet theatre' },
  { de: 'in einer Setzerei', en: 'at a typesetter’s' },
  { de: 'in einer Geigenwerkstatt', en: 'at a violin maker’s' },
  { de: 'in einem Blumenladen', en: 'at a flower shop' },
]

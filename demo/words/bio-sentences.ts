import type { Bilingual } from './bilingual.ts'

/*
 * Slots: $name, $first, $town, $verb and $rest (the medium, always last in its clause), $subjects.
 * {sie|er|$first} chooses by the artist: a woman, a man, someone of no stated gender. A choice of only two words
 * in the German leaves the sentence to women and men.
 */

export const OPENINGS: readonly Bilingual[] = [
  { de: '$name lebt in $town und $verb $rest.', en: '$name lives in $town and $verb $rest.' },
  { de: 'In $town $verb $name $rest.', en: 'In $town, $name $verb $rest.' },
  {
    de: 'Das Licht im Atelier in $town brennt oft lange: $name $verb $rest.',
    en: 'The studio light in $town often burns late: $name $verb $rest.',
  },
  { de: '$name, zu Hause in $town, $verb $rest.', en: '$name, at home in $town, $verb $rest.' },
  {
    de: '$name kam über Umwege nach $town und $verb seither $rest.',
    en: '$name came to $town by a roundabout route and now $verb $rest.',
  },
  {
    de: '$name hat in $town studiert, ist geblieben und $verb $rest.',
    en: '$name studied in $town, stayed on and $verb $rest.',
  },
  {
    de: 'Seit vielen Jahren in $town zu Hause, $verb $name $rest.',
    en: 'At home in $town for many years, $name $verb $rest.',
  },
  {
    de: '$name ist {Illustratorin|Illustrator} in $town und $verb $rest.',
    en: '$name is an illustrator in $town and $verb $rest.',
  },
  {
    de: 'Diese Bilder kommen aus $town: $name $verb $rest.',
    en: 'These pictures come from $town, where $name $verb $rest.',
  },
  {
    de: 'Mit Blick über die Dächer von $town $verb $name $rest.',
    en: 'With a view over the roofs of $town, $name $verb $rest.',
  },
  { de: '$name ist in $town aufgewachsen und $verb $rest.', en: '$name grew up in $town and $verb $rest.' },
  {
    de: 'Ein Tisch, eine Lampe, ein Fenster nach Norden: In $town $verb $name $rest.',
    en: 'A table, a lamp, a north-facing window: in $town, $name $verb $rest.',
  },
  {
    de: '$name teilt sich in $town ein Atelier mit vier anderen und $verb $rest.',
    en: '$name shares a studio in $town with four others and $verb $rest.',
  },
  {
    de: 'Früher {Buchhändlerin|Buchhändler} in $town, heute {Illustratorin|Illustrator}: $name $verb $rest.',
    en: 'Once a bookseller in $town, now an illustrator: $name $verb $rest.',
  },
  {
    de: '$name hat in $town eine alte Werkstatt bezogen und $verb dort $rest.',
    en: '$name has moved into an old workshop in $town and $verb $rest.',
  },
  {
    de: 'In $town beginnt der Tag früh: Schon vor dem Frühstück $verb $name $rest.',
    en: 'The day starts early in $town: even before breakfast, $name $verb $rest.',
  },
  {
    de: '$name hat in $town Grafik gelernt und $verb heute $rest.',
    en: '$name trained as a designer in $town and now $verb $rest.',
  },
]

export const SUBJECT_SENTENCES: readonly Bilingual[] = [
  { de: 'Besonders gern entstehen $subjects.', en: 'Favourite subjects are $subjects.' },
  { de: 'Das Skizzenbuch füllen $subjects.', en: 'The sketchbook is full of $subjects.' },
  { de: 'Immer wieder kommen $subjects vor.', en: 'The same things keep turning up: $subjects.' },
  { de: 'In der Mappe liegen vor allem $subjects.', en: 'The portfolio holds mainly $subjects.' },
  { de: 'Nie fehlen dürfen $subjects.', en: 'There’s always room for $subjects.' },
  {
    de: 'Wer die Arbeiten kennt, denkt zuerst an $subjects.',
    en: 'If you know the work, you’ll think first of $subjects.',
  },
  { de: 'Gefragt sind vor allem $subjects.', en: 'Most clients ask for $subjects.' },
  {
    de: 'Für $subjects lässt {sie|er|$first} alles andere liegen.',
    en: '{She|He|They} will drop everything for $subjects.',
  },
  {
    de: 'Die Ideen kommen im Zug, meist werden daraus $subjects.',
    en: 'Ideas come on the train and mostly turn into $subjects.',
  },
  { de: 'An der Wand über dem Tisch hängen $subjects.', en: 'Pinned to the wall above the desk: $subjects.' },
  {
    de: 'Angefangen hat es mit Kritzeleien im Schulheft, heute sind es $subjects.',
    en: 'It began with doodles in a school notebook and has led to $subjects.',
  },
  { de: 'Im Mittelpunkt stehen $subjects.', en: 'At the heart of the work are $subjects.' },
  {
    de: 'Gute Laune machen {ihr|ihm|$first} $subjects.',
    en: 'Nothing cheers {her|him|them} up like $subjects.',
  },
  {
    de: 'Zu sehen sind $subjects, oft mit einer kleinen Geschichte am Rand.',
    en: 'Look out for $subjects, often with a small story at the edge.',
  },
  {
    de: 'Ein Jahr ohne $subjects gab es noch nicht.',
    en: 'No year has gone by without $subjects.',
  },
  { de: 'Zurzeit sind es vor allem $subjects.', en: 'The current focus is on $subjects.' },
]

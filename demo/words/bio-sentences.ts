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

/** These say whom the work is for, with two slots more: the clients $client and $more. */
export const CLIENT_SENTENCES: readonly Bilingual[] = [
  {
    de: 'Zuletzt entstanden Bilder für $client und für $more.',
    en: 'Recent work includes pictures for $client and $more.',
  },
  { de: 'Auftraggeber sind unter anderem $client und $more.', en: 'Clients include $client and $more.' },
  {
    de: 'Man begegnet den Arbeiten auf Plakaten für $client.',
    en: 'You may have seen the posters for $client.',
  },
  {
    de: 'Der Auftrag, der am längsten läuft, ist der für $client.',
    en: 'The longest-running job of all is for $client.',
  },
  {
    de: 'Seit Jahren arbeitet $first für $client, am liebsten in letzter Minute.',
    en: '$first has worked for $client for years, preferably at the last minute.',
  },
  {
    de: 'Ein eiliges Titelbild für $client kam auch schon über Nacht zustande.',
    en: 'A rush cover for $client has been known to happen overnight.',
  },
  {
    de: 'Zur Mappe gehören Arbeiten für $client und für $more.',
    en: 'The portfolio includes work for $client and $more.',
  },
  {
    de: 'Für $client entstand ein Kalender, für $more ein Wandbild.',
    en: 'There has been a calendar for $client and a mural for $more.',
  },
  { de: 'Die nächste Serie ist für $client bestimmt.', en: 'The next series is for $client.' },
  {
    de: 'Aufträge wie der für $client beginnen mit einem langen Telefonat.',
    en: 'Jobs like the one for $client begin with a long phone call.',
  },
  {
    de: 'Die Serie für $client wuchs am Ende auf das Doppelte.',
    en: 'The series for $client ended up twice as long as planned.',
  },
]

/** Plainly invented, and alike in the nominative and the accusative. */
export const CLIENTS: readonly Bilingual[] = [
  { de: 'die Zeitschrift „Halblaut“', en: 'the magazine “Halblaut”' },
  { de: 'das Museum für verlorene Handschuhe', en: 'the Museum of Lost Gloves' },
  { de: 'die Stadtwerke Unterwolken', en: 'the Unterwolken public utilities' },
  { de: 'das Magazin „Zwischenhalt“', en: 'the magazine “Zwischenhalt”' },
  { de: 'die Kinderbuchreihe „Onkel Otter“', en: 'the “Onkel Otter” children’s books' },
  { de: 'das Theater am Regenrohr', en: 'the Regenrohr theatre' },
  { de: 'die Teehandlung Siebenschläfer', en: 'the Siebenschläfer tea merchants' },
  { de: 'die Kleinbahn Hinterm Deich', en: 'the Hinterm Deich light railway' },
  { de: 'die Wochenzeitung „Der Umweg“', en: 'the weekly paper “Der Umweg”' },
  { de: 'das Festival der leisen Töne', en: 'the Festival of Quiet Sounds' },
  { de: 'die Gärtnerei Wühlmaus', en: 'the Wühlmaus nursery' },
  { de: 'die Sternwarte Nebelkuppe', en: 'the Nebelkuppe observatory' },
  { de: 'das Brettspiel „Wirrwarrwald“', en: 'the board game “Wirrwarrwald”' },
  { de: 'die Bäckerei Krümelgrund', en: 'the Krümelgrund bakery' },
  { de: 'die Reisebeilage „Nebenstrecke“', en: 'the travel supplement “Nebenstrecke”' },
  { de: 'das Kochbuch „Zu viel Dill“', en: 'the cookery book “Zu viel Dill”' },
  { de: 'die Buchhandlung Zum stillen Regal', en: 'the Zum stillen Regal bookshop' },
  { de: 'die Ausstellung „Wohnen im Moos“', en: 'the exhibition “Wohnen im Moos”' },
  { de: 'die Fährlinie Morgengrau', en: 'the Morgengrau ferries' },
  { de: 'das Jahrbuch der Wolkenzähler', en: 'the Cloud Counters’ yearbook' },
  { de: 'die Hörspielreihe „Kellerlicht“', en: 'the radio series “Kellerlicht”' },
  { de: 'die Limonade „Fräulein Minze“', en: 'the lemonade “Fräulein Minze”' },
  { de: 'das Dorforchester Kringel', en: 'the Kringel village orchestra' },
  { de: 'die Volkshochschule Nirgendwo', en: 'the Nirgendwo evening school' },
]

/** These say what came before, with one slot more: $trade with its preposition. */
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

import type { TitlePair } from './title-pair.ts'

/** Other titles for what a title stands for, where many pictures ask for the same one. */
export const FURTHER_TITLES_FREQUENT: Readonly<Record<string, readonly TitlePair[]>> = {
  'Schule aus': [
    ['Gegenverkehr', 'Oncoming traffic'],
    ['Bunter Haufen', 'A mixed bunch'],
    ['Zwischen Korallen', 'Among corals'],
  ],
  Begegnung: [
    ['Guten Tag, Riese', 'Hello, giant'],
    ['Zwei Taucher', 'Two divers'],
  ],
  Siesta: [
    ['Stunde ohne Schatten', 'The hour without shade'],
    ['Leerer Platz', 'Empty square'],
  ],
  Lagerfeuer: [
    ['Glut', 'Embers'],
    ['Letztes Holzscheit', 'The last log'],
  ],
  'Blüten treiben': [
    ['Im Kopf ein Garten', 'A garden in mind'],
    ['Frühlingsfrisur', 'Spring hairstyle'],
  ],
  Schattenseite: [
    ['Bogen um Bogen', 'Arch upon arch'],
    ['Lange Schatten', 'Long shadows'],
  ],
  'Am Kanal': [
    ['Ein Rad, sieben Giebel', 'One bicycle, seven gables'],
    ['Uferstraße', 'Canal street'],
  ],
  Tintenfach: [
    ['Achtarmig', 'Eight-armed'],
    ['Höhlenwohnung', 'Cave dwelling'],
  ],
  Treppenwitz: [
    ['Kein Erdgeschoss', 'No ground floor'],
    ['Hinauf heißt hinunter', 'Up means down'],
  ],
  'Groß und klein': [
    ['Größenverhältnis', 'A matter of scale'],
    ['Walbegleitung', 'Whale escort'],
  ],
  'Im Riff': [
    ['Stoßzeit am Riff', 'Rush hour on the reef'],
    ['Flossenparade', 'Parade of fins'],
  ],
  Ausgang: [
    ['An langer Leine', 'On a long line'],
    ['Weltraumgärtner', 'Space gardener'],
  ],
  Nachtgedanken: [
    ['Unter dem Mond', 'Under the moon'],
    ['Noch nicht müde', 'Not tired yet'],
  ],
  'Stilles Wasser': [
    ['Seeblick', 'Lake view'],
    ['Am Fuß der Gipfel', 'At the foot of the peaks'],
  ],
  Rückenwind: [
    ['Freihändig', 'No hands'],
    ['Auf der Landstraße', 'On the country road'],
  ],
  Tausendsassa: [
    ['Alle Arme voll', 'All arms full'],
    ['Vielarmig', 'Many-armed'],
  ],
  Mitbewohner: [
    ['Wohngemeinschaft', 'House-share'],
    ['Stubentiger', 'House tiger'],
  ],
  'Haus am Hang': [
    ['Wohnen mit Wasser', 'Living with water'],
    ['Terrasse', 'Terrace'],
  ],
  Schweben: [
    ['Schirme im Dunkeln', 'Parasols in the dark'],
    ['Lautlos', 'Without a sound'],
  ],
  'Der lange Weg nach Hause': [
    ['Weites Land', 'Wide country'],
    ['Hügel um Hügel', 'Hill after hill'],
  ],
  Poolzeit: [
    ['Kopfsprung', 'Head first'],
    ['Abkühlung', 'Cooling off'],
  ],
  'Großer Freund': [
    ['Auf der Hand', 'In the palm'],
    ['Der Sanfte', 'The gentle one'],
  ],
  'Haus an Haus': [
    ['Schmale Häuser', 'Narrow houses'],
    ['Wand an Wand', 'Wall to wall'],
  ],
  'Gegen den Strom': [
    ['Falsche Richtung', 'Wrong way'],
    ['Einer schert aus', 'One swims off'],
  ],
  Scherenschnitte: [
    ['Papier und Schere', 'Paper and scissors'],
    ['Ausgeschnitten', 'Snipped'],
  ],
  'Alle da': [
    ['Vollzählig', 'Full house'],
    ['Reihum', 'All round'],
  ],
  'Acht Arme, ein Plan': [
    ['Mit allen Armen', 'With every arm'],
    ['Der Wirt der Höhle', 'The cave’s landlord'],
  ],
  'Hand über Hand': [
    ['Zug um Zug', 'Move by move'],
    ['An der Wand', 'On the wall'],
  ],
  Flachdach: [
    ['Glas und Beton', 'Glass and concrete'],
    ['Neubau mit Becken', 'New build with pool'],
  ],
  Frühschwimmen: [
    ['Kraulen', 'Front crawl'],
    ['Wendepunkt', 'The turn'],
  ],
  'Insel, erfunden': [
    ['Nirgendsland', 'Nowhere land'],
    ['Hier wohnen Drachen', 'Here be dragons'],
  ],
  Giebelreihe: [
    ['Sieben Giebel', 'Seven gables'],
    ['Im Wasser verdoppelt', 'Doubled in the water'],
  ],
  'Besuch von oben': [
    ['Unangemeldet', 'Unannounced'],
    ['Überflug', 'Flyover'],
  ],
  'Wünsch dir was': [
    ['Sternschnuppenwetter', 'Shooting-star weather'],
    ['Tiere am Himmel', 'Animals in the sky'],
  ],
  Vorratskammer: [
    ['Gut gefüllt', 'Well stocked'],
    ['Oberes Brett', 'Top shelf'],
  ],
  'Fluss mit Stadt': [
    ['Bogen und Türme', 'Arches and towers'],
    ['Vom Ufer aus', 'From the bank'],
  ],
  Aufwind: [
    ['Warme Luft', 'Warm air'],
    ['Ohne Steuer', 'No steering wheel'],
  ],
  'Mit extra Ei': [
    ['Schale Nummer acht', 'Bowl number eight'],
    ['Suppenstunde', 'Soup hour'],
  ],
  'Stille Tiefe': [
    ['Tauchgang', 'The dive'],
    ['Unter tausend Metern', 'Below a thousand metres'],
  ],
  Geduld: [
    ['Aufrecht', 'Upright'],
    ['Stillgehalten', 'Holding still'],
  ],
  'Licht im Fenster': [
    ['Jemand ist wach', 'Somebody is up'],
    ['Haus im Wald', 'House in the woods'],
  ],
  'Die eigentliche Mieterin': [
    ['Hausherrin', 'Lady of the house'],
    ['Mietfrei', 'Rent-free'],
  ],
  Freilichtbühne: [
    ['Abendkonzert', 'Evening concert'],
    ['Pavillon', 'Bandstand'],
  ],
  Langstrecke: [
    ['Gegen die Strömung', 'Against the flow'],
    ['Panzerkreuzer', 'Armoured cruiser'],
  ],
  'Wach bis drei': [
    ['Blick nach oben', 'Looking up'],
    ['Sternezählen', 'Counting stars'],
  ],
  'Auf Augenhöhe mit dem Klee': [
    ['Im hohen Gras', 'In tall grass'],
    ['Bienenblick', 'Bee’s-eye view'],
  ],
  'Am Wegrand gefunden': [
    ['Neun Funde', 'Nine finds'],
    ['Gepresst', 'Pressed'],
  ],
  'Bahn frei': [
    ['Fünf Bahnen', 'Five lanes'],
    ['Einer treibt', 'One adrift'],
  ],
  'Stille Übung': [
    ['Im Gleichgewicht', 'In balance'],
    ['Baumhaltung', 'Tree pose'],
  ],
  'Start frei': [
    ['Zünden', 'Ignition'],
    ['Abschied vom Boden', 'Leaving the ground'],
  ],
  Standbein: [
    ['Auf einem Bein', 'On one leg'],
    ['Wurzeln schlagen', 'Putting down roots'],
  ],
  'Haus auf Rädern': [
    ['Alles dabei', 'Everything on board'],
    ['Passstraße', 'Mountain pass'],
  ],
  Geduldsfaden: [['Am Haken ein Stern', 'A star on the hook']],
  'Vierter Stock links': [['Ein Haus, viele Fenster', 'One house, many windows']],
  'Mit Erdblick': [['Vorgarten im All', 'Front garden in space']],
  'Ja, aber': [['Widerrede', 'Back talk']],
  'Sonntag im Park': [['Bank am Weg', 'Bench by the path']],
  'Bitte zu Tisch': [['Von allem etwas', 'A bit of everything']],
  Seelenfutter: [['Dampf über der Schale', 'Steam above the bowl']],
  'Der Reihe nach': [['Am Hang entlang', 'Along the slope']],
  'Tisch für zwei': [['Einander gegenüber', 'Across from each other']],
  'Über der Ebene': [['Langsam steigen', 'Rising slowly']],
  'Zwei Gipfel weiter': [['Hinter der Baumgrenze', 'Beyond the tree line']],
  Etüde: [['Vor dem Einsatz', 'Before the first note']],
  'Danke, einfach so': [['Ein Gruß', 'A greeting']],
  'Kleiner Hafen': [['Im Hafenbecken', 'In the basin']],
  'Wer wartet, gewinnt': [['Auf dem Posten', 'On duty']],
  Kranz: [['Rundherum grün', 'Green all round']],
  Griffe: [['Bunte Tritte', 'Coloured footholds']],
  'Schwerkraft, Pause': [['Zwei Handbreit Luft', 'Two hands of air']],
  'Hinter den sieben Hügeln': [['Am Horizont', 'On the horizon']],
  Speisewagen: [['Zwischen zwei Bahnhöfen', 'Between two stations']],
  Reiseflughöhe: [['Draufsicht', 'Seen from above']],
  Meterware: [['Von der Rolle', 'Off the roll']],
  Nachtschicht: [['Zweites Licht', 'Second light']],
}

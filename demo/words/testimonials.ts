type Testimonial = { deText: string; enText: string; deCredit: string; enCredit: string }

/** Clients of the demo agency say this; people and companies are invented. */
export const TESTIMONIALS: Testimonial[] = [
  {
    deText:
      'Drei Vorschläge, ein Nachmittag, genau die richtige Zeichnerin. Seitdem rufen wir immer zuerst dort an.',
    enText:
      'Three suggestions, one afternoon, exactly the right artist. Now they’re always the first people we call.',
    deCredit: 'Katrin Elsholz, Art-Direktorin, Wochenmagazin „Querblatt“',
    enCredit: 'Katrin Elsholz, art director of the weekly “Querblatt”',
  },
  {
    deText: 'Unser Buch war vier Monate zu spät, als wir anriefen. Es ist pünktlich erschienen.',
    enText: 'Our book was four months late when we called. It came out on time.',
    deCredit: 'Jonathan Wesseling, Verlag Kranich & Köhler',
    enCredit: 'Jonathan Wesseling, publisher at Kranich & Köhler',
  },
  {
    deText:
      'Man sagte uns ehrlich, was in unser Budget passt und was nicht. Das hat beiden Seiten viel Zeit gespart.',
    enText:
      'They told us honestly what our budget would cover and what it wouldn’t. It saved both sides a lot of time.',
    deCredit: 'Sevim Aydoğmuş, Marketing, Stadtwerke Auental',
    enCredit: 'Sevim Aydoğmuş, marketing manager, Auental utilities',
  },
  {
    deText:
      'Die Kinder bleiben vor dem Wandbild stehen und vergessen, wohin sie unterwegs waren. Mehr kann man nicht verlangen.',
    enText:
      'The children stop in front of the mural and forget where they were going. You can’t ask for more than that.',
    deCredit: 'Dr. Miriam Hauenschild, Kinderklinik am Stadtwald',
    enCredit: 'Dr Miriam Hauenschild, Stadtwald children’s hospital',
  },
  {
    deText: 'Nach zwei Stunden Graphic Recording wussten wir endlich, worüber wir uns stritten.',
    enText: 'After two hours of graphic recording we finally knew what we were arguing about.',
    deCredit: 'Torben Quistorp, Leiter Strategie, Seepferd Logistik',
    enCredit: 'Torben Quistorp, head of strategy, Seepferd Logistics',
  },
  {
    deText: 'Der Vertrag passte auf zwei Seiten, und ich habe jeden Satz verstanden.',
    enText: 'The contract ran to two pages, and I understood every sentence.',
    deCredit: 'Eleanor Pemberley, Redaktion, „The Harbour Review“',
    enCredit: 'Eleanor Pemberley, editor, “The Harbour Review”',
  },
  {
    deText: 'Wir wollten ein Etikett und bekamen eine ganze Küste. Unsere Kundschaft sammelt jetzt Flaschen.',
    enText: 'We wanted a label and got a whole coastline. Our customers have started collecting bottles.',
    deCredit: 'Fokke Harberts, Brauerei Tiefgang',
    enCredit: 'Fokke Harberts, Tiefgang brewery',
  },
  {
    deText: 'Die Skizze kam am Morgen, die Korrektur am Mittag, das fertige Bild vor Redaktionsschluss.',
    enText:
      'The sketch arrived in the morning, the changes at noon, the finished picture before the deadline.',
    deCredit: 'Marek Ostrzycki, Bildredaktion, „Tagesspalte“',
    enCredit: 'Marek Ostrzycki, picture editor, “Tagesspalte”',
  },
  {
    deText:
      'Endlich jemand, der unser Lager aus Sicht der Schrauben erklärt hat. Die Auszubildenden lieben es.',
    enText:
      'At last someone has explained our warehouse from the screws’ point of view. The apprentices love it.',
    deCredit: 'Heike Brandhorst, Ausbildung, Brandhorst Befestigungen',
    enCredit: 'Heike Brandhorst, head of training, Brandhorst Fixings',
  },
  {
    deText:
      'Eine Nachfrage am Telefon, dann Ruhe, dann ein Bild, das unsere Studie in einer Sekunde erzählt.',
    enText:
      'One question on the phone, then silence, then a picture that tells the story of our study in a second.',
    deCredit: 'Prof. Adeola Ogunwale, Institut für Küstenforschung Föhrde',
    enCredit: 'Prof. Adeola Ogunwale, Föhrde Institute for Coastal Research',
  },
  {
    deText:
      'Zur Hochzeit haben wir unser Haus zeichnen lassen, mit allen schiefen Fensterläden. Es hängt jetzt darin.',
    enText:
      'For our wedding we had our house drawn, crooked shutters and all. The picture now hangs inside it.',
    deCredit: 'Lisbeth und Aaron Vogelsberger, Privatauftrag',
    enCredit: 'Lisbeth and Aaron Vogelsberger, private commission',
  },
  {
    deText: 'Sechs Märkte, vier Sprachen, eine Handschrift: Die Kampagne sah überall nach uns aus.',
    enText: 'Six markets, four languages, one hand: the campaign looked like us everywhere.',
    deCredit: 'Daphne Whitcombe, Markenführung, Larkfield Tea',
    enCredit: 'Daphne Whitcombe, brand manager, Larkfield Tea',
  },
]

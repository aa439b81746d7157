type ReplyTemplate = { name: string; textDe: string; textEn: string }

/** Texts that the demo's office begins its replies with. What is about one project alone, somebody adds. */
export const REPLY_TEMPLATES: ReplyTemplate[] = [
  {
    name: 'Eingang bestätigen / Received',
    textDe: `Guten Tag {name},

vielen Dank für Ihre Anfrage {nummer}. Wir sehen uns in Ruhe an, wer dazu passt und Zeit hat, und melden uns in 1 bis 2 Arbeitstagen mit Vorschlägen.

Mit freundlichen Grüßen`,
    textEn: `Hello {name},

Thank you for your enquiry {number}. We’ll look at who suits your project and has the time, and be in touch within 1 to 2 working days with suggestions.

Kind regards`,
  },
  {
    name: 'Nach Einzelheiten fragen / A few questions',
    textDe: `Guten Tag {name},

vielen Dank für Ihre Anfrage {nummer}. Damit wir Ihnen ein Angebot machen können, fehlen uns noch einige Angaben:

- Wofür und wie lange werden die Bilder verwendet, und in welchen Ländern?
- Wie viele Bilder brauchen Sie, und in welcher Größe?
- Wann sollen sie fertig sein?
- Gibt es schon einen Rahmen für das Honorar?

Am schnellsten geht es am Telefon. Sagen Sie uns gern, wann wir Sie erreichen.

Mit freundlichen Grüßen`,
    textEn: `Hello {name},

Thank you for your enquiry {number}. Before we can send you a quote, there are a few things we need to know:

- What will the pictures be used for, for how long, and in which countries?
- How many pictures do you need, and how large?
- When do they have to be finished?
- Do you already have a budget in mind?

The telephone is the quickest way. Just tell us when it suits you to talk.

Kind regards`,
  },
  {
    name: 'Wer gerade nicht frei ist / Not available',
    textDe: `Guten Tag {name},

vielen Dank für Ihre Anfrage {nummer}. In der Zeit, die Sie nennen, ist leider schon alles vergeben. Wir haben andere Zeichnerinnen und Zeichner, die gut dazu passen, und schicken Ihnen gern eine Auswahl. Wenn Sie lieber warten: Ein späterer Termin lässt sich jetzt noch freihalten.

Mit freundlichen Grüßen`,
    textEn: `Hello {name},

Thank you for your enquiry {number}. I’m afraid there is no time left when you need it. We represent other artists who would suit the project well and are happy to send you a selection. If you would rather wait, we can still keep a later date free.

Kind regards`,
  },
  {
    name: 'Absagen / Declining',
    textDe: `Guten Tag {name},

vielen Dank für Ihre Anfrage {nummer} und Ihr Vertrauen. Diesmal können wir Ihnen leider nicht helfen. Wir wünschen Ihrem Projekt viel Erfolg und freuen uns, wenn Sie beim nächsten wieder an uns denken.

Mit freundlichen Grüßen`,
    textEn: `Hello {name},

Thank you for your enquiry {number} and for thinking of us. This time, I’m sorry to say, we can’t help. We wish your project every success and would be glad to hear from you about the next one.

Kind regards`,
  },
]

/** The search over everything; it is loaded when it is opened. */
export const quickSearch = {
  title: 'Schnell finden',
  hint: 'Name, Titel, Seite oder Befehl',
  nothing: 'Dazu gibt es nichts.',
  failed: 'Die Suche ist gerade nicht zu erreichen.',
  searching: 'Wird gesucht …',
  found: (number: number) => (number === 1 ? '1 Treffer' : `${number} Treffer`),
  actions: 'Befehle',
  pages: 'Seiten',
  create: {
    artists: 'Neuer Zeichner',
    galleries: 'Neuer Stil',
    heroes: 'Neues Titelbild',
    news: 'Neue Meldung',
    testimonials: 'Neue Stimme',
    redirects: 'Neue Weiterleitung',
  },
  upload: 'Bilder hochladen',
  backup: 'Sicherung prüfen',
  invite: 'Jemanden ins Team einladen',
  language: 'Auf Englisch weiterarbeiten',
  website: 'Website ansehen',
  account: 'Mein Konto',
  sign_out: 'Abmelden',
}

export type QuickSearchMessages = typeof quickSearch

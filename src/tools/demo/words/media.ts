import { DRAWN_MEDIA } from './drawn-media.ts'
import { MADE_MEDIA } from './made-media.ts'
import { DRAWS, type Medium } from './medium.ts'

/** The schools that have words of their own. */
type KnownSchool = keyof typeof DRAWN_MEDIA | keyof typeof MADE_MEDIA

const MEDIA: Record<KnownSchool, Medium> = { ...DRAWN_MEDIA, ...MADE_MEDIA }

const ANY_MEDIUM: Medium = {
  verb: DRAWS,
  rest: { de: 'auf Papier und am Bildschirm', en: 'on paper and on screen' },
  habits: [
    {
      de: '$first beginnt jedes Bild mit zehn kleinen Skizzen.',
      en: '$first begins every picture with ten small sketches.',
    },
    { de: 'Welches Werkzeug passt, entscheidet der Auftrag.', en: 'The job decides which tool is right.' },
  ],
}

/** The words for a school, spelled with or without hyphens; general ones for an unknown school. */
export function mediumOf(school: string): Medium {
  const name = school.replaceAll('-', '')
  return isKnown(name) ? MEDIA[name] : ANY_MEDIUM
}

function isKnown(name: string): name is KnownSchool {
  return Object.hasOwn(MEDIA, name)
}

import type { School } from 'demo-art/recipe'
import type { Bilingual } from './bilingual.ts'

/** A keyword of each work says with what its school makes it. */
export const TECHNIQUE_WORDS: Readonly<Record<School, Bilingual>> = {
  flat: { de: 'Vektorgrafik', en: 'vector' },
  gritty: { de: 'Körnung', en: 'grain' },
  riso: { de: 'Risografie', en: 'risograph' },
  'ink-line': { de: 'Tusche', en: 'ink' },
  'paper-cut': { de: 'Papierschnitt', en: 'paper cut' },
  watercolour: { de: 'Aquarell', en: 'watercolour' },
  linocut: { de: 'Linolschnitt', en: 'linocut' },
  gouache: { de: 'Gouache', en: 'gouache' },
  comic: { de: 'Comic', en: 'comic' },
  airbrush: { de: 'Airbrush', en: 'airbrush' },
  pastel: { de: 'Pastell', en: 'pastel' },
  pointillist: { de: 'Punktierung', en: 'stippling' },
  mosaic: { de: 'Mosaik', en: 'mosaic' },
  pixel: { de: 'Pixelkunst', en: 'pixel art' },
  embroidery: { de: 'Stickerei', en: 'embroidery' },
  neon: { de: 'Neon', en: 'neon' },
  engraving: { de: 'Kupferstich', en: 'engraving' },
  collage: { de: 'Collage', en: 'collage' },
  'coloured-pencil': { de: 'Buntstift', en: 'coloured pencil' },
  'stained-glass': { de: 'Glasmalerei', en: 'stained glass' },
}

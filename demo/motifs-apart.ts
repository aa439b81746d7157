import { motifNameOf } from 'demo-art'
import type { Image } from '#domain/catalogue/catalogue-model.ts'
import { recipeOf } from './demo-key.ts'

/** No more pictures of one motif may stand on a first screen. */
const MOST_ALIKE = 2

/** What visitors of such a site search for every day: German and English. */
export const EVERYDAY_SEARCHES = {
  de: `Hund Katze Fuchs Bär Vogel Wal Fisch Pferd Elefant Eule Drache Roboter Hexe Kind Frau Mann Lesen Tanz Musik
Gitarre Klavier Fahrrad Auto Schiff Zug Rakete Mond Sonne Sterne Meer Strand Berge Wald Baum Blumen Garten Stadt Haus
Turm Brücke Küche Buch Kaffee Kuchen Brot Pizza Zitrone Apfel Pilz Käse Wein Schnee Regen Nacht Arbeit Geld Idee
Schlaf Wissenschaft Schule`.split(/\s+/),
  en: `dog cat fox bear bird whale fish horse elephant owl dragon robot witch child woman man reading dance music
guitar piano bicycle car ship train rocket moon sun stars sea beach mountains forest tree flowers garden city house
tower bridge kitchen book coffee cake bread pizza lemon apple mushroom cheese wine snow rain night work money idea
sleep science school`.split(/\s+/),
}

/** Which motif a demo picture shows, whatever its take; null for pictures that are not drawn. */
function motifOf(originalKey: string): string | null {
  const recipe = recipeOf(originalKey)
  return recipe && motifNameOf(recipe)
}

/** The motifs that come more often than they may, each with its number. */
export function crowdedMotifs(images: readonly Pick<Image, 'picture'>[]): string[] {
  const motifs = images.map(({ picture }) => motifOf(picture.originalKey))
  return [...Map.groupBy(motifs, (motif) => motif)]
    .filter(([motif, all]) => motif !== null && all.length > MOST_ALIKE)
    .map(([motif, all]) => `${all.length} times ${motif}`)
}

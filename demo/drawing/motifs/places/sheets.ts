import type { Place } from '../part.ts'
import { placesOf } from './scenery.ts'

export const SHEETS: Readonly<Record<string, Place>> = placesOf(
  `
# blank | Freisteller | cut-out | backdrop
sky
# halo | Kreis | circle | backdrop
sky; disc mid .5 0 .45
# card | Karte | card
sky; round far .05 -.92 .95 .92 .05; round paper .08 -.87 .92 .87 .03
# table-top | Holztisch | wooden table
ground trunk+.26; 9*0,.28 line trunk+.12 .007 -.4 -1.26 1.4 -1.26; 4*0,.56 line trunk+.12 .006 .3 -.98 .3 -.7
4*0,.56 line trunk+.12 .006 .74 -1.26 .74 -.98; bend trunk+.18 .006 .0 -.56 .3 -.52 .5 -.6
bend trunk+.18 .006 .5 .84 .7 .8 .96 .86
# tablecloth | Tischtuch | tablecloth
ground white; stripes a+.1 .2 .5; stripes a+.1 .2 .5 1.5708; squares a .2 .5 crossing
# desk-top | Schreibtisch | desk
sky; round mid .07 -.84 .93 .84 .03; 9*0,.2 line mid-.05 .003 .07 -.8 .93 -.8
9*.1,0 line mid-.05 .003 .1 -.84 .1 .84; area paper .7 -1.2 1.1 -1.1 1.0 -.6 .64 -.7
line light .004 .72 -.96 .94 -.88; line light .004 .71 -.86 .9 -.79; line a .026 .04 .96 .34 .9
line dark .014 .34 .9 .37 .893; disc c .95 .9 .05; disc c-.08 .95 .9 .03
# blackboard | Tafel | blackboard | board
sky; bend mid .05 .2 -.6 .4 -.5 .6 -.62; bend mid .05 .4 .6 .6 .66 .84 .56; =box trunk -.4 -1.4 .035 1.4
band trunk -1.4 -.94; band trunk .86 1.4; box white .14 .88 .24 .91; box bloom .28 .88 .34 .91
# map-paper | Landkarte | map
ground paper; soft water+.12 -.3 -1.3 .3 -1.3 .34 -.9 .2 -.6 .24 -.2 .06 .1 -.3 .2
soft leafLight 1.3 1.3 .6 1.3 .7 .9 .86 .7 .84 .3 1 .1 1.3 0
bend water .014 .24 -.3 .4 .1 .6 .2 .66 .6 .8 .84; 6*.2,0 line dark .002 0 -1.2 0 1.2
6*0,.4 line dark .002 -.2 -1 1.2 -1; bend a .01 .12 .9 .24 .6 .5 .7 .62 .2 .9 -.5
# split | Gegensatz | contrast | backdrop
sky; area mid .56 -1.6 1.6 -1.6 1.6 1.6 .44 1.6
# rays | Strahlen | rays | backdrop
sky; rays far .5 0 14
# stripes | Streifen | stripes | backdrop
sky; stripes far .22 .5
# hatched | Schraffur | hatching | backdrop
sky; stripes far .06 .34 -.8
# checkerboard | Schachbrett | checkerboard | backdrop
sky; squares far .25 1
`,
  'sheet',
  'sheet',
)

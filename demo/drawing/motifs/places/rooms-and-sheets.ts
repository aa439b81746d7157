import type { Place } from '../part.ts'
import { placesOf } from './scenery.ts'

export const ROOMS: Readonly<Record<string, Place>> = placesOf(
  `
# living-room | Wohnzimmer | living room
room; window .6 -.84 .88 -.3; picture .12 -.84 .34 -.52; sofa b c .2 .12 .5; lamp a .93 .14 .6
rug a light c .5 .6 .9 .25
# kitchen | Küche | kitchen
room plain; chequers floor-.08 .2; band white-.04 -.5 -.2; 17*.1,0 line wall-.08 .004 -.3 -.5 -.3 -.2
line wall-.08 .004 -.4 -.35 1.4 -.35; band b -.2 .06; band trunk -.22 -.18
7*.2,0 line dark .004 -.1 -.16 -.1 .06; 7*.2,0 disc light -.02 -.1 .008; =box a -.3 -1.3 .26 -.62
=line dark .004 .1 -1.3 .1 -.62; line dark .008 .28 -.8 .72 -.8; line dark .005 .38 -.8 .38 -.72
disc c .38 -.66 .045; line dark .005 .5 -.8 .5 -.74; disc d .5 -.68 .05; line dark .005 .62 -.8 .62 -.72
disc c .62 -.66 .045
# bedroom | Schlafzimmer | bedroom
room; window .1 -.84 .34 -.3; =area a -.3 -1.2 .1 -1.2 .09 .0 -.3 .0; area a .34 -1 .42 -1 .4 0 .36 0
round trunk .62 -.46 1.4 .1 .06; round white .66 -.26 .84 -.06 .04; round c .6 -.08 1.4 .26 .04
band floor-.05 .9; rug b light .36 .66 .6 .22; pendant d .8 -.74 .16
# bathroom | Bad | bathroom
room plain; 16*.1,0 line wall-.07 .005 -.25 -1.4 -.25 0; 9*0,.14 line wall-.07 .005 -.4 -1.16 1.4 -1.16
disc dark .2 -.6 .14; disc water+.12 .2 -.6 .125; round white .06 -.22 .34 -.12 .03
area white .16 -.14 .24 -.14 .22 .1 .18 .1; round white .62 -.26 1.2 .14 .06
round white-.05 .6 -.28 1.3 -.2 .02; bend dark .014 .94 -.28 .94 -.52 .88 -.54 .88 -.46
floor floor-.07 .005 11 6
# library | Bibliothek | library
room plain; bookcase trunk -.02 -1.1 .29 .03 6; bookcase trunk .71 -1.1 1.02 .03 6
bookcase trunk .27 -1.1 .73 -.78 2; line light .016 .88 .1 .78 -1.1; line light .016 .98 .1 .88 -1.1
7*-.013,-.15 line light .012 .87 -.02 .97 -.02; box floor .4 -.2 .6 .02; rug a light .5 .6 .9 .25
# studio | Atelier | artist's studio
room plain; area water+.14 .3 -1.3 .9 -1.3 .78 -.4 .3 -.4; 3*.15,0 line white .014 .45 -1.3 .43 -.4
line white .014 .3 -.8 .84 -.8; line white .018 .3 -.4 .78 -.4; line white .018 .3 -1.4 .3 -.4
line trunk .016 .1 .1 .16 -.7; line trunk .016 .24 .1 .18 -.7; box light .05 -.6 .27 -.16; disc a .15 -.42 .05
box c .12 -.34 .24 -.22; line trunk .018 .03 -.14 .29 -.14; area white .84 .1 .9 -.4 1.1 -.4 1.1 .1
area d .9 .1 .94 -.26 1.2 -.26 1.2 .1; disc a .2 .7 .05 .3; disc c .3 .82 .03 .3; disc bloom .8 .6 .06 .3
disc b .74 .76 .03 .3
# office | Büro | office
room plain; box water+.12 -.4 -.92 1.4 -.24; 6*.2,0 tower mid plain -.06 -.6 .06 -.24
6*.2,0 box far .05 -.44 .14 -.24; 8*.16,0 line white .014 -.06 -.92 -.06 -.24
line white .02 -.4 -.24 1.4 -.24; line white .02 -.4 -.92 1.4 -.92; =box trunk -.1 -.02 .24 .03
=line dark .01 .22 .02 .22 .3; =box dark .06 -.2 .18 -.06; =box b .07 -.18 .17 -.08
=line dark .01 .12 -.06 .12 0; floor floor-.06 .004 7 3
# classroom | Klassenzimmer | classroom
room plain; box trunk .16 -.86 .84 -.2; box leafDark .18 -.82 .82 -.24; line light .006 .22 -.7 .36 -.7
line light .006 .22 -.62 .32 -.62; disc light .74 -.66 .04; disc leafDark .74 -.66 .03; disc dark .93 -.76 .06
disc white .93 -.76 .05; line dark .008 .93 -.76 .93 -.82; line dark .008 .93 -.76 .95 -.74
box trunk .2 -.2 .3 -.18; picture .02 -.8 .12 -.56
front: =box trunk -.1 .62 .24 .7; =line dark .012 .2 .7 .2 1.3; =box a .04 .55 .14 .62; =box c .05 .48 .13 .55
# stage | Bühne | stage | dark
ground wall-.1; soft wall+.1 .42 -1.6 .58 -1.6 .9 .5 .1 .5; band trunk+.05 0; floor trunk-.04 .006 13 0
disc light .5 .55 .52 .3; band trunk-.06 .96
front: =soft a -.3 -1.6 .18 -1.6 .14 -.6 .07 -.2 .16 .5 .18 .98 -.3 1; =bend a-.1 .014 .02 -1.4 .03 -.4 .01 .9
=bend a-.1 .014 .1 -1.4 .08 -.5 .1 .9; fringe a-.04 -.82 .1 4 -2; fringe glow -.84 .1 4 -.83
# cafe | Café | café
room plain; chequers floor-.1 .16; box dark .06 -.86 .32 -.4; 3*0,.11 line white .006 .09 -.76 .22 -.76
3*0,.11 line white .006 .26 -.76 .29 -.76; line trunk .014 .56 -.6 1.2 -.6; line trunk .014 .56 -.36 1.2 -.36
6*.07,0 bottle leaf .6 -.6 .1; 6*.07,0 bottle a .62 -.36 .1; box trunk .56 -.14 1.4 .12
box white .54 -.18 1.4 -.13; pendant c .2 -.88 .1; pendant c .5 -.88 .1; pendant c .8 -.88 .1
table white .08 .4 .3 .22; chair dark .24 .42 .24
# museum | Museum | museum
room plain; =box white .0 -1.4 .1 .04; =box white-.06 .075 -1.4 .1 .04; =box white -.02 -.06 .12 .06
=box white -.02 -.98 .12 -.88; box glow-.1 .2 -.8 .42 -.3; picture .22 -.76 .4 -.34
box glow-.1 .6 -.8 .82 -.3; picture .62 -.76 .8 -.34
front: =line dark .012 .04 1 .04 .5; =line dark .012 .24 1 .24 .5; =disc glow .04 .48 .02
=disc glow .24 .48 .02; =bend a .02 .04 .52 .14 .74 .24 .52; =bend a .02 .04 .52 -.04 .7 -.1 .7
# laboratory | Labor | laboratory
room plain; box white .04 -.94 .38 -.46; 6*.052,0 box a .06 -.88 .1 -.78; 6*.052,0 box c .06 -.75 .1 -.65
4*.052,0 box d .112 -.62 .152 -.52; line dark .01 .66 -.5 1.2 -.5; 3*.1,0 bottle leaf .7 -.5 .14
band white-.04 -.14 .12; band dark -.17 -.13; 7*.2,0 line dark .004 -.1 -.12 -.1 .12
line dark .01 .12 -.16 .12 -.42; line dark .01 .08 -.3 .16 -.3
area water+.1 .14 -.17 .18 -.3 .18 -.38 .2 -.38 .2 -.3 .24 -.17
area bloom .155 -.17 .17 -.24 .21 -.24 .225 -.17; disc a .84 -.22 .05; line dark .01 .84 -.26 .84 -.38
3*.04,0 line c .02 .7 -.17 .7 -.28; bend light .01 .84 -.38 .76 -.44 .72 -.3; floor floor-.06 .004 9 5
# workshop | Werkstatt | workshop
room plain; box trunk+.14 .06 -.9 .94 -.26; line dark .016 .14 -.8 .14 -.5; box dark .1 -.82 .18 -.74
line a .018 .24 -.8 .24 -.6; line dark .012 .24 -.6 .24 -.42; line c .016 .34 -.8 .34 -.5
disc dark .34 -.8 .03; area light .68 -.8 .86 -.74 .86 -.68 .68 -.62; disc trunk .67 -.7 .035
line dark .016 .7 -.54 .88 -.54; line b .02 .7 -.4 .8 -.4; box trunk -.4 -.12 1.4 -.04
=box trunk-.05 .04 -.06 .1 .24; box a .12 -.2 .24 -.12; box dark .76 -.22 .88 -.12
# greenhouse | Gewächshaus | greenhouse
ground water+.1; fringe far -.16 -.1 5 .1; band floor 0; =line white .012 .5 -1.3 -.2 -.5
9*.125,0 line white .012 .0 -1.4 .0 .02; line white .012 -.4 -.5 1.4 -.5; line white .012 -.4 -.16 1.4 -.16
=line white .012 .5 -.9 -.2 -.24; =box trunk -.3 .06 .26 .14; =line trunk .014 .22 .1 .22 .4
=potted fern a .05 .07 .3; =potted monstera c .18 .07 .24; area light-.05 .42 0 .58 0 .9 1.6 .1 1.6
front: =plant monstera -.02 1.1 .36 .4; =plant fern .08 1.1 .22 .2
# train | Zugabteil | train compartment
room wall floor plain; round white .16 -.84 .84 -.16 .08; window .19 -.8 .81 -.2
line dark .014 -.4 -.92 1.4 -.92; =box c .0 -1.06 .12 -.93; =round a -.4 -.5 .1 .14 .04
=round a -.4 .02 .22 .26 .03; =round b -.2 -.56 .08 -.4 .03; box trunk .34 -.13 .66 -.08
line dark .012 .5 -.08 .5 .1
# attic | Dachboden | attic
ground wall; area wall-.08 -.5 -1.6 .5 -1.6 .5 -1.05 -.5 .1; area wall-.08 1.5 -1.6 .5 -1.6 .5 -1.05 1.5 .1
=line trunk .03 .5 -1.05 -.4 .05; line trunk .026 -.2 -.55 1.2 -.55; line trunk .026 .5 -1.05 .5 -.55
=line trunk .02 .3 -.55 .3 0; disc white .5 -.28 .15; disc water+.14 .5 -.28 .13
line white .012 .5 -.5 .5 -.1; line white .012 .36 -.28 .64 -.28; band floor 0
5*0,.2 line floor-.07 .005 -.4 .14 1.4 .14; box c .04 -.16 .2 .14; box c-.06 .04 -.16 .2 -.1
box a .1 -.34 .2 -.16; box d .82 -.12 .98 .2; line dark .006 .9 -.12 .9 .2
# stairs | Treppe | staircase
room plain; 8*.1,-.14 box trunk+.08 .18 -.02 1.4 .12; 8*.1,-.14 box light .17 -.05 .3 -.02
7*.1,-.14 line dark .008 .2 -.04 .2 -.36; line dark .022 .14 -.28 .94 -1.4; line dark .02 .15 .1 .15 -.34
disc dark .15 -.36 .03
# gym | Turnhalle | gym
room plain; 2*0,0 band wall-.05 -.2 0; 9*0,.1 line trunk .014 .02 -.86 .26 -.86
=line trunk .018 .02 -.9 .02 0; line trunk .018 .26 -.9 .26 0; box white .66 -.92 .9 -.6
line a .01 .72 -.68 .84 -.68; arc a .012 .78 -.56 .05 0 360 .3; =line dark .005 .42 -1.4 .42 -.62
=arc c .014 .42 -.56 .04; band floor 0; line white .012 .0 .3 1.2 .3; line white .012 .3 0 -.3 1.4
line white .012 .7 0 1.3 1.4; arc a .012 .5 .3 .3 0 360 .35
# window-sill | Fensterbank | window sill
ground wall; window .1 -1.2 .9 -.03; =soft a -.3 -1.6 .2 -1.6 .18 -.8 .08 -.4 .06 .04 -.3 .04
line dark .016 -.4 -.98 1.4 -.98; band white 0 .5; band white-.08 .5 .62; band wall-.06 .62
13*.12,0 line wall-.12 .02 -.2 .72 -.2 1.4
# kiosk | Kiosk | kiosk
ground wall; round b .1 -.8 .9 .1 .03; box dark .2 -.52 .8 -.16; box glow .22 -.5 .78 -.17
5*.12,0 bottle a .27 -.17 .12; box white .16 -.17 .84 -.1; area c .04 -.84 .96 -.84 1 -.56 .0 -.56
4*.23,0 area white .12 -.84 .23 -.84 .24 -.56 .12 -.56; box trunk .42 -1 .58 -.86; disc d .5 -1 .09
3*.07,0 box a .02 -.3 .07 -.16; 3*.07,0 box d .02 -.1 .07 .04; 2*.07,0 box c .84 -.06 .89 .06; band floor .08
floor floor-.07 .005 7 4
`,
  'hours',
  'wall',
)

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

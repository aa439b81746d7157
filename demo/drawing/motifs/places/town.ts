import type { Place } from '../part.ts'
import { placesOf } from './scenery.ts'

export const TOWN: Readonly<Record<string, Place>> = placesOf(
  `
# street | Straße | street
sky; houses a b c d 0 .13 .19 .5 .75; band light-.05 0 .3; band front .3; band white .28 .32
line white .014 -.3 .7 1.4 .7; line dark .014 .05 .26 .05 -.6; bend dark .012 .05 -.6 .07 -.66 .1 -.62
disc glow .1 -.58 .026
# old-town | Altstadt | old town
sky; tower far plain .46 -.62 .54 0; area far .45 -.6 .5 -.84 .55 -.6; band near 0
area a -.5 1.2 -.5 -1.3 .0 -1.3 .2 -.86 .2 .24 .14 .5; area c .2 .26 .2 -.7 .26 -.82 .32 -.66 .32 .12
area b .32 .12 .32 -.5 .37 -.6 .41 -.5 .41 .02; area d 1.5 1.2 1.5 -1.2 .98 -1.2 .8 -.7 .8 .24 .86 .5
area b .8 .26 .8 -.8 .74 -.9 .68 -.72 .68 .12; area a .68 .12 .68 -.46 .63 -.56 .59 -.46 .59 .02
=area dark .04 -.66 .11 -.6 .11 -.36 .04 -.38; =area dark .04 -.2 .11 -.18 .11 .06 .04 .1
=area dark .23 -.54 .27 -.52 .27 -.36 .23 -.37; =area dark .23 -.2 .27 -.18 .27 0 .23 .02
floor near-.07 .005 9 4
# skyline | Skyline | skyline
sky .3 -.5; tower mid plain .02 -.3 .12 .05; tower mid plain .12 -.5 .22 .05; tower mid plain .8 -.56 .9 .05
tower mid plain .88 -.34 .98 .05; tower far plain .24 -.42 .33 .05; tower far plain .34 -.7 .42 .05
tower far plain .45 -.36 .56 .05; tower far plain .58 -.6 .66 .05; tower far plain .68 -.4 .78 .05
band water 0 .22; line light .006 .1 .08 .3 .08; line light .006 .6 .14 .8 .14; band near .2
band white .18 .22; 15*.1,0 line dark .006 -.2 .2 -.2 -.02; line dark .008 -.4 -.02 1.4 -.02
# rooftop | Dach | rooftop
sky .8 -.7; 5*.24,0 box far -.1 -.26 .04 .2; 5*.24,0 box mid .03 -.16 .13 .2
4*.3,0 area far .02 -.26 .07 -.36 .12 -.26 .12 0 .02 0; band light-.06 -.06 .08; band near .04
floor near-.06 .006 5 3; box trunk .04 -.42 .14 .2; box trunk-.06 .02 -.46 .16 -.38
box dark .06 -.54 .09 -.46; line dark .01 .9 .2 .9 -.74; line dark .008 .84 -.66 .96 -.66
line dark .008 .86 -.54 .94 -.54
# market | Markt | market
sky; 4*.3,0 area far -.05 -.5 .05 -.64 .15 -.5 .15 0 -.05 0; 4*.3,0 area mid .1 -.36 .2 -.46 .3 -.36 .3 0 .1 0
band near 0; =box trunk .02 -.3 .035 .3; =box trunk .3 -.3 .315 .14; =box c -.1 -.02 .32 .2
=area white -.1 -.56 .3 -.56 .34 -.28 -.1 -.28; 3*.1,0 =area a .0 -.56 .05 -.56 .055 -.28 .0 -.28
4*.08,0 =disc b .0 -.05 .04; 4*.08,0 =disc d .04 -.06 .035
front: bend dark .004 -.05 -.98 .25 -.8 .5 -.76 .75 -.8 1.05 -.98
5*.11,.01 area c .06 -.92 .12 -.88 .085 -.78; 4*.11,-.015 area a .56 -.77 .62 -.79 .6 -.67
# station | Bahnhof | railway station
ground wall; arc dark .014 .5 0 .5 180 360 1.2; arc dark .014 .5 0 .66 180 360 1.2
arc dark .014 .5 0 .84 180 360 1.2; 5*.14,0 line dark .006 .22 -1.4 .36 -.6
soft light .3 0 .3 -.3 .38 -.44 .5 -.48 .62 -.44 .7 -.3 .7 0; band near 0
area front .5 0 .56 0 1.6 1 1.6 2 1.2 2; area front .94 .0 1.5 0 1.5 .5; area white .48 0 .5 0 1.2 2 1 2
area a .0 .0 .3 0 .3 -.3 .0 -.5; box light .03 -.36 .12 -.2; box light .15 -.32 .22 -.19; box a -.4 -.5 .001 0
line dark .01 .86 -1.4 .86 -.8; disc dark .86 -.72 .085; disc white .86 -.72 .07
line dark .01 .86 -.72 .86 -.8; line dark .01 .86 -.72 .89 -.7
# tram-stop | Haltestelle | tram stop
sky; 5*.22,0 box far -.02 -.5 .14 0; 5*.22,0 box mid .13 -.38 .22 0; line dark .004 -.4 -.86 1.4 -.82
line dark .004 -.4 -.76 1.4 -.72; band near 0; band light-.05 .02 .46; band front .5 .54; band front .68 .73
band front .86 .92; box dark -.05 -.54 .34 -.48; box light .0 -.46 .3 .1; line dark .012 .0 .2 .0 -.5
line dark .012 .31 .2 .31 -.5; box a .03 -.06 .28 -.01; line dark .014 .9 .3 .9 -.62; disc a .9 -.66 .06
disc white .9 -.66 .035
# bridge | Brücke | bridge
sky .2 -.7; ridge far -.04 16; band water+.1 0; =line light .006 .06 .3 .2 .3; =line light .006 .0 .6 .12 .6
=box trunk .36 -.92 .4 .1; box trunk .36 -.66 .64 -.6; box trunk .36 -.9 .64 -.84
=line dark .008 .38 -.9 -.1 .7; =line dark .008 .38 -.9 .06 .46; =line dark .006 .38 -.9 .18 .28
=line dark .006 .38 -.9 .28 .14; area near .42 0 .58 0 1.2 1.6 -.2 1.6; =line dark .016 .42 -.1 -.3 .8
=line dark .01 .3 .06 .3 .24; =line dark .012 .15 .24 .15 .5
# playground | Spielplatz | playground
sky .8 -.7; fringe leaf -.24 -.12 6 .2; band near 0; disc light-.05 .5 .66 .6 .36; =line a .022 .0 .2 .06 -.5
line a .022 .12 .2 .06 -.5; line a .022 .06 -.5 .3 -.5; line a .022 .3 -.5 .24 .12; line a .022 .3 -.5 .36 .12
line dark .006 .14 -.5 .12 0; line dark .006 .21 -.5 .19 0; box c .1 0 .21 .04; line b .02 .94 .2 .94 -.5
4*0,.14 line b .014 .94 -.4 1.02 -.4; bend c .05 .94 -.46 .86 -.34 .8 0 .7 .16
# building-site | Baustelle | construction site
sky; box mid .0 -.86 .3 .04; 3*0,.28 box near-.06 -.1 -.88 .32 -.82; 2*.14,0 box dark+.1 .04 -.5 .12 -.34
2*.14,0 box dark+.1 .04 -.22 .12 -.06; band near 0; 3*.16,0 line c .014 .02 .1 .02 -1
3*0,.28 line c .012 -.2 -.72 .36 -.72; line c .008 .02 .1 .18 -.16; line c .008 .18 -.16 .34 -.44
line a .016 .8 .04 .8 -.9; line a .016 .87 .04 .87 -.9; 4*0,.22 line a .008 .8 -.84 .87 -.73
4*0,.22 line a .008 .87 -.73 .8 -.62; line a .022 .4 -.86 1.3 -.92; line a .01 .836 -1 .4 -.86
line a .01 .836 -1 1.3 -.9; line a .014 .836 -1 .836 -.86; line dark .005 .54 -.86 .54 -.66
box d .5 -.66 .58 -.58; area trunk+.1 .62 .12 .78 -.12 .98 .12
front: band white .9 .98; 9*.16,0 area a -.2 .9 -.12 .9 -.16 .98 -.24 .98
5*.3,0 line dark .012 -.1 .86 -.1 1.4
# crossing | Zebrastreifen | pedestrian crossing
sky; tower a .0 -.7 .22 0; tower b .78 -.76 1 0; tower far .22 -.5 .36 0; tower far .64 -.54 .78 0
band front+.1 0; band light-.06 0 .1; area white .44 .2 .56 .2 .6 1.4 .4 1.4
=area white .26 .2 .36 .2 .3 1.4 .1 1.4; =area white .08 .2 .18 .2 .0 1.4 -.2 1.4
=area white -.1 .2 .0 .2 -.3 1.4 -.5 1.4; line dark .014 .92 .3 .92 -.6; round dark .88 -.8 .96 -.44 .02
disc a .92 -.73 .022; disc glow .92 -.62 .022; disc leaf .92 -.51 .022
# shop-window | Schaufenster | shop window
ground a; band a-.08 -.06 .1; box dark .06 -.66 .94 -.04; box light .08 -.62 .92 -.08; band white -.98 -.72
10*.16,0 area b -.2 -.98 -.12 -.98 -.12 -.72 -.2 -.72; fringe white -.72 .06 10 -.74
line dark .01 .5 -.62 .5 -.08; =box c .12 -.22 .24 -.08; =disc d .18 -.3 .06; =line dark .005 .3 -.62 .3 -.42
=disc glow .3 -.38 .04; band near .06; band near-.08 .3 .32; 6*.22,0 line near-.08 .006 -.05 .06 -.08 .3
6*.26,0 line near-.08 .006 -.2 .32 -.26 1.4
# road | Landstraße | country road
sky .76 -.4; ridge far -.06 26; band near 0; area front+.1 .48 0 .52 0 1.1 1.6 -.1 1.6
area white .498 .02 .502 .02 .506 .12 .496 .12; area white .495 .2 .507 .2 .514 .42 .49 .42
area white .488 .56 .516 .56 .53 1 .476 1; line dark .02 .08 .5 .08 -.8; line dark .012 .0 -.7 .16 -.7
line dark .012 .27 .14 .27 -.36; line dark .008 .22 -.31 .32 -.31; line dark .007 .37 .04 .37 -.16
bend dark .003 .15 -.7 .24 -.36 .31 -.31 .38 -.14; bend dark .003 -.1 -.9 .0 -.7
`,
  'hours',
)

import type { Place } from '../part.ts'
import { placesOf } from './scenery.ts'

export const WATER: Readonly<Record<string, Place>> = placesOf(
  `
# sea | Meer | sea
sky .75 -.5; flock .2 -.7 .035 4; waves water waterDark 0 6
# beach | Strand | beach
sky .2 -.65; band water 0; line light .006 .4 .05 .6 .05; line light .006 .66 .12 .86 .12
soft white -.5 .06 .1 .14 .5 .22 .8 .46 1.5 .52 1.6 2 -.6 2
soft light-.06 -.5 .1 .08 .18 .48 .27 .78 .52 1.5 .58 1.6 2 -.6 2; line dark .012 .1 .5 .12 -.28
soft a -.08 -.12 .02 -.3 .12 -.36 .24 -.28 .32 -.08 .12 -.14
# harbour | Hafen | harbour
sky .5 -.75; band far -.16 0; band water -.06; =line dark .01 .08 0 .08 -.66; =line dark .003 .08 -.66 .0 0
=line dark .003 .08 -.66 .16 0; =line dark .01 .22 0 .22 -.5; =line dark .003 .22 -.5 .15 0
=line dark .003 .22 -.5 .3 0; =area a -.02 -.08 .16 -.08 .13 .06 .02 .06
=area c .16 -.06 .3 -.06 .27 .06 .19 .06; band near .1; band front .1 .17; line dark .004 -.4 .42 1.4 .42
line dark .004 -.4 .7 1.4 .7; 6*.2,0 line dark .004 0 .17 0 .42; 6*.2,0 line dark .004 .1 .42 .1 .7
=box dark .04 .14 .09 .4; =box dark .025 .1 .105 .2
# lake | See | lake
sky .3 -.6; soft far -.4 .02 -.1 -.28 .1 -.4 .35 -.2 .55 .02
soft far .45 .02 .65 -.34 .9 -.52 1.1 -.36 1.4 .02; band water 0
soft far-.04 -.4 -.02 -.1 .28 .1 .4 .35 .2 .55 -.02; soft far-.04 .45 -.02 .65 .34 .9 .52 1.1 .36 1.4 -.02
line light .007 .2 .3 .34 .3; line light .007 .7 .46 .86 .46; line light .007 .24 .66 .4 .66
line light .007 .6 .84 .72 .84
front: =line leafDark .01 .02 1.2 .03 .1; =line trunk .028 .03 .1 .03 .3; =line leafDark .01 .08 1.2 .08 .36
=line trunk .028 .08 .36 .08 .54; =line leafDark .01 .13 1.2 .15 .6; =line trunk .022 .148 .6 .146 .74
# river | Fluss | river
sky .82 -.7; ridge far -.12 34; band near -.02
soft water+.14 .5 .02 .3 .14 .52 .3 .3 .56 -.3 .84 -.5 1.8 .7 1.8 .5 .84 .74 .54 .78 .32 .42 .14 .54 .02
tree .05 .12 .4; tree .16 .05 .26; tree .92 .16 .5
# pool | Schwimmbad | swimming pool
ground wall; 6*0,.2 line water .004 -.4 -1.1 1.4 -1.1; 17*.1,0 line water .004 -.3 -1.4 -.3 0
band white-.05 -.02; area waterDark .14 .1 .86 .1 1.5 1.6 -.5 1.6
area water+.04 .15 .17 .85 .17 1.5 1.6 -.5 1.6; 4*-.07,.24 =disc a .34 .24 .016
4*-.07,.24 =disc white .3 .36 .018; 7*0,.14 disc a .5 .2 .016; bend dark .014 .9 .5 .9 .06 .85 -.02 .82 .1
bend dark .014 .96 .6 .96 .1 .91 .02 .88 .14
# underwater | Unterwasser | underwater | under | water
ground water; fringe water-.03 -.4 .05 4 2; fringe water-.07 .1 .05 4 2
area water+.05 .12 -1.4 .22 -1.4 .14 .3 -.12 .3; area water+.05 .42 -1.4 .5 -1.4 .44 .3 .26 .3
area water+.05 .74 -1.4 .84 -1.4 .82 .3 .56 .3; soft light-.08 -.5 .5 0 .44 .4 .56 .8 .46 1.5 .54 1.6 2 -.6 2
4*.015,-.2 =disc light .14 0 .013
front: =bend leaf .03 .02 1.2 .05 .7 .0 .3 .04 -.2; =bend leafDark .03 .08 1.2 .1 .9 .06 .6 .09 .3
bend leaf .03 .15 1.2 .17 .8 .13 .5 .16 .2
# reef | Korallenriff | coral reef | under | water
ground water; soft far -.5 .3 0 -.45 .18 -.3 .26 .2 .74 .3 .82 -.2 1 -.5 1.5 0 1.6 2 -.6 2
bend c .036 .08 .1 .07 -.3 .0 -.7; bend c .036 .08 0 .11 -.4 .08 -.8; bend c .036 .08 0 .14 -.3 .19 -.6
bend c .03 .1 -.2 .2 -.2 .25 -.36; bend a .036 .92 .1 .93 -.3 .99 -.74; bend a .036 .92 0 .9 -.4 .91 -.86
bend a .036 .92 0 .87 -.3 .82 -.64; 4*.03,.02 line d .026 .1 .5 .09 .1
4*.03,.02 line bloom .026 .81 .5 .81 .1; soft waterDark -.5 .3 .1 .3 .3 .5 .7 .5 .9 .26 1.5 .3 1.6 2 -.6 2
front: disc bloom .03 1 .1; disc bloom-.08 .03 .94 .05; disc a .16 1.05 .08; disc a-.08 .16 1 .04
disc c .97 1 .12; disc c-.08 .97 .93 .06; disc d .84 1.05 .08; disc d-.08 .84 1.02 .04
# deep-sea | Tiefsee | deep sea | dark | water
ground waterDark; band waterDark-.03 -.6; band waterDark-.06 -.2; band waterDark-.09 .2; band waterDark-.12 .6
stars 40 1
area front-.06 -.5 2 -.3 .1 .05 -.3 .1 .2 .16 .3 .22 .9 .5 .94 .78 .8 .84 .2 .9 .3 .94 -.1 1.3 0 1.5 2
# ice | Polarmeer | polar sea
sky .5 -.28; band water 0; area white -.06 .06 .02 -.3 .12 -.5 .22 -.25 .34 .06
area white-.1 .12 -.5 .22 -.25 .34 .06 .18 .06 .15 -.25
area white .72 .06 .78 -.22 .87 -.36 .94 -.18 1.04 .06
area white-.1 .87 -.36 .94 -.18 1.04 .06 .92 .06 .9 -.18
area white-.14 .05 .27 .1 .17 .24 .16 .28 .26 .2 .32 .1 .32
area white .05 .23 .1 .13 .24 .12 .28 .22 .2 .28 .1 .28
area white-.14 .7 .33 .76 .22 .9 .2 .94 .31 .88 .4 .76 .4
area white .7 .28 .76 .17 .9 .15 .94 .26 .88 .35 .76 .35
area white-.14 .08 .68 .24 .4 .78 .37 .94 .65 .76 1 .3 1.04
area white .08 .61 .24 .34 .78 .31 .94 .58 .76 .92 .3 .96
# waterfall | Wasserfall | waterfall
sky; area mid -.5 .1 -.5 -.8 .16 -.86 .3 -.76 .7 -.76 .86 -.9 1.5 -.84 1.5 .1
area water+.08 .26 .1 .3 -.76 .7 -.76 .74 .1; 3*.05,.14 =line white .01 .31 -.74 .29 -.3
=area trunk+.1 -.4 .2 -.4 -.7 .12 -.6 .18 -.2 .3 .2; band water .06; fringe white .02 -.08 7 .14
bend light .007 .2 .5 .3 .53 .4 .5; bend light .007 .62 .66 .72 .69 .82 .66
bend light .007 .3 .84 .4 .87 .5 .84
front: =plant fern .02 1.1 .24 .2; =plant fern .1 1.1 .16
`,
  'hours',
)

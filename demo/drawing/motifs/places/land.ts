import type { Place } from '../part.ts'
import { placesOf } from './scenery.ts'

export const LAND: Readonly<Record<string, Place>> = placesOf(
  `
# meadow | Wiese | meadow
sky .78; clouds 2; ridge far -.1 30; ridge near 0 10; tufts leaf .16 20 24
front: plant daisy .04 1.06 .2; plant poppy .11 1.06 .16; plant grass .2 1.06 .15; plant daisy .82 1.06 .15
plant poppy .9 1.06 .2; plant grass .97 1.06 .2
# alps | Berge | mountains
sky .25 -.7; peaks far 0 .8; ridge near 0 12; tree cone .04 .06 .4; tree cone .93 .06 .46
# forest | Wald | forest
sky; 9*.11,0 area far .05 -1.6 .07 -1.6 .08 .02 .04 .02; band near 0; =area mid .16 -1.6 .19 -1.6 .2 .1 .15 .1
area mid .3 -1.6 .33 -1.6 .33 .06 .29 .06; area mid .68 -1.6 .71 -1.6 .73 .1 .68 .1
=soft trunk -.1 -1.6 .06 -1.6 .05 -.4 .06 .3 .11 .5 -.1 .5; fringe leafDark -.86 .14 6 -2
front: =plant fern .02 1.1 .3 .1; =plant fern .11 1.1 .2 .2
# birch-wood | Birkenwald | birch wood
sky .5 -.35 .8; fringe leafLight -.16 -.14 7 .1; band near 0
4*.09,.04 area white .02 -1.6 .055 -1.6 .06 .04 .015 .04
4*.09,-.04 area white .68 -1.6 .71 -1.6 .715 .2 .67 .2; 4*.09,.24 line dark .012 .02 -.9 .04 -.88
4*.09,.17 line dark .012 .035 -.66 .055 -.64; 4*.09,.13 line dark .012 .02 -.4 .04 -.38
4*.09,-.1 line dark .012 .68 -.5 .7 -.48; 4*.09,.2 line dark .012 .69 -.84 .71 -.82
4*.09,.11 line dark .012 .675 -.24 .695 -.22
# park | Park | park
sky .8 -.75; tree round .08 .03 .6; tree round .24 .03 .5; tree round .76 .03 .54; tree round .92 .03 .62
band leafDark -.09 .03; band near .02
soft light .42 .03 .58 .03 .7 .14 .5 .4 .66 .8 .9 1.4 .1 1.4 .2 .8 .22 .36 .5 .14
=line dark .014 .1 .25 .1 -.42; =disc glow .1 -.44 .034; =box trunk .0 .1 .2 .13; =box trunk .0 .18 .2 .22
# snow | Schnee | snow
sky; tree cone .05 .02 .5; tree cone .16 .02 .3; tree cone .27 .02 .2; tree cone .8 .02 .26
tree cone .94 .02 .46; soft white -.5 -.02 0 -.1 .3 .02 .7 0 1 -.1 1.5 0 1.6 2 -.6 2
soft white-.06 .4 .5 .8 .26 1.3 .2 1.4 .8 .9 .44; soft white-.06 -.4 .2 .1 .24 .45 .4 .1 .36 -.4 .5
soft white-.06 .1 .9 .5 .7 .8 .8 1.2 1.2 .5 .84
front: snow
# desert | Wüste | desert
sky .5 -.16 2.2; area mid -.4 0 -.2 -.3 .14 -.3 .17 -.14 .24 -.14 .3 0
area mid .72 0 .77 -.42 .84 -.42 .86 -.2 1.4 -.2 1.4 0; band near 0; line leafDark .05 .08 .2 .08 -.4
bend leafDark .032 .08 -.06 .14 -.1 .14 -.24; bend leafDark .032 .08 .04 .02 -.02 .02 -.16
line leafDark .05 .92 .5 .92 -.26; bend leafDark .032 .92 .1 .86 .04 .86 -.12
bend leafDark .032 .92 .2 .98 .12 .98 -.06; bend dark .004 .2 .3 .3 .33 .5 .3
bend dark .004 .5 .86 .6 .89 .8 .86; bend dark .004 .1 .7 .2 .73 .34 .7
# canyon | Schlucht | canyon
sky .5 -.7; area far .1 0 .3 -.32 .42 -.32 .46 -.12 .6 -.12 .65 -.4 .76 -.4 .9 0; band near 0
=area trunk+.14 -.5 -.3 .3 -.3 .36 .14 -.5 .14; =area trunk+.06 -.5 -.56 .22 -.56 .26 -.3 -.5 -.3
=area trunk+.14 -.5 -.78 .15 -.78 .18 -.56 -.5 -.56; =area trunk+.06 -.5 -1.4 .08 -1.4 .11 -.78 -.5 -.78
3*-.03,-.22 =line trunk-.05 .006 -.4 -.2 .26 -.2; =line trunk-.05 .006 -.4 0 .3 0
# dunes | Dünen | sand dunes
sky .85 -.75; soft far -1.2 0 -.3 -.06 .2 -.44 .7 -.06 1.6 0 1.6 2 -1.2 2
soft far-.08 .2 -.44 .3 -.2 .2 .2 .8 .2 .72 -.05; soft mid -.6 .16 .3 .06 .8 -.28 1.3 .06 2 .1 2 2 -.6 2
soft mid-.08 .8 -.28 .7 -.06 .84 .2 .4 .4 .3 .07; soft near -1.2 .1 .1 -.06 .5 .16 1 .32 2 .34 2 2 -1.2 2
4*0,.16 bend near-.08 .006 -.2 .44 .3 .38 .7 .5 1.2 .4
# furrows | Acker | ploughed field
sky .2 -.3; tree poplar .74 0 .36; tree poplar .81 0 .34; tree poplar .88 0 .37; band leafDark -.05 .1
band near 0; area trunk+.06 .49 0 .4 1.6 .6 1.6; =area trunk+.06 .46 0 -.1 1.6 .2 1.6
=area trunk+.06 .42 0 -.7 1.6 -.35 1.6; =area trunk+.06 .37 0 -1.4 1.6 -.95 1.6
=area trunk+.06 .3 0 -2.2 1.6 -1.7 1.6; =area trunk+.06 .22 0 -3.2 1.6 -2.6 1.6
=area trunk+.06 .12 0 -4.4 1.6 -3.7 1.6
# orchard | Obstgarten | orchard
sky; band near 0; =line trunk .016 .34 .04 .34 -.2; =disc leaf .34 -.24 .07; =disc leafDark .25 .16 .12 0 .2
=line trunk .026 .25 .14 .25 -.3; =disc leaf .24 -.4 .12; =line trunk .045 .06 .46 .06 -.4
=disc leaf .06 -.55 .22; 2*.05,.08 =disc bloom .2 -.45 .017; =disc bloom .25 -.5 .017
3*.06,.1 =disc bloom .01 -.6 .028; 2*-.06,.16 =disc bloom .1 -.72 .028
# vineyard | Weinberg | vineyard
sky .25 -.65; ridge far -.08 24; soft mid -.2 .1 .2 .02 .5 -.18 .8 -.5 1.2 -.66 1.6 -.7 1.6 .3 -.2 .3
9*.1,.01 bend leafDark .026 .26 .02 .56 -.16 .82 -.46; area white .8 -.46 .8 -.62 .92 -.62 .92 -.54
area a .78 -.61 .86 -.74 .94 -.61; band near 0; =line trunk .018 .04 .34 .04 -.2
=line trunk .014 .17 .12 .17 -.22; =bend leafDark .008 -.1 -.14 .04 -.16 .17 -.18
3*.02,.09 =disc leaf .02 -.16 .045; 2*-.02,.08 =disc leaf .17 -.16 .032
# jungle | Dschungel | jungle
sky; fringe far -.5 -.2 4 .2; fringe mid -.16 .1 5 .4; band near .02
bend leafDark .012 .2 -1.3 .24 -.9 .18 -.62 .22 -.4; bend leafDark .012 .3 -1.3 .28 -.9 .32 -.7
bend leafDark .012 .72 -1.3 .7 -.9 .76 -.5
front: =plant monstera -.04 .2 .4 .9; =plant monstera -.04 -.95 .45 1.9; =plant monstera -.02 1.05 .45 .3
=plant fern .12 1.1 .24 .25; =plant fern .02 .6 .3 .9; =plant monstera .2 -1.1 .26 2.6
# moon | Mond | moon | dark | sky
sky; stars 60 0; disc water .82 -.68 .13; disc leaf .8 -.72 .055; disc leaf .845 -.64 .035
disc white .84 -.75 .03 .4; soft light-.1 -.6 .12 0 .01 .5 -.03 1 .01 1.6 .12 1.6 2 -.6 2
disc light-.17 .12 .22 .1 .32; disc light-.24 .12 .24 .085 .28; disc light-.17 .86 .16 .07 .32
disc light-.24 .86 .18 .06 .28; disc light-.17 .92 .62 .17 .32; disc light-.24 .92 .65 .145 .28
disc light-.17 .2 .78 .14 .32; disc light-.24 .2 .8 .12 .28; disc light-.17 .6 .09 .04 .32
# space | Weltall | outer space | dark | sky
sky; soft far -.3 .4 .2 -.2 .6 -.5 1.3 -1.3 1.4 -.8 .8 -.2 .3 .3 -.3 1; stars 110 1.2; disc c .1 -.74 .15
arc light .02 .1 -.74 .24 150 390 .25; disc a .98 .92 .3; disc a-.08 .92 .8 .07; disc a-.08 1 .5 .04
disc d .9 -.66 .05
# night-sky | Sternenhimmel | starry sky | dark
sky; arc light .005 .5 -.55 .12 20 230; arc light .005 .5 -.55 .24 100 330; arc light .005 .5 -.55 .38 190 380
arc light .005 .5 -.55 .54 250 420; arc light .005 .5 -.55 .7 130 350; arc light .005 .5 -.55 .9 180 330
stars 90 0; disc sun .5 -.55 .02; tree cone front .02 .04 .3; tree cone front .09 .04 .2
tree cone front .15 .04 .15; tree cone front .88 .04 .2; tree cone front .96 .04 .34; ridge front 0 8
# clouds | Wolken | clouds
sky .2 -.7 1.3; cloud white .76 -.74 .3; fringe white-.1 .02 -.16 5 2; fringe white-.05 .3 -.22 4 2
fringe white .7 -.28 3 2
# volcano | Vulkan | volcano
sky; disc dark+.22 .7 -.72 .06; disc dark+.22 .74 -.82 .09; disc dark+.22 .8 -.92 .13
disc dark+.22 .92 -1 .18; area mid .14 .05 .5 -.36 .63 -.62 .76 -.62 .92 -.3 1.3 .05
area glow .63 -.62 .76 -.62 .74 -.5 .78 -.28 .72 -.38 .7 -.1 .66 -.4 .65 -.5; band near 0
area dark+.1 -.06 .16 0 0 .06 -.02 .12 .16; area dark+.1 .84 .2 .9 .04 .96 .06 1.04 .2
# cave | Höhle | cave
ground front; soft light .1 .4 .14 -.4 .3 -.78 .52 -.86 .74 -.76 .86 -.36 .9 .4; band near .02
front: =area front-.06 -.05 -1.5 .06 -.3 .16 -1.5; =area front-.06 .16 -1.5 .22 -.6 .28 -1.5
area front-.06 .3 -1.5 .36 -.8 .41 -1.5; area front-.06 .6 -1.5 .65 -.74 .7 -1.5
=area front-.06 -.1 1.5 .02 .3 .12 1.5; =area front-.06 .06 1.5 .14 .7 .22 1.5
# garden | Garten | garden
sky .2 -.7; fringe leaf -.34 -.12 6 .2; band white-.03 -.2 -.165; band white-.03 -.07 -.035
21*.08,0 area white -.32 .04 -.32 -.24 -.3 -.3 -.28 -.24 -.28 .04; band near 0
front: =plant tulip .02 1.06 .3; plant tulip .09 1.06 .22; =plant daisy .16 1.06 .18; plant daisy .92 1.06 .24
# island | Insel | island
sky .22 -.6; band water 0; 3*-.04,.08 =line light .008 .1 .08 .24 .08; disc light .5 .68 .6 .42
disc near .5 .66 .55 .38; tree palm .84 .5 .95
# moor | Moor | moorland
sky .7 -.3; band far -.2 -.15; band mid -.1 -.05; band near 0; disc water+.06 .2 .1 .2 .14
disc water+.06 .85 .2 .24 .14; disc water+.06 .1 .42 .22 .14; disc water+.06 .76 .62 .3 .14
disc water+.06 .2 .86 .3 .14; =bend trunk .024 .07 .12 .08 -.3 .13 -.64
=bend trunk .012 .08 -.3 .15 -.42 .2 -.4; =bend trunk .01 .1 -.44 .04 -.62
front: =plant grass .04 1.06 .26; =plant grass .14 1.06 .18
`,
  'hours',
)

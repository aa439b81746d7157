import type { Part } from '../part.ts'
import { CODED_OUTDOORS } from './coded.ts'
import { things } from './things.ts'
import { VEHICLES } from './vehicles.ts'

const BUILDINGS = things(`
house | Haus | house | wall white a c
  trunk b 22 74 12 24; ? b -44 0 88 62; ?-7 p -44 62 0 92 44 62; ! p -56 56 0 100 56 56 48 50 0 88 -48 50;
  pane b -34 30 22 22; pane b 12 30 22 22; white k 2.4 -23 30 -23 52; white k 2.4 23 30 23 52; white k 2.4
  -34 41 -12 41; white k 2.4 12 41 34 41; ! b -9 0 18 30; glow o 5 14 2; pane e 0 70 8
tower | Turm | tower
  ? p -20 0 -16 70 16 70 20 0; ?-8 p 6 0 5 70 16 70 20 0; ?+6 p -22 66 -22 76 22 76 22 66; ! p -26 76 0 104
  26 76; dark k 2 0 100 0 110; bloom p 0 110 16 106 0 102; pane b -4 48 8 12 4; pane b -4 28 8 12 4; dark d
  0 0 7 18 0 180
church | Kirche | church | white wall light
  ? b -14 0 68 40; ! p -18 38 -4 62 46 62 60 38; ? b -44 0 34 62; ! p -48 60 -27 100 -6 60; dark k 2.4 -27
  98 -27 114; dark k 2.4 -32 109 -22 109; white e -27 50 8; dark k 2 -27 50 -27 56; dark k 2 -27 50 -23 50;
  dark b -33 0 12 22 6; pane b 0 10 9 20 4; pane b 17 10 9 20 4; pane b 34 10 9 20 4
castle | Burg | castle | a c d wall mid
  ?-7 b -24 30 48 44; ?-7 b -24 74 10 8; ?-7 b -5 74 10 8; ?-7 b 14 74 10 8; ? b -62 0 124 40; ? b -52 40 10
  8 x3 20 0; ? b 12 40 10 8 x2 20 0; ?+4 b -72 0 26 62; ?+4 b 46 0 26 62; ! p -76 60 -59 92 -42 60; ! p 42
  60 59 92 76 60; ! p -16 78 0 106 16 78; ?+4 b -12 60 24 20; bloom p 0 120 18 114 0 108; dark k 2 0 104 0
  120; dark d 0 0 13 26 0 180; pane b -63 36 8 14 4; pane b 55 36 8 14 4; pane b -4 52 8 14 4
lighthouse | Leuchtturm | lighthouse | bloom a d
  white p -22 4 -13 74 13 74 22 4; <? b -30 4 60 16; <? b -30 36 60 14; <? b -30 62 60 14; dark b -19 73 38
  5 2; glow b -10 78 20 13; dark k 2 -10 78 -10 91; dark k 2 0 78 0 91; dark k 2 10 78 10 91; ? d 0 91 14 11
  0 180; trunk s -60 0 -40 8 0 10 40 8 60 0; dark b -5 8 10 16 5; dark b -3 52 6 8 3; glow p 14 80 70 70 70
  100 14 90
windmill | Windmühle | windmill | trunk wall a white
  ? p -28 0 -17 60 17 60 28 0; ?-8 p 10 0 8 60 17 60 28 0; ! d 0 60 20 18 0 180; dark b -6 0 12 22 6; pane b
  -4 34 8 10; white-6 p 2 60 5 58 36 92 22 104 14 96; white-6 p -2 62 -5 60 -36 98 -26 108 -18 102; white-6
  p -2 58 -5 62 -40 28 -28 18 -20 24; white-6 p 2 58 5 62 40 30 30 18 22 24; trunk k 3 -36 26 36 96; trunk k
  3 36 24 -34 102; dark e 0 60 5
wind-turbine | Windrad | wind turbine
  white-9 p -4 0 -2 66 2 66 4 0; white s -2 68 -6 82 0 104 4 82 3 68; white s 0 66 14 62 34 48 12 54 0 63;
  white s 1 64 -10 54 -32 48 -16 62 0 68; ? e 0 66 4
barn | Scheune | barn | bloom a trunk
  ? p -54 0 -54 56 -36 86 0 100 36 86 54 56 54 0; dark k 6 -60 52 -38 88 0 102 38 88 60 52; white b -24 0 48
  46; ?-9 b -20 0 40 42; white k 4 -20 0 20 42; white k 4 -20 42 20 0; white k 4 0 0 0 42; white b -11 62 22
  20; dark b -7 66 14 13
tent | Zelt | tent | sun a c leaf bloom
  ?-10 p 0 92 96 6 40 0; ? p 0 92 -66 0 44 0; dark p 0 80 -22 0 20 0; ! p 0 80 -22 0 -34 2 -6 60; dark k 3 0
  92 0 102; trunk k 2 0 96 -92 0; trunk k 2 0 96 112 4; ?+7 p 0 92 -66 0 -56 0 2 78
market-stall | Marktstand | market stall | bloom a c leafDark
  trunk b -62 0 6 80; trunk b 56 0 6 80; ? p -56 98 56 98 74 66 -74 66; white p -35 98 -14 98 -18 66 -46 66;
  white p 7 98 28 98 40 66 13 66; ? d -61 66 13 9 180 360; white d -34 66 14 9 180 360; ? d -6 66 14 9 180
  360; white d 22 66 14 9 180 360; ? d 52 66 15 9 180 360; bloom e -48 38 9; bloom e -32 38 9; glow e -14 38
  9; glow e 2 38 9; leaf e 20 38 9; leaf e 36 38 9; sun e 50 38 8; bloom e -40 46 8; glow e -6 46 8; leaf e
  28 46 8; trunk+8 b -68 0 136 36 2; trunk-4 k 3 -68 18 68 18
fountain | Brunnen | fountain | light wall trunk
  water+6 l 4 0 76 -20 100 -44 86 -50 36; water+6 l 4 0 76 20 100 44 86 50 36; water+10 l 4 0 76 -8 92 -20
  84 -24 62; water+10 l 4 0 76 8 92 20 84 24 62; ? b -6 24 12 52; ? d 0 62 32 14 180 360; water e 0 62 32 5;
  ?-7 p -66 26 66 26 56 0 -56 0; water e 0 27 66 9; ? a 5 0 27 66 9 0 360; ?-4 b -6 24 12 38
bridge-arch | Brücke | bridge | trunk wall a mid
  ? p -150 0 -150 78 -60 96 0 100 60 96 150 78 150 0 112 0 108 22 92 42 68 50 44 42 28 22 24 0 -24 0 -28 22
  -44 42 -68 50 -92 42 -108 22 -112 0; ?+7 p -156 80 -60 100 0 104 60 100 156 80 156 72 60 90 0 94 -60 90
  -156 72; ?-9 l 5 -112 2 -106 28 -90 48 -68 55 -46 48 -30 28 -24 2; ?-9 l 5 112 2 106 28 90 48 68 55 46 48
  30 28 24 2
statue | Statue | statue | leaf light far mid
  ?-9 b -30 0 60 8; ?-6 b -24 8 48 26; ?-9 b -28 32 56 6; ? p -14 38 -18 74 16 74 14 38; ? r 8 7 6 | 14 72
  28 84 30 102; ? r 8 7 7 | -14 72 -24 58 -14 48; ? e 0 84 9 11; ?-8 l 3 -6 40 -4 56 6 72; ?-8 l 3 6 40 6 54
  14 66; glow s 30 102 36 112 30 122 24 112; light b -14 14 28 12 2
`)

const STREET_AND_GARDEN = things(`
bench | Parkbank | bench | trunk a c leafDark
  dark k 6 -62 46 -68 0; dark k 6 62 46 68 0; dark k 5 -58 44 -64 98; dark k 5 58 44 64 98; ? b -84 40 168
  12 3; ?+4 b -82 62 164 13 3; ?+4 b -84 82 168 13 3
street-lamp | Laterne | street lamp
  dark b -9 0 18 8 2; dark b -2.6 6 5.2 68; dark k 4 -9 70 9 70; glow p -7 72 -11 90 11 90 7 72; dark p -14
  89 0 100 14 89; dark o 0 101 2.6; dark k 1.6 -3 72 -4 90; dark k 1.6 3 72 4 90
traffic-light | Ampel | traffic light | a front trunk
  dark b -3 0 6 46; dark b -11 0 22 6 2; ? b -16 40 32 60 8; dark e 0 87 9; dark e 0 70 9; dark e 0 53 9;
  bloom e 0 87 7.4; glow e 0 70 7.4; leaf e 0 53 7.4
signpost | Wegweiser | signpost
  trunk b -4 0 8 100; ? p -10 72 44 72 58 82 44 92 -10 92; ! p 10 48 -44 48 -58 58 -44 68 10 68; ?+5 p -10
  28 30 28 42 36 30 44 -10 44; white k 4 0 82 34 82; white k 4 -34 58 -2 58; white k 3 0 36 22 36
letterbox | Briefkasten | letterbox | bloom glow a
  trunk b -5 0 10 46; white p -6 84 34 92 38 108 -4 100; ? p -40 42 -40 70 -34 86 -16 94 28 94 42 86 46 70
  46 42; ?-9 p -40 42 -40 70 -34 86 -20 90 -8 86 -2 70 -2 42; dark k 5 6 72 36 72; glow b 40 66 5 32; glow b
  40 86 18 12
fence | Zaun | fence | white trunk a
  ?-9 b -150 24 300 9; ?-9 b -150 62 300 9; ? p -142 0 -142 88 -131 100 -120 88 -120 0 x9 32.7 0
carousel | Karussell | carousel | bloom a c
  trunk b -4 6 8 56; glow k 3 -44 10 -44 60; glow k 3 44 10 44 60; glow k 3 -18 10 -18 60; glow k 3 18 10 18
  60; white s -64 40 -56 44 -48 38 -36 38 -28 42 -30 32 -34 22 -38 30 -50 30 -56 18 -58 32; ! s 24 40 32 44
  40 38 52 38 60 42 58 32 54 22 50 30 38 30 32 18 30 32; bloom b -48 34 12 7 3; glow b 40 34 12 7 3; ? p 0
  98 66 62 -66 62; white p 0 98 -40 62 -14 62; white p 0 98 14 62 40 62; ? d -55 62 11 10 180 360; white d
  -33 62 11 10 180 360; ? d -11 62 11 10 180 360; white d 11 62 11 10 180 360; ? d 33 62 11 10 180 360;
  white d 55 62 11 10 180 360; !-5 b -64 0 128 12 4; dark k 2 0 96 0 108; glow p 0 108 14 104 0 100
swing | Schaukel | swing | trunk a bloom c
  ? k 6 -52 100 -66 0; ? k 6 -52 100 -38 0; ? k 6 52 100 66 0; ? k 6 52 100 38 0; ? k 7 -56 98 56 98; dark k
  2.4 -16 98 -8 32; dark k 2.4 20 98 28 32; ! b -14 26 48 8 3
slide | Rutsche | slide | bloom glow a
  ! k 5 -56 0 -44 98; ! k 5 -30 0 -24 98; ! k 4 -52 16 -30 16; ! k 4 -50 34 -28 34; ! k 4 -48 52 -27 52; ! k
  4 -46 70 -26 70; ! l 4 -46 86 -38 106 -24 100 -18 80; ? l 13 -40 78 -22 78 -4 66 34 22 54 9 84 8; ?+9 l 3
  -36 84 -20 84 0 70 38 26 56 15 84 14; trunk k 4 20 0 20 34
bunting | Wimpelkette | bunting
  ? p -146 92 -106 70 -116 34; glow p -102 68 -60 52 -76 18; ! p -56 50 -14 44 -34 4; bloom p 14 44 -10 44 0
  44 14 44 34 4 56 50; ? p 60 52 102 68 76 18; glow p 106 70 146 92 116 34; dark l 3 -160 100 -80 60 0 44 80
  60 160 100
scarecrow | Vogelscheuche | scarecrow
  trunk b -3 0 6 70; trunk b -54 54 108 5; glow p -58 50 -70 62 -54 62; glow p 58 50 70 62 54 62; ? p -52 64
  52 64 52 48 20 48 24 20 -24 20 -20 48 -52 48; ! b 2 26 12 12; glow k 3 -20 20 -24 8 x6 8 0; glow-6 e 0 74
  13 13; dark o -5 76 2; dark o 5 76 2; dark l 1.6 -6 69 0 67 6 69; bloom p 0 74 4 71 -3 71; trunk e 0 84 26
  5; trunk p -14 84 -8 102 10 100 14 84
beehive | Bienenstock | beehive
  trunk b -44 0 8 14; trunk b 36 0 8 14; trunk b -54 10 108 7 2; glow-10 b -46 16 92 20 10; glow-4 b -44 34
  88 20 10; glow-10 b -36 52 72 19 9; glow-4 b -26 69 52 17 8; glow-10 b -14 84 28 16 8; dark d 0 17 13 18 0
  180; dark o 52 70 4 3; dark o -58 50 4 3; dark o 44 92 4 3
campfire | Lagerfeuer | campfire
  bloom s -36 14 -44 40 -28 60 -22 48 -10 76 2 100 8 78 22 62 28 72 40 44 34 14; sun s -24 14 -28 34 -14 52
  -8 44 2 72 14 50 22 40 24 14; glow s -12 14 -14 28 0 48 12 28 10 14; trunk k 13 -52 4 44 20; trunk-6 k 13
  52 4 -44 20; light e 55 4 5 6; light e -55 4 5 6
snowman | Schneemann | snowman | bloom a c
  white-3 e 0 26 33 28; white e 0 58 23 20; white e 0 82 16 15; white-9 s 10 2 28 10 31 28 22 44 18 22;
  trunk l 3 -20 62 -40 74 -50 90; trunk l 3 20 62 40 70 54 66; trunk k 2.4 -42 78 -54 80; ? b -18 66 36 8 4;
  ? p 8 70 18 70 20 48 10 50; dark b -20 92 40 4 2; dark b -12 94 24 18 2; ! b -12 96 24 5; dark o -6 85
  2.2; dark o 6 85 2.2; sun p 0 82 0 77 22 77; dark o 0 56 2.4; dark o 0 46 2.4; dark o 0 30 2.6
sandcastle | Sandburg | sandcastle | bloom a d
  glow-8 s -96 0 -70 16 0 20 70 16 96 0; glow-14 b -52 12 104 34; glow-10 b -70 8 34 56; glow-10 b 36 8 34
  56; glow-10 b -70 64 9 8 x3 12.5 0; glow-10 b 36 64 9 8 x3 12.5 0; glow-6 b -20 30 40 50; glow-6 b -20 80
  10 9 x3 15 0; trunk d 0 14 11 22 0 180; trunk b -58 36 9 12 4; trunk b 49 36 9 12 4; dark k 2.4 0 86 0
  116; ? p 0 116 24 108 0 100; white e -26 22 6 5; bloom e 24 24 5
parasol | Sonnenschirm | parasol | bloom a sun d
  trunk k 5 0 0 0 92; ? d 0 58 70 38 0 180; white d 0 58 44 38 0 180; ? d 0 58 17 38 0 180; ? d -57 58 13 7
  180 360; white d -31 58 14 7 180 360; ? d 0 58 17 7 180 360; white d 31 58 14 7 180 360; ? d 57 58 13 7
  180 360; trunk k 4 0 94 0 102
deckchair | Liegestuhl | deckchair | bloom a sun c
  trunk k 7 -62 100 54 0; trunk k 7 -48 0 48 54; trunk k 6 -20 30 -66 2; ? s -64 102 -58 92 -34 56 -4 34 30
  40 50 54 44 60 20 50 -2 46 -26 66 -52 100; ?+9 l 3 -56 94 -30 58 -2 39 40 52; trunk k 7 34 56 58 48
`)

export const OUTDOORS: Readonly<Record<string, Part>> = {
  ...BUILDINGS,
  ...VEHICLES,
  ...STREET_AND_GARDEN,
  ...CODED_OUTDOORS,
}
